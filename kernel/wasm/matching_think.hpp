// Searches of matching games as work in slices: moves of levels, hints, analyses and reviews.
#pragma once

#include <memory>

#include "../matching_search.hpp"
#include "game.hpp"
#include "matching_series.hpp"

namespace cornerwise::matching {

using Scales = std::shared_ptr<const Scale>;

// What the seat to move is best off doing. `series` must stay where it is.
std::unique_ptr<Work> begin_thinking(const Terms& terms, const Match& match, const Scales& scale, const Wish& wish);

// What every decision of a game was worth.
std::unique_ptr<Work> begin_review(const Terms& terms, const Match& match, const Scales& scale, int level, uint64_t seed);

}  // namespace cornerwise::matching
