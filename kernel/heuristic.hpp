// The features of a move, out of which the search makes its prior by a log-linear model. They are cheap enough to be found
// for every legal move.
#pragma once

#include "referee.hpp"
#include "search.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// The places to stand whose lower neighbour is one of these cells.
template <int W>
Bits<W> on_top_of(const Referee<W>& referee, const State<W>& state, const Bits<W>& cells) {
    uint16_t open[cells_of(W)];
    const int count = referee.all().without(state.closed).list(open);
    Bits<W> tops;
    for (int i = 0; i < count; ++i) {
        const int below = referee.table.below[open[i]];
        if (below >= 0 && cells.test(below)) tops.set(open[i]);
    }
    return tops;
}

// What the features of all moves of a position are found from. In flat games `mine` and `theirs` are the cells where the mover and
// its rivals may go on; in solid ones the places on top of their squares.
template <int W>
struct Sight {
    Bits<W> closed;  // where the mover cannot lie
    Bits<W> mine, theirs;
    Bits<W> contested;  // flat games: side by side or corner to corner with `theirs`
    bool early;
};

constexpr int EARLY = 5;  // pieces of a colour for which the middle of the board counts

template <int W>
Sight<W> look(const Referee<W>& referee, const State<W>& state, int colour) {
    Sight<W> sight;
    sight.closed = referee.forbidden(state, colour);
    sight.early = state.small.pieces[colour] < EARLY;
    const int party = referee.rules.parties[referee.mover(state, colour)];
    for (int other = 0; other < referee.rules.colours; ++other) {
        const bool friendly = other == colour || (referee.owner(state, other, 1) < 0 &&
                                                  referee.rules.parties[referee.owner(state, other, 0)] == party);
        Bits<W>& side = friendly ? sight.mine : sight.theirs;
        if (referee.table.solid)
            side |= state.colour[other].own;
        else if (other == colour || (!friendly && !(state.small.out >> other & 1)))
            side |= state.colour[other].attach.without(referee.forbidden(state, other));
    }
    if (!referee.table.solid) {
        uint16_t cells[cells_of(W)];
        const int count = sight.theirs.list(cells);
        for (int i = 0; i < count; ++i) sight.contested |= referee.surroundings(cells[i]);
    } else {
        sight.mine = on_top_of(referee, state, sight.mine);
        sight.theirs = on_top_of(referee, state, sight.theirs);
    }
    return sight;
}

// The features of a move. Flat games: its size, open corners won, own corners used up, rival corners
// taken, rival corners met, for early pieces how near the middle it lies, its cells beside rival corners,
// and the corners won there. Solid games: its size, squares shown, own squares covered, rival squares
// covered, faces to go on by, the middle likewise, and twice nothing.
template <int W>
void features_of(const Referee<W>& referee, const Sight<W>& sight, Move move, float* out) {
    const Bits<W>* sets = referee.row_sets(move);
    out[0] = static_cast<float>(referee.table.rows[move].size);
    out[5] = sight.early ? referee.table.centrality[move] : 0.f;
    if (referee.table.solid) {
        const Bits<W>& base = referee.row_base(move);
        out[1] = static_cast<float>(base.count());
        out[2] = static_cast<float>((sight.mine & base).count());
        out[3] = static_cast<float>((sight.theirs & base).count());
        out[4] = static_cast<float>(sets[2].count());
        out[6] = out[7] = 0.f;
        return;
    }
    const Bits<W> used = sets[0] | sets[1];
    const Bits<W> won = sets[2].without(sight.closed | used | sight.mine);
    out[1] = static_cast<float>(won.count());
    out[2] = static_cast<float>((sight.mine & used).count());
    out[3] = static_cast<float>((sight.theirs & sets[0]).count());
    out[4] = static_cast<float>((sight.theirs & sets[2]).count());
    out[6] = static_cast<float>((sight.contested & sets[0]).count());
    out[7] = static_cast<float>((sight.contested & won).count());
}

template <int W>
float weigh(const Referee<W>& referee, const Sight<W>& sight, Move move, const float* weights) {
    float features[FEATURES], sum = 0;
    features_of(referee, sight, move, features);
    for (int i = 0; i < FEATURES; ++i) sum += weights[i] * features[i];
    return sum;
}

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
