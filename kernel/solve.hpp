// What is asked of the endgame solver and what it answers, whatever processor it runs on.
#pragma once

#include <cstdint>

#include "table.hpp"

namespace cornerwise {

constexpr uint64_t MOST_PLACEMENTS = 20000;  // that may yet come; more is no endgame

struct SolveLimits {
    uint64_t nodes;
    double deadline;     // on the monotonic clock
    const int* stop;     // becomes 1 when somebody says stop
    uint64_t placements = MOST_PLACEMENTS;  // flat games: not tried where more may yet come
};

// So many placements may yet come where this number of nodes solves half of all positions; measured over games of every kind.
uint64_t placements_solved_by(uint64_t nodes);

struct Solution {
    bool solved = false;
    int margin = 0;        // points of the mover's party ahead of the other when both play best
    uint64_t nodes = 0;
    uint32_t length = 0;   // of the line
    Move line[MAX_CELLS + 1];  // best play from here to the end
};

}  // namespace cornerwise
