// The tree of information-set MCTS below a candidate move.
//
// A node is an information set of the viewer: all positions in which it has seen the same own moves, own draws and moves of
// others, but not what these drew. So one node gathers samples with different hidden hands, in which different moves are
// possible; how often a move was possible is counted with it, for the upper confidence bound. Every seat is taken to maximise
// its own aim (max^n).
#pragma once

#include <cstddef>
#include <vector>

#include "matching_worth.hpp"

namespace cornerwise::matching {

class Tree {
  public:
    Tree(const Referee& referee, const Scale& scale, int viewer, uint64_t memory);

    // Plays a sample on after a candidate, to the end of its deal.
    Worth simulate(State& state, Move candidate, Luck& luck, Random& random);

    // A candidate and what followed it most often, as far as nothing hidden is part of it.
    std::vector<Move> line(Move candidate) const;

  private:
    static constexpr uint32_t ROOT = 0, NONE = UINT32_MAX;

    struct Node {
        uint32_t parent;
        Move move;              // that leads here
        uint32_t visits;
        uint32_t chances;       // how often the move was considered
        float aim[MOST_SEATS];  // means
    };

    uint32_t find(uint32_t parent, Move move) const;
    uint32_t find_or_add(uint32_t parent, Move move);  // NONE when the memory is used up
    size_t slot(uint32_t parent, Move move) const;
    void grow();
    Move select(uint32_t node, const State& state);

    const Referee& referee_;
    const Scale& scale_;
    int viewer_;
    size_t most_nodes_;
    std::vector<Node> nodes_;
    std::vector<uint32_t> slots_;  // a hash table of nodes by parent and move, with open addressing
    Option options_[MOST_MOVES];
};

}  // namespace cornerwise::matching
