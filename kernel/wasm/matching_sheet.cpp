// Score sheets of Triominos.

#include "matching_sheet.hpp"

#include <algorithm>

namespace cornerwise::matching {
namespace {

// Whether the deal ended by itself, and not because somebody reached the target in its middle.
bool deal_ended(const Rules& rules, const Status& now) {
    return now.passes == rules.seats || (now.first_out != NOBODY && (rules.ends_at_once || now.circuit == 0));
}

void add_turn(const Referee& referee, const State& state, Move move, std::vector<Scored>& found) {
    const Rules& rules = referee.rules;
    const Status& now = state.now;
    const auto add = [&](std::string_view item, int points) {
        if (points) found.push_back({now.mover, item, points});
    };
    if (move == DRAW) {
        add("draw", -rules.draw_cost);
    } else if (move == PASS && now.drawn == MOST_DRAWS) {
        add("third-draw", -rules.third_cost);
    } else if (is_lay(move)) {
        const LayPoints lay = lay_points(rules, state.table, move);
        add("tile", lay.tile);
        add("bridge", lay.bridge);
        add("hexagon", lay.hexagon);
        add(value_of(tile_of(move)) ? "opening-triple" : "opening-zero", lay.opening);
        if (now.held[now.mover] == 1) add("out", now.first_out == NOBODY || !rules.first_out_only ? rules.out : 0);
    }
}

}  // namespace

LayPoints lay_points(const Rules& rules, const Table& table, Move lay) {
    const int tile = tile_of(lay);
    LayPoints found{};
    found.hexagons = table.joins(cell_of(lay), found.is_bridge);
    found.tile = rules.tile_points < 0 ? value_of(tile) : rules.tile_points;
    found.bridge = found.is_bridge ? rules.bridge : 0;
    found.hexagon = rules.hexagons[found.hexagons];
    if (!table.count() && !rules.lots && is_triple(tile)) found.opening = value_of(tile) ? rules.opening_triple : rules.opening_zero;
    found.points = found.tile + found.bridge + found.hexagon + found.opening;
    return found;
}

std::vector<Scored> scored(const Referee& referee, const State& state, Move move) {
    std::vector<Scored> found;
    const int turn = referee.turn(state);
    if (turn == NOBODY || turn == CHANCE) return found;
    add_turn(referee, state, move, found);
    State after = state;
    if (!referee.play(after, move) || !deal_ended(referee.rules, after.now) || !referee.rules.hands_count) return found;
    int32_t hands[MOST_SEATS] = {};
    referee.hand_points(after.now, after.now.hands, hands);
    for (int seat = 0; seat < referee.rules.seats; ++seat)
        if (hands[seat]) found.push_back({seat, "hands", hands[seat]});
    return found;
}

}  // namespace cornerwise::matching
