// Self-play for training: many games at once, each with a small search tree of its own, so that a net can evaluate the leaves
// of all of them in one batch; and positions of finished games as training samples. Interfaces, whatever processor runs them.
// Games that are searched as in play, one on each thread, are in searched_games.hpp; both keep what they found in the same words.
#pragma once

#include <cstdint>

#include "table.hpp"

namespace cornerwise {

constexpr int TARGETS = 8;  // moves of a policy target that are kept one by one; the others are kept as their sum

struct FeatureShape {
    int planes, words, numbers;  // bit planes of so many words each, and small numbers
    int colours, seats;
};

struct SelfPlaySettings {
    int full = 16, cheap = 8;      // simulations of a move (playout cap randomization)
    float full_part = 0.5f;        // of the moves: they are searched fully, and only these are learned from
    int considered = 16;           // candidates of the root (Gumbel top-k)
    float exploration = 0.8f;      // the constant of PUCT below the root
    float first_play = 0.05f;      // first-play urgency: how much worse than its parent a move without visits counts
    float margin_part = 0.1f;      // of the value: the rest is the share of the win
    float margin_scale = 20.f;     // points that count as a good lead
    float value_scale = 0.5f;      // how much completed values count against logits at the root (sigma of Gumbel search)
    float noise = 1.f;             // scale of the Gumbel noise at the root
    float opening_part = 0.8f;     // of the games: they begin with random moves
    int opening = 8;               // at most so many
    int group = 1;                 // so many games in a row share their opening
    int children = 32;             // most likely moves that a node below the root keeps
    float root_noise = 0.25f;      // searched games: the part of a full search's root priors that is noise
};

// How a finished game begins in the words that a selfplay keeps of it; the moves follow, then the targets.
struct GameWords {
    uint32_t plies, opening, targets, serial;
    float share[MAX_SEATS], margin[MAX_SEATS];
};

// What the search of one move is learned from.
struct TargetWords {
    uint32_t ply;
    Move move[TARGETS];
    float part[TARGETS];  // of the improved policy or of the visits, falling; 0 where there are fewer
    float share[MAX_SEATS], margin[MAX_SEATS];  // the value that the search found
};

// A random move of an opening: mostly one of the largest pieces that fit, as everybody opens, but not always. Changes the list.
template <class Random>
Move opening_move(const Table& table, Move* list, uint32_t count, Random& random) {
    if (list[0] < static_cast<Move>(table.row_count) && random.below(4)) {
        int largest = 0;
        uint32_t kept = 0;
        for (uint32_t i = 0; i < count; ++i) {
            const Move move = list[i];
            const int size = table.rows[move].size;
            if (size > largest) kept = 0;
            if (size >= largest) {
                largest = size;
                list[kept++] = move;
            }
        }
        count = kept;
    }
    return list[random.below(count)];
}

// Where finished games are kept until somebody takes them.
class KeptGames {
  public:
    virtual ~KeptGames();
    // The games of a slot that have ended since the last `forget`, one after another.
    virtual const uint32_t* finished(uint32_t slot, uint32_t* words) const = 0;
    virtual void forget(uint32_t slot) = 0;
};

class SelfPlay : public KeptGames {
  public:
    virtual FeatureShape shape() const = 0;
    virtual void tune(const SelfPlaySettings& settings) = 0;

    // Takes the evaluation of the game's leaf, if there is one, and goes on to the next leaf: moves are made, games end
    // and begin on the way. Shares and margins of the seats from the mover's on; one logit for each move of the leaf.
    // `worker` is one that no other thread uses now.
    virtual void advance(uint32_t game, int worker, const float* shares, const float* margins, const float* logits) = 0;
    virtual void leaf(uint32_t game, uint64_t* planes, uint8_t* numbers) const = 0;
    virtual uint32_t leaf_moves(uint32_t game) const = 0;
    virtual const Move* leaf_move(uint32_t game) const = 0;
    virtual int searching(uint32_t game) const = 0;  // the seat that the search is for
};

// A position of a finished game.
struct Sample {
    const Move* moves;
    uint32_t plies, ply;
    const Move* targets;        // TARGETS of them, NO_ROW where there are fewer
    const uint16_t* cell_image;  // [cell] under a symmetry of the board, or nothing
};

struct Shown {
    uint64_t* planes;
    uint8_t* numbers;
    uint64_t* owned;  // [colours][words]: the cells of every colour at the end of the game
    uint8_t* seat;    // that moves
};

class Rerun {
  public:
    virtual ~Rerun();
    virtual FeatureShape shape() const = 0;
    // Plays the game again and keeps the moves of the position in `slot`; false when it cannot have been like that.
    virtual bool show(const Sample& sample, int worker, uint32_t slot, const Shown& shown) = 0;
    virtual uint32_t moves(uint32_t slot) const = 0;
    virtual const Move* move(uint32_t slot) const = 0;
    virtual const uint8_t* target(uint32_t slot) const = 0;  // which of the targets a move is, TARGETS for none
};

}  // namespace cornerwise
