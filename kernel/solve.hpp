// What is asked of the endgame solver and what it answers, whatever processor it runs on.
#pragma once

#include <cstdint>

#include "table.hpp"

namespace cornerwise {

struct SolveLimits {
    uint64_t nodes;
    double deadline;     // on the monotonic clock
    uint64_t memory;     // bytes of the table of known positions
    const int* stop;     // becomes 1 when somebody says stop
};

struct Solution {
    bool solved = false;
    int margin = 0;        // points of the mover's party ahead of the other when both play best
    uint64_t nodes = 0;
    uint32_t length = 0;   // of the line
    Move line[MAX_CELLS + 1];  // best play from here to the end
};

}  // namespace cornerwise
