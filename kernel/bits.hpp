// Sets of cells as one wide machine vector, compiled once per processor generation and width.
//
// Everything that runs hot lives in the namespace CORNERWISE_ARCH, which differs between the
// copies of this code that the build makes. Code in it must not instantiate templates of the
// standard library on plain types: the linker would keep one copy for all processors.
#pragma once

#include <cstdint>

#ifndef CORNERWISE_ARCH
#define CORNERWISE_ARCH portable
#endif

#if defined(__SSE4_1__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

namespace cornerwise::CORNERWISE_ARCH {

template <int Words>
struct VectorOf;
template <>
struct VectorOf<4> { typedef uint64_t type __attribute__((vector_size(32))); };
template <>
struct VectorOf<8> { typedef uint64_t type __attribute__((vector_size(64))); };
// No processor has registers so wide; it is two of the widest, and needs no other alignment than those.
template <>
struct VectorOf<16> { typedef uint64_t type __attribute__((vector_size(128), aligned(64))); };

// The most cells that a set of so many words holds.
constexpr int cells_of(int words) { return 64 * words; }

// A set of up to 64 * Words cells.
template <int Words>
struct Bits {
    typename VectorOf<Words>::type v = {};

    bool test(int bit) const { return v[bit >> 6] >> (bit & 63) & 1; }
    void set(int bit) { v[bit >> 6] |= uint64_t{1} << (bit & 63); }
    void reset(int bit) { v[bit >> 6] &= ~(uint64_t{1} << (bit & 63)); }

    bool any() const {
        uint64_t all = 0;
        for (int i = 0; i < Words; ++i) all |= v[i];
        return all != 0;
    }
    bool meets(const Bits& b) const { return Bits{v & b.v}.any(); }
    int count() const {
        int n = 0;
        for (int i = 0; i < Words; ++i) n += __builtin_popcountll(v[i]);
        return n;
    }
    // Writes the members in ascending order and returns how many there are.
    int list(uint16_t* out) const {
        uint16_t* end = out;
        for (int i = 0; i < Words; ++i)
            for (uint64_t word = v[i]; word; word &= word - 1)
                *end++ = static_cast<uint16_t>(64 * i + __builtin_ctzll(word));
        return static_cast<int>(end - out);
    }

    Bits& operator|=(const Bits& b) {
        v |= b.v;
        return *this;
    }
    friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend Bits operator&(const Bits& a, const Bits& b) { return {a.v & b.v}; }
    Bits without(const Bits& b) const { return {v & ~b.v}; }
};

#if defined(__wasm_simd128__)
// Which of eight patterns share no bit with the window, as a halfword of ones for each that does not.
inline v128_t clear_masks(uint64_t window, const uint64_t* patterns) {
    const v128_t w = wasm_i64x2_splat(static_cast<int64_t>(window)), zero = wasm_i64x2_splat(0);
    const auto two = [&](int i) { return wasm_i64x2_eq(wasm_v128_and(w, wasm_v128_load(patterns + i)), zero); };
    return wasm_i16x8_narrow_i32x4(wasm_i32x4_shuffle(two(0), two(2), 0, 2, 4, 6), wasm_i32x4_shuffle(two(4), two(6), 0, 2, 4, 6));
}
#endif

// Patterns are tested eight at a time; bit i of the answer says that pattern i shares no bit with
// the window.
inline unsigned clear_of(uint64_t window, const uint64_t* patterns) {
#if defined(__AVX512F__)
    return _mm512_testn_epi64_mask(_mm512_set1_epi64(static_cast<long long>(window)), _mm512_load_si512(patterns));
#elif defined(__AVX2__)
    const __m256i w = _mm256_set1_epi64x(static_cast<long long>(window)), zero = _mm256_setzero_si256();
    const auto half = [&](const uint64_t* p) {
        const __m256i pattern = _mm256_load_si256(reinterpret_cast<const __m256i*>(p));
        return static_cast<unsigned>(
            _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(_mm256_and_si256(w, pattern), zero))));
    };
    return half(patterns) | half(patterns + 4) << 4;
#elif defined(__SSE4_1__)
    const __m128i w = _mm_set1_epi64x(static_cast<long long>(window)), zero = _mm_setzero_si128();
    unsigned fits = 0;
    for (int i = 0; i < 8; i += 2) {
        const __m128i pattern = _mm_load_si128(reinterpret_cast<const __m128i*>(patterns + i));
        const __m128i clear = _mm_cmpeq_epi64(_mm_and_si128(w, pattern), zero);
        fits |= static_cast<unsigned>(_mm_movemask_pd(_mm_castsi128_pd(clear))) << i;
    }
    return fits;
#elif defined(__wasm_simd128__)
    const v128_t fits = clear_masks(window, patterns);
    return static_cast<unsigned>(wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8(fits, fits))) & 0xff;
#else
    unsigned fits = 0;
    for (int i = 0; i < 8; ++i) fits |= static_cast<unsigned>((window & patterns[i]) == 0) << i;
    return fits;
#endif
}

// The same for twice eight patterns. Where bits of a vector are gathered slowly, they are gathered once for both.
inline unsigned clear_of_two(uint64_t window, const uint64_t* patterns, const uint64_t* more) {
#if defined(__wasm_simd128__)
    return static_cast<unsigned>(wasm_i8x16_bitmask(wasm_i8x16_narrow_i16x8(clear_masks(window, patterns), clear_masks(window, more))));
#else
    return clear_of(window, patterns) | clear_of(window, more) << 8;
#endif
}

// A small fast generator (splitmix64); good enough for playouts and the same on every machine.
struct Random {
    uint64_t state;

    uint64_t next() {
        uint64_t z = state += 0x9e3779b97f4a7c15ull;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        return z ^ (z >> 31);
    }
    // A number below `bound`; the bias is below bound / 2^32.
    uint32_t below(uint32_t bound) { return static_cast<uint32_t>((next() >> 32) * bound >> 32); }
};

}  // namespace cornerwise::CORNERWISE_ARCH
