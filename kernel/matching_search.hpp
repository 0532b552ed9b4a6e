// Information-set Monte Carlo tree search (ISMCTS) for matches with hidden hands.
//
// It knows what one seat knows. Every sample (a determinization) draws hidden hands and an order of the pile that agree with
// what the seat has seen, and all candidate moves are tried on the same sample, so that they are compared on equal terms
// (common random numbers). By sequential halving fewer candidates are tried as the budget is spent. Below a candidate grows
// a tree of information sets, shared by all samples (matching_tree.hpp); below the tree the deal is played out greedily, and
// its end is turned into chances to win the match (matching_worth.hpp).
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "match.hpp"
#include "matching_worth.hpp"

namespace cornerwise::matching {

struct Limits {
    uint64_t nodes;  // simulations; 0 is no limit
    double seconds;  // 0 is no limit
};

struct Found {
    Move move;
    uint64_t visits;
    std::vector<double> shares, margins;  // of every seat, the means
    std::vector<double> share_squares, margin_squares;  // the means of their squares
    std::vector<Move> line;  // the move and what is seen to follow it most often
};

struct Report {
    std::vector<Found> found;  // the best first
    uint64_t nodes;
};

using Clock = std::chrono::steady_clock;
#if defined(__wasm__)
struct Mutex {  // there is one thread
    void lock() {}
    void unlock() {}
};
#else
using Mutex = std::mutex;
#endif

class Contest;
class Tree;

// A search on one thread that is done piece by piece. It finds what `Search` finds on one thread with the same seed.
class Run {
  public:
    // `lines` of the best moves are told.
    Run(const Match& known, int viewer, Limits limits, size_t lines, uint64_t seed, uint64_t memory,
        std::shared_ptr<const Scale> scale);
    ~Run();

    bool work(double seconds);  // goes on for so long; says whether it is done
    double progress() const;    // from 0 to 1
    Report report() const;

  private:
    const Match known_;
    const std::shared_ptr<const Scale> scale_;
    const size_t lines_;
    const std::atomic<uint32_t> stops_ = 0;
    std::unique_ptr<Contest> contest_;
    std::unique_ptr<Tree> tree_;
    Random random_;
};

// Searches on several threads.
class Search {
  public:
    Search(int threads, uint64_t seed, uint64_t memory);

    // `interrupted` is asked now and then by the calling thread, and ends the search when it says so. With `open_pile`
    // the hands of a match are searched as they lie, and so is the pile, unless it is empty, which leaves its order unknown.
    // That measures what knowing them is worth; nobody can play by it, for what a seat knows has no hands of others.
    Report run(const Match& known, int viewer, Limits limits, size_t lines, const std::function<bool()>& interrupted,
               const std::optional<std::vector<uint8_t>>& open_pile = {}) const;

    // Ends all searches under way; those begun later are not affected.
    void stop() { ++stops_; }

  private:
    std::shared_ptr<const Scale> scale(const Rules& rules) const;

    int threads_;
    uint64_t seed_, memory_;
    std::atomic<uint32_t> stops_ = 0;
    mutable Mutex scale_lock_;
    mutable std::shared_ptr<const Scale> scale_;  // of the rules searched last: measuring takes milliseconds
};

}  // namespace cornerwise::matching
