// The errors of all moves at the root of a placing search.
#pragma once

#include <vector>

#include "search.hpp"
#include "value_errors.hpp"

namespace cornerwise {

struct SeatErrors {
    std::vector<double> shares, margins;
};

// For every move and seat; those of a proven move mean nothing.
inline std::vector<SeatErrors> root_errors(const std::vector<RootMove>& moves, int seats) {
    const size_t all = static_cast<size_t>(seats);
    std::vector<SeatErrors> errors(moves.size(), {std::vector<double>(all), std::vector<double>(all)});
    const auto count = [&](size_t i) { return moves[i].proven ? 0.0 : static_cast<double>(moves[i].fresh); };
    for (size_t seat = 0; seat < all; ++seat) {
        value_errors(
            moves.size(), PLACING_RELIABILITY, USUAL_SHARES, count, [&](size_t i) { return double{moves[i].share[seat]}; },
            [&](size_t i) { return double{moves[i].share_square[seat]}; },
            [&](size_t i, double error) { errors[i].shares[seat] = error; });
        value_errors(
            moves.size(), PLACING_RELIABILITY, USUAL_POINTS, count, [&](size_t i) { return double{moves[i].margin[seat]}; },
            [&](size_t i) { return double{moves[i].margin_square[seat]}; },
            [&](size_t i, double error) { errors[i].margins[seat] = error; });
    }
    return errors;
}

}  // namespace cornerwise
