// Picks the code that was compiled for this processor.

#include "position.hpp"

namespace cornerwise {

Position::~Position() = default;
Batch::~Batch() = default;
Search::~Search() = default;
SelfPlay::~SelfPlay() = default;
Rerun::~Rerun() = default;

namespace portable { Position* start(const Table&, const Rules&); }
#ifdef CORNERWISE_X86
namespace avx2 { Position* start(const Table&, const Rules&); }
namespace avx512 { Position* start(const Table&, const Rules&); }
#endif

const Architecture ARCHITECTURES[] = {
#ifdef CORNERWISE_X86
    {"avx512",
     [] {
         return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
                __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
     },
     avx512::start},
    {"avx2",
     [] {
         return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
     },
     avx2::start},
#endif
    {"portable", [] { return true; }, portable::start},
};
const int ARCHITECTURE_COUNT = sizeof ARCHITECTURES / sizeof *ARCHITECTURES;

}  // namespace cornerwise
