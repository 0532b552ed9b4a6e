// Searches of matching games as work in slices: moves of levels, hints, analyses and reviews.
#pragma once

#include <memory>

#include "../matching_search.hpp"
#include "game.hpp"
#include "matching_series.hpp"
#include "random.hpp"

namespace cornerwise::matching {

using Scales = std::shared_ptr<const Scale>;

// What an `Engine` of Python makes of a seed.
struct Player {
    Player(int level, uint64_t seed) : level(level), seed(seed), random(seed) {
        random.bits(64);  // the seed of the search of placing games
        search_seed = random.bits(64);
    }

    int level;
    uint64_t seed, search_seed;
    PythonRandom random;
};

// What the seat to move is best off doing. The terms must outlive the work.
std::unique_ptr<Work> begin_thinking(const Terms& terms, const Match& match, const Scales& scale, const Wish& wish, Player& player);

// What every decision of a game was worth.
std::unique_ptr<Work> begin_review(const Terms& terms, const Match& match, const Scales& scale, const Player& player);

}  // namespace cornerwise::matching
