// What environments of every family share.

#include "envs.hpp"

#include <cstring>
#include <stdexcept>

#include "bits.hpp"

namespace cornerwise {

Picture::Picture(int pixels, const int32_t* pixel_of, int cells) : pixels(pixels) {
    std::vector<bool> taken(pixels > 0 ? static_cast<size_t>(pixels) : 0);
    for (int cell = 0; cell < cells; ++cell) {
        const int pixel = pixel_of[cell];
        if (pixel < 0 || pixel >= pixels || taken[static_cast<size_t>(pixel)])
            throw std::invalid_argument("every cell needs a pixel of its own");
        taken[static_cast<size_t>(pixel)] = true;
        if (runs.empty() || pixel != runs.back().pixel + runs.back().count)
            runs.push_back({cell, pixel, 1});
        else
            ++runs.back().count;
    }
}

int64_t draw_action(const int8_t* mask, size_t size, uint64_t seed) {
    constexpr size_t BLOCK = 64;
    // Bytes 0 and 1 of eight words, each moved to a bit of its own, make one word to be counted.
    const auto bits_of = [](const int8_t* block) {
        uint64_t bits = 0, word;
        for (size_t i = 0; i < BLOCK / sizeof word; ++i) {
            std::memcpy(&word, block + i * sizeof word, sizeof word);
            bits |= (word & 0x0101010101010101ull) << i;
        }
        return bits;
    };
    const size_t blocks = size / BLOCK;
    int8_t rest[BLOCK] = {};
    std::memcpy(rest, mask + blocks * BLOCK, size % BLOCK);
    const auto block_at = [&](size_t i) { return i < blocks ? mask + i * BLOCK : rest; };

    uint32_t count = static_cast<uint32_t>(__builtin_popcountll(bits_of(rest)));
    for (size_t i = 0; i < blocks; ++i) count += static_cast<uint32_t>(__builtin_popcountll(bits_of(mask + i * BLOCK)));
    if (!count) return -1;
    uint32_t left = portable::Random{seed}.below(count);
    for (size_t i = 0;; ++i) {
        const auto here = static_cast<uint32_t>(__builtin_popcountll(bits_of(block_at(i))));
        if (left >= here) {
            left -= here;
            continue;
        }
        const int8_t* block = block_at(i);
        size_t at = 0;
        while (!(block[at] & 1) || left--) ++at;
        return static_cast<int64_t>(i * BLOCK + at);
    }
}

}  // namespace cornerwise
