// Why a move of a matching game is illegal: the ids and details of rules/reasons.py.
#pragma once

#include <string>
#include <string_view>

#include "../matching.hpp"

namespace cornerwise::matching {

// The rule that a move breaks. The clause is empty where it is always the same for this reason.
struct Violation {
    std::string_view reason;      // empty for a legal move
    std::string_view clause = {};
    std::string details = "{}";   // JSON

    explicit operator bool() const { return !reason.empty(); }
};

// The same answers in the same order as `Deal.violation` of rules/matching.py gives them.
Violation violation(const Referee& referee, const State& state, Move move);

}  // namespace cornerwise::matching
