// Picks the code that was compiled for this processor and for boards of this size.

#include <cmath>

#include "position.hpp"

namespace cornerwise {

uint64_t placements_solved_by(uint64_t nodes) {
    return static_cast<uint64_t>(32 * std::pow(static_cast<double>(nodes), 0.21));
}

Position::~Position() = default;
Search::~Search() = default;
#ifndef CORNERWISE_ONLY_PLAYS
Batch::~Batch() = default;
KeptGames::~KeptGames() = default;
Rerun::~Rerun() = default;
#endif

// A start for every width of the sets of cells. The games of the catalogue need no more than eight words, and a browser
// loads no code for others.
#ifdef CORNERWISE_ONLY_PLAYS
#define WIDEST 8
#else
#define WIDEST 16
#endif
#define STARTS_AS(arch, widest)                                               \
    namespace arch##_4 { Position* start(const Table&, const Rules&); }       \
    namespace arch##_8 { Position* start(const Table&, const Rules&); }       \
    namespace arch##_##widest { Position* start(const Table&, const Rules&); } \
    static Position* start_##arch(const Table& table, const Rules& rules) {   \
        if (table.words == 4) return arch##_4::start(table, rules);           \
        if (table.words == 8) return arch##_8::start(table, rules);           \
        return arch##_##widest::start(table, rules);                          \
    }
#define STARTS_UP_TO(arch, widest) STARTS_AS(arch, widest)
#define STARTS(arch) STARTS_UP_TO(arch, WIDEST)

STARTS(portable)
#ifdef CORNERWISE_X86
STARTS(avx2)
STARTS(avx512)
#endif

const Architecture ARCHITECTURES[] = {
#ifdef CORNERWISE_X86
    {"avx512",
     [] {
         return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
                __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
     },
     start_avx512},
    {"avx2",
     [] {
         return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
     },
     start_avx2},
#endif
    {"portable", [] { return true; }, start_portable},
};
const int ARCHITECTURE_COUNT = sizeof ARCHITECTURES / sizeof *ARCHITECTURES;

}  // namespace cornerwise
