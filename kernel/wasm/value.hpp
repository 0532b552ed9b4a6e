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

// The outcomes of a move in a search: for every seat means, also of the squares, and of how many outcomes.
struct Samples {
    BySeat shares, margins, share_squares, margin_squares;
    uint64_t count;
};

// The mean of some values, each as often as its number says. Their errors do not make up for each other.
Value mean_value(const std::vector<std::pair<Value, uint64_t>>& values);

// The value of every move out of its outcomes; `data` is that of the game, which says how well its searches know them.
std::vector<Value> sampled_values(const std::vector<Samples>& moves, const Data& data);

void write_value(const Value& value, Json& out);

}  // namespace cornerwise
