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
    const size_t words = size / sizeof(uint64_t);
    const auto word = [&](size_t i) {
        uint64_t eight = 0;
        if (i < words)
            std::memcpy(&eight, mask + i * sizeof eight, sizeof eight);
        else
            std::memcpy(&eight, mask + i * sizeof eight, size % sizeof eight);
        return eight & 0x0101010101010101ull;
    };
    uint32_t count = 0;
    for (size_t i = 0; i <= words; ++i) count += static_cast<uint32_t>(__builtin_popcountll(word(i)));
    if (!count) return -1;
    uint32_t left = portable::Random{seed}.below(count);
    for (size_t i = 0;; ++i) {
        uint64_t eight = word(i);
        const auto here = static_cast<uint32_t>(__builtin_popcountll(eight));
        if (left < here) {
            for (; left; --left) eight &= eight - 1;
            return static_cast<int64_t>(i * sizeof eight) + __builtin_ctzll(eight) / 8;
        }
        left -= here;
    }
}

}  // namespace cornerwise
