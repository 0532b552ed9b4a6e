// Python's generator of random numbers (the Mersenne Twister MT19937), so that a seed means the same here and there.
#pragma once

#include <cstdint>
#include <vector>

namespace cornerwise {

class PythonRandom {
  public:
    explicit PythonRandom(uint64_t seed) {
        std::vector<uint32_t> key = {static_cast<uint32_t>(seed)};
        if (seed >> 32) key.push_back(static_cast<uint32_t>(seed >> 32));
        seed_with(key);
    }
    explicit PythonRandom(const std::vector<uint32_t>& key) { seed_with(key); }  // the digits of a larger seed, the lowest first

    // So many bits, at most 64.
    uint64_t bits(int count) {
        if (count <= 32) return count ? next() >> (32 - count) : 0;
        const uint64_t low = next();
        return low | static_cast<uint64_t>(next() >> (64 - count)) << 32;
    }

    // From 0 up to 1.
    double real() {
        const uint32_t high = next() >> 5, low = next() >> 6;
        return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0);
    }

    // As `choice` picks one of so many.
    uint64_t below(uint64_t count) {
        const int width = 64 - __builtin_clzll(count);
        uint64_t found = bits(width);
        while (found >= count) found = bits(width);
        return found;
    }

  private:
    static constexpr int SIZE = 624, NEAR = 397;

    void seed_with(const std::vector<uint32_t>& key) {
        state_[0] = 19650218u;
        for (int i = 1; i < SIZE; ++i) state_[i] = 1812433253u * (state_[i - 1] ^ state_[i - 1] >> 30) + static_cast<uint32_t>(i);
        int i = 1;
        const auto onward = [&] {
            if (++i < SIZE) return;
            state_[0] = state_[SIZE - 1];
            i = 1;
        };
        size_t at = 0;
        for (size_t k = key.size() > SIZE ? key.size() : SIZE; k; --k) {
            state_[i] = (state_[i] ^ (state_[i - 1] ^ state_[i - 1] >> 30) * 1664525u) + key[at] + static_cast<uint32_t>(at);
            onward();
            if (++at == key.size()) at = 0;
        }
        for (int k = SIZE - 1; k; --k) {
            state_[i] = (state_[i] ^ (state_[i - 1] ^ state_[i - 1] >> 30) * 1566083941u) - static_cast<uint32_t>(i);
            onward();
        }
        state_[0] = 0x80000000u;
        used_ = SIZE;
    }

    uint32_t next() {
        if (used_ == SIZE) {
            for (int i = 0; i < SIZE; ++i) {
                const uint32_t both = (state_[i] & 0x80000000u) | (state_[(i + 1) % SIZE] & 0x7fffffffu);
                state_[i] = state_[(i + NEAR) % SIZE] ^ both >> 1 ^ (both & 1 ? 0x9908b0dfu : 0);
            }
            used_ = 0;
        }
        uint32_t made = state_[used_++];
        made ^= made >> 11;
        made ^= made << 7 & 0x9d2c5680u;
        made ^= made << 15 & 0xefc60000u;
        return made ^ made >> 18;
    }

    uint32_t state_[SIZE];
    int used_;
};

}  // namespace cornerwise
