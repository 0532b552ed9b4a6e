// What moves of a matching game score, and for what: rules/matching_sheet.py.
#pragma once

#include <string_view>
#include <vector>

#include "../matching.hpp"

namespace cornerwise::matching {

struct Scored {
    int seat;
    std::string_view item;
    int points;
};

// What laying a tile on an open cell brings, going out apart.
struct LayPoints {
    int points, tile, bridge, hexagon, opening;
    int hexagons;
    bool is_bridge;
};
LayPoints lay_points(const Rules& rules, const Table& table, Move lay);

// What a legal move scores: for which seat, for what, and how much (M5, M6, M8, M9).
std::vector<Scored> scored(const Referee& referee, const State& state, Move move);

}  // namespace cornerwise::matching
