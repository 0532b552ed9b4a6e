// The positions that an exact search has been through, in a fixed number of places.
#pragma once

#include <cstdlib>
#include <new>

#include "table.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// What is known of a position: its value, less the lead there, lies between two numbers.
struct Known {
    uint64_t key;
    int32_t least, most;
    Move move;       // the best so far
    uint32_t nodes;  // that it took, 0 where nothing is kept
};

// Keeps what it took most work to find out.
class Memory {
  public:
    explicit Memory(uint64_t bytes) {
        while (size_ * 2 * sizeof(Known) <= bytes) size_ *= 2;
        // Pages that nobody touches cost nothing this way.
        places_ = static_cast<Known*>(std::calloc(size_, sizeof(Known)));
        if (!places_) throw std::bad_alloc();
    }
    Memory(const Memory&) = delete;
    ~Memory() { std::free(places_); }

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
        // What is kept gets older with every newcomer, so that nothing stays for ever.
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
