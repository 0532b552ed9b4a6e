// The features of a position: the one form in which nets, other evaluators and environments are shown it. Bit planes over the
// cells and small numbers, in the frame of a seat: colours in turn order from one of its own, seats in order from its own.
// For the seat to move that is the colour to move.
#pragma once

#include "selfplay.hpp"
#include "referee.hpp"
#include "scope.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

constexpr int PLANES = 3;  // of a colour: its cells, the cells it may go on by, the cells closed to it
constexpr int CLOSED_PLANE = 2;
constexpr int MARKS = 5;  // of a colour: see below

// Where the colours and the seats are counted from.
struct Frame {
    int colour, seat;
};

// With `scope` more planes and numbers come after the others; see below.
template <int W>
FeatureShape feature_shape(const Referee<W>& referee, bool scope = false) {
    const int colours = referee.rules.colours, pieces = referee.table.piece_count;
    return {(PLANES + (scope ? SCOPE_PLANES : 0)) * colours, W,
            colours * (pieces + colours + MARKS) + 2 + (scope ? colours * pieces : 0), colours,
            static_cast<int>(referee.rules.parties.size())};
}

// Writes [PLANES * colours][W] words and the numbers; returns the end of these.
template <int W>
uint8_t* write_features(const Referee<W>& referee, const State<W>& state, Frame frame, uint64_t* planes, uint8_t* numbers) {
    const Rules& rules = referee.rules;
    const int seats = static_cast<int>(rules.parties.size()), me = frame.seat;
    for (int i = 0; i < rules.colours; ++i) {
        const int colour = (frame.colour + i) % rules.colours;
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
    return numbers;
}

// Of every colour what it can cover soon (scope.hpp): [SCOPE_PLANES * colours][W] words, and which of its pieces fit somewhere.
template <int W>
void write_scopes(const Scopes<W>& scopes, const State<W>& state, int first, uint64_t* planes, uint8_t* numbers) {
    const Referee<W>& referee = scopes.referee();
    for (int i = 0; i < referee.rules.colours; ++i, planes += SCOPE_PLANES * W) {
        const Scope<W> scope = scopes.of(state, (first + i) % referee.rules.colours);
        const Bits<W> shown[SCOPE_PLANES] = {scope.next, scope.later};
        std::memcpy(planes, shown, sizeof shown);
        for (int piece = 0; piece < referee.table.piece_count; ++piece) *numbers++ = scope.pieces >> piece & 1;
    }
}

// The same in the frame of whoever moves: `state` knows who that is, and the game is not over.
template <int W>
void write_features(const Referee<W>& referee, const State<W>& state, uint64_t* planes, uint8_t* numbers, bool scope = false) {
    const int turn = state.small.turn;
    uint8_t* end = write_features(referee, state, {turn, referee.mover(state, turn)}, planes, numbers);
    if (!scope) return;
    write_scopes(Scopes<W>(referee), state, turn, planes + PLANES * referee.rules.colours * W, end);
}

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
