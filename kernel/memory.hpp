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

// Set-associative; the entry that took the fewest nodes to search is replaced. It begins small and grows, so that short
// searches need not clear what they never use.
class TranspositionTable {
  public:
    explicit TranspositionTable(uint64_t bytes) {
        while (most_ * 2 * sizeof(Known) <= bytes) most_ *= 2;
        size_ = most_ < FIRST ? most_ : FIRST;
        places_ = empty(size_);
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
        used_ += !cheapest->nodes;
        *cheapest = known;
        if (used_ * 4 > size_ && size_ < most_) grow();
    }

  private:
    static constexpr uint64_t WAYS = 4, FIRST = 4096;

    static Known* empty(uint64_t size) {
        auto* places = static_cast<Known*>(std::calloc(size, sizeof(Known)));
        if (!places) raise(std::bad_alloc());
        return places;
    }

    // The entries of a bucket go to several, so that each has room for them.
    void grow() {
        const uint64_t size = size_ * 4 < most_ ? size_ * 4 : most_;
        Known* places = empty(size);
        for (uint64_t i = 0; i < size_; ++i) {
            if (!places_[i].nodes) continue;
            Known* to = &places[places_[i].key & (size - 1) & ~(WAYS - 1)];
            while (to->nodes) ++to;
            *to = places_[i];
        }
        std::free(places_);
        places_ = places;
        size_ = size;
    }

    uint64_t most_ = WAYS, size_, used_ = 0;
    Known* places_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
