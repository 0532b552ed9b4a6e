// What a net is shown of a position, in the mover's frame: colours in turn order from the one to move, seats in order
// from the one that moves it.
#pragma once

#include "forest.hpp"
#include "referee.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

constexpr int PLANES = 3;  // of a colour: its cells, the cells it may go on by, the cells closed to it
constexpr int MARKS = 5;   // of a colour: see below

template <int W>
FeatureShape feature_shape(const Referee<W>& referee) {
    const int colours = referee.rules.colours;
    return {PLANES * colours, W, colours * (referee.table.piece_count + colours + MARKS) + 2, colours,
            static_cast<int>(referee.rules.parties.size())};
}

// `state` knows whose turn it is, and the game is not over. Writes [PLANES * colours][W] words and the numbers.
template <int W>
void write_features(const Referee<W>& referee, const State<W>& state, uint64_t* planes, uint8_t* numbers) {
    const Rules& rules = referee.rules;
    const int seats = static_cast<int>(rules.parties.size()), turn = state.small.turn, me = referee.mover(state, turn);
    for (int i = 0; i < rules.colours; ++i) {
        const int colour = (turn + i) % rules.colours;
        const Bits<W> closed = referee.forbidden(state, colour);
        const Bits<W> shown[PLANES] = {state.colour[colour].own, referee.attach(state, colour).without(closed), closed};
        std::memcpy(planes, shown, sizeof shown);
        planes += PLANES * W;

        const Supply& supply = state.supply[referee.supply_of(colour)];
        for (int piece = 0; piece < referee.table.piece_count; ++piece) *numbers++ = static_cast<uint8_t>(supply.copies(piece));
        const int next = (referee.mover(state, colour) + seats - me) % seats, owner = referee.owner(state, colour, 0);
        for (int seat = 0; seat < rules.colours; ++seat) *numbers++ = seat == next;
        const int laid = state.small.pieces[colour];
        *numbers++ = rules.parties[owner] == rules.parties[me];
        *numbers++ = seats > 1 && referee.owner(state, colour, 1) >= 0;  // all lay it in turn
        *numbers++ = state.small.out >> colour & 1;
        *numbers++ = laid > 0;
        *numbers++ = laid > 0 && referee.table.piece_size[state.small.last[colour]] == 1;  // P8: worth points at the end
    }
    *numbers++ = referee.choosing(state);
    *numbers++ = state.small.chosen;
}

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
