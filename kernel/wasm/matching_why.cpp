// Why a move of Triominos is none.

#include "matching_why.hpp"

#include "json.hpp"
#include "matching_notation.hpp"

namespace cornerwise::matching {
namespace {

std::string about_tile(int tile) { return Json().object().name("tile").text(format_tile(tile)).end().take(); }

Violation of_chance(const Referee& referee, const State& state, Move move) {
    const Phase phase = state.now.phase;
    const std::string_view clause = phase == Phase::LOTS ? "M3" : phase == Phase::DEALING ? "M2" : "M6";
    if (!is_outcome(move)) return {"tile-due", clause};
    if (referee.may_come(state) >> tile_of(move) & 1) return {};
    return {"not-in-pile", clause, about_tile(tile_of(move))};
}

Violation of_word(const Referee& referee, const State& state, Move move) {
    const Status& now = state.now;
    if (!state.table.count()) return {"must-begin"};
    if (move == DRAW) {
        if (now.drawn == MOST_DRAWS)
            return {"drawn-enough", {}, Json().object().name("most").whole(MOST_DRAWS).end().take()};
        return now.pile_count ? Violation{} : Violation{"pile-empty"};
    }
    if (move == PASS) {
        if (referee.can_draw(state)) return {"must-draw"};
        return referee.is_legal(state, PASS) ? Violation{} : Violation{"must-lay"};
    }
    if (!referee.rules.time_limit) return {"not-timed"};
    return now.late ? Violation{"time-up"} : Violation{};
}

Violation misfit(const Table& table, Move move) {
    const int cell = cell_of(move), tile = tile_of(move), rotation = rotation_of(move);
    if (table.occupied(cell)) return {"place-taken"};
    if (!table.is_open(cell)) return {"no-side"};
    std::vector<int> wrong;
    for (int corner = 0; corner < 3; ++corner) {
        const int there = table.shown_at(cell, corner);
        if (there >= 0 && there != number_of(tile, rotation + corner)) wrong.push_back(corner);
    }
    if (wrong.empty()) return {};
    Json details;
    details.object().name("found").whole(number_of(tile, rotation + wrong[0]));
    details.name("wanted").whole(table.shown_at(cell, wrong[0])).name("corners").wholes(wrong).end();
    return {"corner-mismatch", {}, details.take()};
}

Violation of_lay(const Referee& referee, const State& state, Move move) {
    const Status& now = state.now;
    const int tile = tile_of(move);
    if (now.late) return {"time-up"};
    if (!(now.hands[now.mover] >> tile & 1)) return {"not-in-hand", {}, about_tile(tile)};
    const bool opening = !state.table.count();
    if (!(referee.playable(state) >> tile & 1)) return {opening ? "opening-tile" : "drawn-tile-only"};
    if (!opening) return misfit(state.table, move);
    return cell_of(move) == ORIGIN && rotation_of(move) == 0 ? Violation{} : Violation{"opening-place"};
}

}  // namespace

Violation violation(const Referee& referee, const State& state, Move move) {
    if (referee.turn(state) == NOBODY) return {"match-over"};
    if (referee.turn(state) == CHANCE) return of_chance(referee, state, move);
    if (is_outcome(move)) return {"no-tile-due"};
    return is_lay(move) ? of_lay(referee, state, move) : of_word(referee, state, move);
}

}  // namespace cornerwise::matching
