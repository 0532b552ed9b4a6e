// How a game is expected to end, and how far that may be off: as engine/analysis.py has it, for both families.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "json.hpp"

namespace cornerwise {

using BySeat = std::vector<double>;

// For every seat its part of the win and its points ahead, and half of the 95 % interval of both.
struct Value {
    BySeat shares, margins;
    BySeat share_errors, margin_errors;  // empty where the value is exact
};

// The mean of some values, each as often as its number says. Their errors do not make up for each other.
Value mean_value(const std::vector<std::pair<Value, uint64_t>>& values);

void write_value(const Value& value, Json& out);

}  // namespace cornerwise
