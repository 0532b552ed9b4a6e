// Finished games of self-play as arrays for Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include "selfplay.hpp"

namespace cornerwise {

namespace nb = nanobind;

template <class T, int Dimensions>
using Made = nb::ndarray<nb::numpy, T, nb::ndim<Dimensions>>;

struct FinishedGames {
    Made<uint32_t, 2> about;  // game x (plies, random plies at the beginning, which game of its slot it is, slot)
    Made<float, 2> shares, margins;  // game x seat
    Made<uint32_t, 1> moves;         // of all games, one after another
    Made<uint32_t, 2> target_at;     // target x (game, ply)
    Made<uint32_t, 2> target_moves;  // target x TARGETS
    Made<float, 2> target_parts;
    Made<float, 2> target_shares, target_margins;  // target x seat
};

// Takes them out of all slots.
FinishedGames take_finished(KeptGames& kept, uint32_t slots, size_t seats);

}  // namespace cornerwise
