// The interface of the Monte Carlo tree search of placing games, whatever processor it runs on.
#pragma once

#include <cstdint>

#include "selfplay.hpp"
#include "net.hpp"
#include "solve.hpp"

namespace cornerwise {

constexpr int MAX_THREADS = 64;
constexpr int FEATURES = 8;  // of a move, weighed by heuristic.hpp

// Everything that can be turned about a search. What the numbers are worth is measured in docs/engine.md.
struct SearchSettings {
    uint64_t memory = 512ull << 20;  // bytes that the tree may take
    int threads = 1;
    float exploration = 0.6f;       // the constant of PUCT: how much prior and few visits count against the value
    float root_exploration = 2.5f;  // the same at the root, where moves are compared for people too
    float margin_part = 0.3f;       // of the value: the rest is the share of the win
    float margin_scale = 20.f;      // points that count as a good lead
    float chance_by_margin = 0.f;   // of an evaluated leaf's chance to win, between two parties: the part that follows from the margin
    float early_scale = 8.f;        // points that make a win likely at the start
    float late_scale = 2.f;         // and when all pieces are laid
    float rave_equivalence = 700.f; // visits after which a move's own mean counts as much as its RAVE value
    uint32_t expand_after = 4;      // visits of a leaf before its moves are listed
    uint32_t first_children = 16;   // moves looked at first
    float widening = 0.2f;          // progressive widening: a node with n children gets n more after widening * n^2 visits
    float rave_weight = 4.f;        // how much the RAVE value of a move counts for becoming a node
    float first_play = 0.05f;       // first-play urgency: how much worse than its siblings a move without visits counts
    float prior_weight[FEATURES] = {};  // log-linear weights of the features that make a move's prior
    int candidates = 4;             // moves drawn in a playout, of which the one with the best RAVE value is made
    bool large_first = true;        // playouts draw among the largest pieces that fit
    uint32_t playouts = 0;          // from a leaf that an evaluator has evaluated
    float playout_part = 0.5f;      // of that leaf's value: the rest is what the evaluator said
    const Net* net = nullptr;       // judges the leaves in place of playouts, or beside them; must outlive the search
    uint32_t net_children = 48;     // likeliest moves that a node below the root keeps where a net judges
    float solver_nodes = 4.f;       // positions that the endgame solver may look at for every simulation; 0: never asked
    float catching_up = 1.f;        // where only a move is asked for: the part of the simulations left that another one might get
};

// What is known of a move at the root.
struct RootMove {
    Move move;
    uint32_t visits;
    float value;              // for the seat to move
    float prior;
    uint32_t fresh;           // visits whose outcomes the next four are means of
    float share[MAX_SEATS];
    float margin[MAX_SEATS];
    float share_square[MAX_SEATS];  // how far outcomes lie apart follows from these
    float margin_square[MAX_SEATS];
    bool proven;              // shares and margins are exact
};

class Search {
  public:
    virtual ~Search();

    // Simulations until the total reaches `nodes`, the clock the deadline, the search is done, or somebody says stop. May
    // be called from `threads` threads at once, each with its own number. After `resume` it goes on where a deadline ended it.
    virtual void work(int thread, uint64_t nodes, double deadline) = 0;
    // Before the threads of one search set out. The root's moves are listed unless an evaluator is to weigh them. Where only
    // the best move is asked for, `work` is done once no other can catch up with the one of most visits.
    virtual void prepare(uint64_t seed, bool list_root, bool only_best = false) = 0;
    virtual void stop() = 0;    // from any thread; holds until `resume`
    virtual void resume() = 0;
    virtual bool stopped() const = 0;
    virtual bool done() const = 0;  // there is nothing more to find out
    virtual uint64_t nodes() const = 0;  // simulations since `prepare`

    // Makes a legal move at the root and keeps what is known below it.
    virtual void advance(Move move) = 0;

    // New priors for the root's moves out of logits, one for every row and two for the answers to a swap opening.
    virtual void guide(const float* logits) = 0;
    virtual uint32_t root_moves() = 0;
    virtual void root(RootMove* out) = 0;

    // Asks the endgame solver about the root, with what `simulations` of them allow, where that has a fair chance. Only
    // in games between two parties.
    virtual void solve(uint64_t simulations, double deadline) = 0;
    // The same in parts: begins, and then goes on until some time; false where there is more to do.
    virtual void begin_solving(uint64_t simulations) = 0;
    virtual bool solve_on(double until) = 0;
    // Best play from the root on as far as it is known, solved or not; the solver's nodes since `solve`.
    virtual void solution(Solution& solution) = 0;
    // The line of most visits that begins with a move; returns its length, at most `most`.
    virtual uint32_t line(Move first, Move* out, uint32_t most) = 0;

    // Leaves for an evaluator outside the search, for each thread its own. `gather` descends up to `most` times and
    // returns how many leaves wait; `evaluated` takes their values and the weights of their moves and updates the tree.
    // Only one thread at a time may be in either of them; the rest may be done meanwhile.
    virtual uint32_t gather(int thread, uint32_t most) = 0;
    virtual uint32_t leaf_moves(int thread, uint32_t leaf) const = 0;  // how many
    // Writes a leaf as features.hpp describes it, and its legal moves. Returns the seat to move.
    virtual int leaf(int thread, uint32_t leaf, uint64_t* planes, uint8_t* numbers, Move* moves) const = 0;
    virtual FeatureShape features() const = 0;
    virtual void play_out(int thread) = 0;  // where playouts have a say: from all leaves of a thread
    virtual void evaluated(int thread, uint32_t leaf, const float* share, const float* margin, const float* weights) = 0;

    virtual uint64_t bytes() const = 0;  // that the tree takes now
    virtual bool full() const = 0;       // no room for more nodes
};

// Evaluates the leaves of a search in place of playouts. All threads of the search call it at once, each with its number.
class LeafEvaluator {
  public:
    virtual ~LeafEvaluator();
    virtual uint32_t batch() const = 0;  // leaves that may wait for it at the same time, over all threads
    // Evaluates the leaves that a thread has gathered and keeps the result; what it throws ends the search.
    virtual void evaluate(int thread, uint32_t leaves) = 0;
    // Hands the result to the search.
    virtual void hand_over(int thread, uint32_t leaves) = 0;
};

// Runs a search and returns when all its threads have ended: the calling one and those it starts. `nodes` counts
// simulations from now on, or evaluations where there is an evaluator.
void run_search(Search& search, int threads, uint64_t nodes, double seconds, uint64_t seed, LeafEvaluator* evaluator = nullptr,
                bool only_best = false);

}  // namespace cornerwise
