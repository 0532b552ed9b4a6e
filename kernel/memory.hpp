// The transposition table of the endgame solver: a hash table of fixed size with bounds on the values of positions.
#pragma once

#include <cstdlib>
#include <new>

#include "fault.hpp"
#include "table.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// An entry: lower and upper bound of a position's value, relative to the lead there.
struct Known {
    uint64_t key;
    int32_t least, most;
    Move move;       // the best so far
    uint32_t nodes;  // that it took to search, 0 in an empty entry
};

// Set-associative; the entry that took the fewest nodes to search is replaced.
class TranspositionTable {
  public:
    explicit TranspositionTable(uint64_t bytes) {
        while (size_ * 2 * sizeof(Known) <= bytes) size_ *= 2;
        // Pages that nobody touches cost nothing this way.
        places_ = static_cast<Known*>(std::calloc(size_, sizeof(Known)));
        if (!places_) raise(std::bad_alloc());
    }
    TranspositionTable(const TranspositionTable&) = delete;
    ~TranspositionTable() { std::free(places_); }

    const Known* find(uint64_t key) const {
        const Known* bucket = &places_[key & (size_ - 1) & ~(WAYS - 1)];
        for (uint64_t i = 0; i < WAYS; ++i)
            if (bucket[i].nodes && bucket[i].key == key) return &bucket[i];
        return nullptr;
    }

    void keep(const Known& known) {
        Known* bucket = &places_[known.key & (size_ - 1) & ~(WAYS - 1)];
        Known* cheapest = bucket;
        for (uint64_t i = 0; i < WAYS; ++i) {
            if (bucket[i].nodes && bucket[i].key == known.key) {
                cheapest = &bucket[i];
                break;
            }
            if (bucket[i].nodes < cheapest->nodes) cheapest = &bucket[i];
        }
        // Entries that stay lose weight with every replacement, so that none stays for ever.
        for (uint64_t i = 0; i < WAYS; ++i) bucket[i].nodes -= bucket[i].nodes / 16;
        *cheapest = known;
    }

  private:
    static constexpr uint64_t WAYS = 4;
    uint64_t size_ = WAYS;
    Known* places_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
