// The one interface through which Python drives a placing game, whatever processor it runs on.
#pragma once

#include <cstdint>

#include "envs.hpp"
#include "selfplay.hpp"
#include "net.hpp"
#include "search.hpp"
#include "solve.hpp"

namespace cornerwise {

class Position {
  public:
    virtual ~Position();
    virtual Position* copy() const = 0;

    virtual int turn() = 0;            // the colour to move, -1 when the game is over
    virtual int seat() = 0;            // its seat, -1 when the game is over
    virtual int owner(int colour, int index) const = 0;  // the index-th seat that lays a colour, -1 past the last

    virtual uint32_t most_moves() const = 0;     // room that `legal` may need
    virtual uint32_t legal(Move* out) = 0;       // writes the legal moves, returns how many
    virtual uint64_t count() = 0;
    virtual bool is_legal(Move move) = 0;
    virtual void push(Move move) = 0;  // a legal move
    virtual bool pop() = 0;            // false when there is none

    virtual bool covers(int colour, int cell) const = 0;
    virtual int left(int colour, int piece) const = 0;
    virtual Tally tally(int colour) const = 0;
    virtual void outcome(float* shares, float* margins) const = 0;  // of the seats, once the game is over

    // Move sequences of a length. In bulk the last ply is counted, not played.
    virtual uint64_t perft(int depth, bool bulk) = 0;

    // Random games to the end, in flat games with all moves equally likely; returns the number of moves made. `moves`, where given, has
    // room for the moves of one game.
    virtual uint64_t playouts(uint32_t games, uint64_t seed, Move* moves) = 0;

    // Draws a legal move as a playout would; the game must not be over.
    virtual Move draw(uint64_t seed) = 0;

    // FEATURES numbers for every legal move, in the order of `legal`; see heuristic.hpp.
    virtual void looks(float* out) = 0;

    // A search from here; the tables must outlive it.
    virtual Search* search(const SearchSettings& settings) const = 0;

    // Games between two parties: best play from here to the end, where the limits allow.
    // `memory` is for the table of known positions, in bytes.
    virtual void solve(const SolveLimits& limits, uint64_t memory, Solution& solution) const = 0;
    // How many placements may yet come, all colours together: tells how hard solving is.
    virtual uint64_t outlook() const = 0;

    // What a net is shown of the position; the game must not be over.
    virtual FeatureShape feature_shape(bool scope = false) const = 0;  // scope: what colours can cover soon as well
    virtual void features(uint64_t* planes, uint8_t* numbers, bool scope = false) = 0;

    // What a small net says of the position, and of these moves: 2 * colours results and a logit for each, whole numbers.
    // Found from `near` by what differs, where that is given; false when that is no position of the same game.
    virtual bool judge(const Net& net, const Position* near, const Move* moves, uint32_t count, int32_t* results, int32_t* logits) = 0;

#ifndef CORNERWISE_ONLY_PLAYS  // learning takes more than a browser has
    // Many games from here, and positions of finished ones; the tables must outlive them.
    virtual SelfPlay* selfplay(uint32_t games, int workers, uint64_t seed, bool scope) const = 0;
    virtual Rerun* rerun(uint32_t slots, int workers, bool scope) const = 0;

    // The position as an environment: what a seat sees, a bit for every action of whoever moves, and many games from here.
    virtual int action_count() const = 0;
    virtual EnvShape env_shape(int pixels) const = 0;
    virtual void see(int seat, const Picture& picture, uint8_t* planes) = 0;
    virtual void mask(Move* room, uint64_t* words) = 0;  // room for `most_moves`
    virtual void spread_mask(const uint64_t* words, uint8_t* bytes) const = 0;  // may read a word too many
    virtual Batch* batch(const Picture& picture, Reward reward, uint32_t games, int workers) const = 0;
#endif

    virtual uint32_t bytes() const = 0;  // of the state itself
};

struct Architecture {
    const char* name;
    bool (*runs_here)();
    Position* (*start)(const Table& table, const Rules& rules);
};

extern const Architecture ARCHITECTURES[];  // the widest first
extern const int ARCHITECTURE_COUNT;

}  // namespace cornerwise
