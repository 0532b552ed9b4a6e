// Sums of products of small whole numbers, several at a time: as wide as the processor has them, always with the same sums.
//
// Numbers of cells are at most 127 and weights at least -127, so two products fit sixteen bits and nothing is ever cut off.
#pragma once

#include <cstring>

#include "bits.hpp"
#include "net.hpp"

#if defined(__ARM_NEON) && defined(__linux__)
#include <asm/hwcap.h>
#include <sys/auxv.h>
#endif

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// The numbers of a cell, and what they are multiplied by. WebAssembly has no products of bytes that all browsers know.
#if defined(__wasm_simd128__)
using Number = int16_t;
using Weight = int16_t;
#else
using Number = uint8_t;
using Weight = int8_t;
#endif
constexpr int FACTORS = 4 / sizeof(Number);  // that are multiplied and added up at once

// Sums side by side. AT_ONCE of them, twice, are kept in registers.
#if defined(__AVX512BW__)
struct Lanes {
    static constexpr int COUNT = 16, AT_ONCE = 2;
    __m512i v;
    static Lanes load(const int32_t* p) { return {_mm512_loadu_si512(p)}; }
    void store(int32_t* p) const { _mm512_storeu_si512(p, v); }
    // Adds the products of a group to each lane: the same numbers of a cell for all, weights of its own for each.
    void add_group(uint32_t four, const int8_t* weights) {
        const __m512i pairs = _mm512_maddubs_epi16(_mm512_set1_epi32(static_cast<int>(four)), _mm512_loadu_si512(weights));
        v = _mm512_add_epi32(v, _mm512_madd_epi16(pairs, _mm512_set1_epi16(1)));
    }
    void add_pairs(uint32_t pair, const int16_t* weights) {
        v = _mm512_add_epi32(v, _mm512_madd_epi16(_mm512_set1_epi32(static_cast<int>(pair)), _mm512_loadu_si512(weights)));
    }
};
#elif defined(__AVX2__)
struct Lanes {
    static constexpr int COUNT = 8, AT_ONCE = 4;
    __m256i v;
    static Lanes load(const int32_t* p) { return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p))}; }
    void store(int32_t* p) const { _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), v); }
    void add_group(uint32_t four, const int8_t* weights) {
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
    static constexpr int COUNT = 4, AT_ONCE = 4;
    __m128i v;
    static Lanes load(const int32_t* p) { return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(p))}; }
    void store(int32_t* p) const { _mm_storeu_si128(reinterpret_cast<__m128i*>(p), v); }
    void add_group(uint32_t four, const int8_t* weights) {
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
    static constexpr int COUNT = 4, AT_ONCE = 4;
    v128_t v;
    static Lanes load(const int32_t* p) { return {wasm_v128_load(p)}; }
    void store(int32_t* p) const { wasm_v128_store(p, v); }
    void add_group(uint32_t two, const Weight* weights) { add_pairs(two, weights); }
    void add_pairs(uint32_t pair, const int16_t* weights) {
        v = wasm_i32x4_add(v, wasm_i32x4_dot_i16x8(wasm_i32x4_splat(static_cast<int>(pair)), wasm_v128_load(weights)));
    }
};
#elif defined(__ARM_NEON)
struct Lanes {
    static constexpr int COUNT = 4, AT_ONCE = 8;
    int32x4_t v;
    static Lanes load(const int32_t* p) { return {vld1q_s32(p)}; }
    void store(int32_t* p) const { vst1q_s32(p, v); }
    void add_group(uint32_t four, const int8_t* weights) {
        const int8x16_t numbers = vreinterpretq_s8_u32(vdupq_n_u32(four)), own = vld1q_s8(weights);
        const int32x4_t low = vpaddlq_s16(vmull_s8(vget_low_s8(numbers), vget_low_s8(own)));
        const int32x4_t high = vpaddlq_s16(vmull_s8(vget_high_s8(numbers), vget_high_s8(own)));
        v = vaddq_s32(v, vpaddq_s32(low, high));
    }
    void add_pairs(uint32_t pair, const int16_t* weights) {
        const int16x4x2_t own = vld2_s16(weights);  // the first of each pair, and the second
        v = vmlal_n_s16(v, own.val[0], static_cast<int16_t>(pair & 0xffff));
        v = vmlal_n_s16(v, own.val[1], static_cast<int16_t>(pair >> 16));
    }
};
#else
struct Lanes {
    static constexpr int COUNT = 4, AT_ONCE = 4;
    int32_t v[COUNT];
    static Lanes load(const int32_t* p) {
        Lanes lanes;
        std::memcpy(lanes.v, p, sizeof lanes.v);
        return lanes;
    }
    void store(int32_t* p) const { std::memcpy(p, v, sizeof v); }
    void add_group(uint32_t four, const int8_t* weights) {
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
    static constexpr int COUNT = 16, AT_ONCE = 2;
    __m512i v;
    CORNERWISE_FUSED static FusedLanes load(const int32_t* p) { return {_mm512_loadu_si512(p)}; }
    CORNERWISE_FUSED void store(int32_t* p) const { _mm512_storeu_si512(p, v); }
    CORNERWISE_FUSED void add_group(uint32_t four, const int8_t* weights) {
        v = _mm512_dpbusd_epi32(v, _mm512_set1_epi32(static_cast<int>(four)), _mm512_loadu_si512(weights));
    }
};
inline bool fuses_fours() { return __builtin_cpu_supports("avx512vnni"); }
#elif defined(__ARM_NEON) && (defined(__linux__) || defined(__ARM_FEATURE_DOTPROD))
#define CORNERWISE_FUSED __attribute__((target("arch=armv8.2-a+dotprod")))
struct FusedLanes {
    static constexpr int COUNT = 4, AT_ONCE = 8;
    int32x4_t v;
    CORNERWISE_FUSED static FusedLanes load(const int32_t* p) { return {vld1q_s32(p)}; }
    CORNERWISE_FUSED void store(int32_t* p) const { vst1q_s32(p, v); }
    CORNERWISE_FUSED void add_group(uint32_t four, const int8_t* weights) {
        v = vdotq_s32(v, vreinterpretq_s8_u32(vdupq_n_u32(four)), vld1q_s8(weights));
    }
};
inline bool fuses_fours() {
#if defined(__ARM_FEATURE_DOTPROD)
    return true;
#else
    return getauxval(AT_HWCAP) & HWCAP_ASIMDDP;
#endif
}
#else
#define CORNERWISE_FUSED
using FusedLanes = Lanes;
inline bool fuses_fours() { return false; }
#endif

// 64ths of sums, held at 0 and the most that a number of a cell can be; `Count` is a multiple of 8.
template <int Count>
inline void hold(const int32_t* sum, Number* to) {
#if defined(__wasm_simd128__)
    const v128_t none = wasm_i16x8_splat(0), most = wasm_i16x8_splat(MOST_CELL_VALUE);
    for (int i = 0; i < Count; i += 8) {
        const v128_t low = wasm_i32x4_shr(wasm_v128_load(sum + i), 6), high = wasm_i32x4_shr(wasm_v128_load(sum + i + 4), 6);
        wasm_v128_store(to + i, wasm_i16x8_min(wasm_i16x8_max(wasm_i16x8_narrow_i32x4(low, high), none), most));
    }
#else
    for (int i = 0; i < Count; ++i) {
        const int32_t value = sum[i] >> 6, held = value < 0 ? 0 : value;
        to[i] = static_cast<Number>(held > MOST_CELL_VALUE ? MOST_CELL_VALUE : held);
    }
#endif
}

// The sum of `count` products, a multiple of 32.
inline int32_t dot(const Number* numbers, const Weight* weights, int count) {
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
    for (int i = 0; i < count; i += 8)
        sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(wasm_v128_load(numbers + i), wasm_v128_load(weights + i)));
    sum = wasm_i32x4_add(sum, wasm_i32x4_shuffle(sum, sum, 2, 3, 0, 1));
    return wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1);
#elif defined(__ARM_NEON)
    int32x4_t sum = vdupq_n_s32(0);
    for (int i = 0; i < count; i += 16) {
        const int8x16_t given = vreinterpretq_s8_u8(vld1q_u8(numbers + i)), own = vld1q_s8(weights + i);
        int16x8_t pairs = vmull_s8(vget_low_s8(given), vget_low_s8(own));
        pairs = vmlal_s8(pairs, vget_high_s8(given), vget_high_s8(own));
        sum = vpadalq_s16(sum, pairs);
    }
    return vaddvq_s32(sum);
#else
    int32_t sum = 0;
    for (int i = 0; i < count; ++i) sum += numbers[i] * weights[i];
    return sum;
#endif
}

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
