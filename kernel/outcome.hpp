// How a game ends: points of the colours, shares of the win and margins of the seats.
#pragma once

#include "referee.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// What every seat got. The shares of the win add up to one, except in a solo game that failed.
struct Outcome {
    float share[MAX_SEATS];
    float margin[MAX_SEATS];  // points ahead of the best other party
};

// Squares of a colour that nothing lies on: their upper neighbour is free to stand on, or there is none.
template <int W>
int seen_from_above(const Referee<W>& referee, const State<W>& state, int colour) {
    if (!referee.table.solid) return 0;
    uint16_t cells[cells_of(W)];
    const int count = state.colour[colour].own.list(cells);
    int n = 0;
    for (int i = 0; i < count; ++i) {
        const int above = referee.table.above[cells[i]];
        n += above < 0 || !state.closed.test(above);
    }
    return n;
}

template <int W>
Tally tally_of(const Referee<W>& referee, const State<W>& state, int colour) {
    const int pieces = state.small.pieces[colour];
    return {state.colour[colour].own.count(), pieces, pieces ? referee.table.piece_size[state.small.last[colour]] : 0,
            seen_from_above(referee, state, colour)};
}

// P8, P9 and the other scorings.
template <int W>
int points_of(const Referee<W>& referee, const State<W>& state, int colour) {
    const Scoring& scoring = referee.rules.scoring;
    const Tally tally = tally_of(referee, state, colour);
    const int full_cells = scoring.full_cells[colour], full_pieces = scoring.full_pieces[colour];
    int points = scoring.cell_placed * tally.cells + scoring.cell_left * (full_cells - tally.cells) +
                 scoring.piece_placed * tally.pieces + scoring.piece_left * (full_pieces - tally.pieces) +
                 scoring.seen * tally.seen;
    if (tally.pieces == full_pieces) points += scoring.all_placed + scoring.single_last * (tally.last_size == 1);
    return points;
}

// The points of every party, such that more is better. The shared colour counts for nobody.
template <int W>
void party_points(const Referee<W>& referee, const State<W>& state, int* points) {
    const Rules& rules = referee.rules;
    const int seats = static_cast<int>(rules.parties.size());
    int own[MAX_SEATS] = {};
    bool any[MAX_SEATS] = {};
    for (int colour = 0; colour < rules.colours; ++colour) {
        const int seat = referee.owner(state, colour, 0), got = points_of(referee, state, colour);
        if (seats > 1 && referee.owner(state, colour, 1) >= 0) continue;
        if (!any[seat] || !rules.scoring.seat_takes_best)
            own[seat] += got;
        else if (own[seat] < got)
            own[seat] = got;
        any[seat] = true;
    }
    for (int party = 0; party < seats; ++party) points[party] = 0;
    for (int seat = 0; seat < seats; ++seat)
        points[rules.parties[seat]] += rules.scoring.lowest_wins ? -own[seat] : own[seat];
}

template <int W>
Outcome outcome_of(const Referee<W>& referee, const State<W>& state) {
    const Rules& rules = referee.rules;
    const int seats = static_cast<int>(rules.parties.size());
    int points[MAX_SEATS];
    party_points(referee, state, points);
    Outcome outcome = {};
    if (rules.scoring.complete_wins) {  // together against the board
        int missing = 0;
        for (int colour = 0; colour < rules.colours; ++colour)
            missing += rules.scoring.full_pieces[colour] - state.small.pieces[colour];
        for (int seat = 0; seat < seats; ++seat) {
            outcome.share[seat] = missing ? 0.f : 1.f / static_cast<float>(seats);
            outcome.margin[seat] = static_cast<float>(-missing);
        }
        return outcome;
    }
    int best = points[rules.parties[0]], winners = 0;
    for (int seat = 1; seat < seats; ++seat)
        if (points[rules.parties[seat]] > best) best = points[rules.parties[seat]];
    for (int seat = 0; seat < seats; ++seat) winners += points[rules.parties[seat]] == best;
    for (int seat = 0; seat < seats; ++seat) {
        const int mine = rules.parties[seat];
        int other = -1000000;
        for (int rival = 0; rival < seats; ++rival)
            if (rules.parties[rival] != mine && points[rules.parties[rival]] > other) other = points[rules.parties[rival]];
        outcome.share[seat] = points[mine] == best ? 1.f / static_cast<float>(winners) : 0.f;
        outcome.margin[seat] = other == -1000000 ? 0.f : static_cast<float>(points[mine] - other);
    }
    return outcome;
}

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
