// Sets of cells as one wide machine vector, compiled once per processor generation and width.
//
// Everything that runs hot lives in the namespace CORNERWISE_ARCH, which differs between the
// copies of this code that the build makes. Code in it must not instantiate templates of the
// standard library on plain types: the linker would keep one copy for all processors.
#pragma once

#include <cstdint>
#include <cstring>

#include "table.hpp"

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
#if defined(__AVX2__)  // the compiler would take the words out one by one
        if constexpr (Words == 4) return !_mm256_testz_si256(reinterpret_cast<__m256i>(v), reinterpret_cast<__m256i>(v));
#endif
#if defined(__AVX512F__)
        if constexpr (Words == 8) return _mm512_test_epi64_mask(reinterpret_cast<__m512i>(v), reinterpret_cast<__m512i>(v));
#endif
        if constexpr (Words > 4) {
            Bits<Words / 2> halves[2];
            std::memcpy(&halves[0].v, &v, sizeof halves[0]);
            std::memcpy(&halves[1].v, reinterpret_cast<const char*>(&v) + sizeof halves[0], sizeof halves[1]);
            return (halves[0] | halves[1]).any();
        }
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
    // Writes the members in ascending order and returns how many there are; there must be room for all cells. A word has few
    // members, but how many cannot be foreseen: so a few are written in any case, and the next word's go over those that are none.
    int list(uint16_t* out) const {
        uint64_t words[Words];
        std::memcpy(words, &v, sizeof words);
        uint16_t* end = out;
        for (int i = 0; i < Words; ++i) {
            uint64_t word = words[i];
            uint16_t* to = end;
            end += __builtin_popcountll(word);
            for (int k = 0; k < FEW; ++k, word &= word - 1) *to++ = first(i, word | uint64_t{1} << 63);
            for (; word; word &= word - 1) *to++ = first(i, word);
        }
        return static_cast<int>(end - out);
    }

    Bits& operator|=(const Bits& b) {
        v |= b.v;
        return *this;
    }
    friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend Bits operator&(const Bits& a, const Bits& b) { return {a.v & b.v}; }
    Bits without(const Bits& b) const { return {v & ~b.v}; }

  private:
    static constexpr int FEW = 3;
    static uint16_t first(int word, uint64_t members) { return static_cast<uint16_t>(64 * word + __builtin_ctzll(members)); }
};

// Some words of a set of patterns, in as many registers as they take: a vector wider than those would go through memory.
#if defined(__AVX512F__)
constexpr int REGISTER_WORDS = 8;
#elif defined(__AVX2__)
constexpr int REGISTER_WORDS = 4;
#else
constexpr int REGISTER_WORDS = 2;
#endif
struct Block {
    typedef uint64_t Register __attribute__((vector_size(8 * REGISTER_WORDS)));
    static constexpr int COUNT = BLOCK / REGISTER_WORDS;
    Register part[COUNT] = {};

    Block() = default;
    explicit Block(const uint64_t* words) {
        for (int i = 0; i < COUNT; ++i) part[i] = at(words, i);
    }
    void keep(const uint64_t* words) {
        for (int i = 0; i < COUNT; ++i) part[i] &= at(words, i);
    }
    void add(const uint64_t* words) {
        for (int i = 0; i < COUNT; ++i) part[i] |= at(words, i);
    }
    void toggle(const uint64_t* words) {
        for (int i = 0; i < COUNT; ++i) part[i] ^= at(words, i);
    }
    void write(uint64_t* words) const {
        for (int i = 0; i < COUNT; ++i) reinterpret_cast<Register*>(words)[i] = part[i];
    }

  private:
    static const Register& at(const uint64_t* words, int i) { return reinterpret_cast<const Register*>(words)[i]; }
};

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
