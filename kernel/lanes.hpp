// Sums of products of small whole numbers, several at a time: as wide as the processor has them, always with the same sums.
//
// Numbers of cells are at most 127 and weights at least -127, so two products fit sixteen bits and nothing is ever cut off.
#pragma once

#include <cstring>

#include "bits.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

#if defined(__AVX512BW__)
struct Lanes {
    static constexpr int COUNT = 16;
    __m512i v;
    static Lanes load(const int32_t* p) { return {_mm512_loadu_si512(p)}; }
    void store(int32_t* p) const { _mm512_storeu_si512(p, v); }
    // Adds four products to each lane: the same four numbers of a cell for all, four weights of its own for each.
    void add_fours(uint32_t four, const int8_t* weights) {
        const __m512i pairs = _mm512_maddubs_epi16(_mm512_set1_epi32(static_cast<int>(four)), _mm512_loadu_si512(weights));
        v = _mm512_add_epi32(v, _mm512_madd_epi16(pairs, _mm512_set1_epi16(1)));
    }
    void add_pairs(uint32_t pair, const int16_t* weights) {
        v = _mm512_add_epi32(v, _mm512_madd_epi16(_mm512_set1_epi32(static_cast<int>(pair)), _mm512_loadu_si512(weights)));
    }
};
#elif defined(__AVX2__)
struct Lanes {
    static constexpr int COUNT = 8;
    __m256i v;
    static Lanes load(const int32_t* p) { return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p))}; }
    void store(int32_t* p) const { _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), v); }
    void add_fours(uint32_t four, const int8_t* weights) {
        const __m256i pairs = _mm256_maddubs_epi16(_mm256_set1_epi32(static_cast<int>(four)),
                                                   _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights)));
        v = _mm256_add_epi32(v, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
    }
    void add_pairs(uint32_t pair, const int16_t* weights) {
        v = _mm256_add_epi32(v, _mm256_madd_epi16(_mm256_set1_epi32(static_cast<int>(pair)),
                                                  _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights))));
    }
};
#elif defined(__SSE4_1__)
struct Lanes {
    static constexpr int COUNT = 4;
    __m128i v;
    static Lanes load(const int32_t* p) { return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(p))}; }
    void store(int32_t* p) const { _mm_storeu_si128(reinterpret_cast<__m128i*>(p), v); }
    void add_fours(uint32_t four, const int8_t* weights) {
        const __m128i pairs = _mm_maddubs_epi16(_mm_set1_epi32(static_cast<int>(four)),
                                                _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights)));
        v = _mm_add_epi32(v, _mm_madd_epi16(pairs, _mm_set1_epi16(1)));
    }
    void add_pairs(uint32_t pair, const int16_t* weights) {
        v = _mm_add_epi32(v, _mm_madd_epi16(_mm_set1_epi32(static_cast<int>(pair)),
                                            _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights))));
    }
};
#elif defined(__wasm_simd128__)
struct Lanes {
    static constexpr int COUNT = 4;
    v128_t v;
    static Lanes load(const int32_t* p) { return {wasm_v128_load(p)}; }
    void store(int32_t* p) const { wasm_v128_store(p, v); }
    void add_fours(uint32_t four, const int8_t* weights) {
        const v128_t numbers = wasm_i32x4_splat(static_cast<int>(four)), own = wasm_v128_load(weights);
        const v128_t low = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_low_i8x16(numbers, own));
        const v128_t high = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_high_i8x16(numbers, own));
        v = wasm_i32x4_add(v, wasm_i32x4_add(wasm_i32x4_shuffle(low, high, 0, 2, 4, 6), wasm_i32x4_shuffle(low, high, 1, 3, 5, 7)));
    }
    void add_pairs(uint32_t pair, const int16_t* weights) {
        v = wasm_i32x4_add(v, wasm_i32x4_dot_i16x8(wasm_i32x4_splat(static_cast<int>(pair)), wasm_v128_load(weights)));
    }
};
#else
struct Lanes {
    static constexpr int COUNT = 4;
    int32_t v[COUNT];
    static Lanes load(const int32_t* p) {
        Lanes lanes;
        std::memcpy(lanes.v, p, sizeof lanes.v);
        return lanes;
    }
    void store(int32_t* p) const { std::memcpy(p, v, sizeof v); }
    void add_fours(uint32_t four, const int8_t* weights) {
        uint8_t numbers[4];
        std::memcpy(numbers, &four, sizeof four);
        for (int i = 0; i < COUNT; ++i)
            for (int k = 0; k < 4; ++k) v[i] += numbers[k] * weights[4 * i + k];
    }
    void add_pairs(uint32_t pair, const int16_t* weights) {
        int16_t numbers[2];
        std::memcpy(numbers, &pair, sizeof pair);
        for (int i = 0; i < COUNT; ++i) v[i] += numbers[0] * weights[2 * i] + numbers[1] * weights[2 * i + 1];
    }
};
#endif

// Processors that add four products at once are asked for that where it counts most. The sums are the same.
#if defined(__AVX512BW__)
#define CORNERWISE_FUSED __attribute__((target("avx512vnni")))
struct FusedLanes {
    static constexpr int COUNT = 16;
    __m512i v;
    CORNERWISE_FUSED static FusedLanes load(const int32_t* p) { return {_mm512_loadu_si512(p)}; }
    CORNERWISE_FUSED void store(int32_t* p) const { _mm512_storeu_si512(p, v); }
    CORNERWISE_FUSED void add_fours(uint32_t four, const int8_t* weights) {
        v = _mm512_dpbusd_epi32(v, _mm512_set1_epi32(static_cast<int>(four)), _mm512_loadu_si512(weights));
    }
};
inline bool fuses_fours() { return __builtin_cpu_supports("avx512vnni"); }
#elif defined(__wasm_simd128__)
#define CORNERWISE_FUSED
// Each lane in two halves, which are only added when all is done.
struct FusedLanes {
    static constexpr int COUNT = 4;
    v128_t low, high;  // the halves of the lanes 0 and 1, and of 2 and 3
    static FusedLanes load(const int32_t* p) {
        const v128_t all = wasm_v128_load(p), zero = wasm_i32x4_splat(0);
        return {wasm_i32x4_shuffle(all, zero, 0, 4, 1, 5), wasm_i32x4_shuffle(all, zero, 2, 6, 3, 7)};
    }
    void store(int32_t* p) const {
        wasm_v128_store(p, wasm_i32x4_add(wasm_i32x4_shuffle(low, high, 0, 2, 4, 6), wasm_i32x4_shuffle(low, high, 1, 3, 5, 7)));
    }
    void add_fours(uint32_t four, const int8_t* weights) {
        const v128_t numbers = wasm_u16x8_extend_low_u8x16(wasm_i32x4_splat(static_cast<int>(four))), own = wasm_v128_load(weights);
        low = wasm_i32x4_add(low, wasm_i32x4_dot_i16x8(numbers, wasm_i16x8_extend_low_i8x16(own)));
        high = wasm_i32x4_add(high, wasm_i32x4_dot_i16x8(numbers, wasm_i16x8_extend_high_i8x16(own)));
    }
};
inline bool fuses_fours() { return true; }
#else
#define CORNERWISE_FUSED
using FusedLanes = Lanes;
inline bool fuses_fours() { return false; }
#endif

// The sum of `count` products, a multiple of 32.
inline int32_t dot(const uint8_t* numbers, const int8_t* weights, int count) {
#if defined(__AVX2__)
    __m256i sum = _mm256_setzero_si256();
    for (int i = 0; i < count; i += 32) {
        const __m256i pairs = _mm256_maddubs_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(numbers + i)),
                                                   _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights + i)));
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
    }
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4e));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xb1));
    return _mm_cvtsi128_si32(half);
#elif defined(__SSE4_1__)
    __m128i sum = _mm_setzero_si128();
    for (int i = 0; i < count; i += 16) {
        const __m128i pairs = _mm_maddubs_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(numbers + i)),
                                                _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights + i)));
        sum = _mm_add_epi32(sum, _mm_madd_epi16(pairs, _mm_set1_epi16(1)));
    }
    sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4e));
    sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0xb1));
    return _mm_cvtsi128_si32(sum);
#elif defined(__wasm_simd128__)
    v128_t sum = wasm_i32x4_splat(0);
    for (int i = 0; i < count; i += 16) {
        const v128_t given = wasm_v128_load(numbers + i), own = wasm_v128_load(weights + i);
        sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(wasm_u16x8_extend_low_u8x16(given), wasm_i16x8_extend_low_i8x16(own)));
        sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(wasm_u16x8_extend_high_u8x16(given), wasm_i16x8_extend_high_i8x16(own)));
    }
    sum = wasm_i32x4_add(sum, wasm_i32x4_shuffle(sum, sum, 2, 3, 0, 1));
    return wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1);
#else
    int32_t sum = 0;
    for (int i = 0; i < count; ++i) sum += numbers[i] * weights[i];
    return sum;
#endif
}

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
