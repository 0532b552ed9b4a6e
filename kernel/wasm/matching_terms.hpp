// A matching game with its options chosen, out of the data that the build wrote (games/editions.py).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "../matching.hpp"
#include "json.hpp"

namespace cornerwise::matching {

struct Level {
    uint64_t nodes;
    double slip;  // how often any legal move is played without a search
};

struct Terms {
    std::string id;
    int rules_number;
    std::string chosen;  // the value of every option, as JSON
    Rules rules;
    std::vector<std::string> names;  // of the seats
    std::vector<Level> ladder;
    double longest;                      // seconds that a level thinks at most
    uint64_t seat_memory, analysis_memory;  // bytes of a search tree
    double costly;                       // the points that a move must lose to be named in a review
    double same_points, same_share;      // below these a difference shows nowhere
    size_t most_costly, most_reasons;
    Data clauses;  // by reason
    Data data;     // all of it

    std::string_view wins() const { return rules.first_out_wins ? "first-out" : "highest"; }
};

// A wish has options, and the number of the rules where these are not the newest. None where it is refused; then `out` says
// why.
std::unique_ptr<Terms> read_terms(const Data& data, const Data& wish, Json& out);

}  // namespace cornerwise::matching
