// The settings of searches and of self-play by the names that Python gives them; whatever is wrong is an exception.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "search.hpp"

namespace cornerwise {

using PriorWeights = std::vector<float>;
using Tuning = std::map<std::string, double>;

inline void check(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

void check_threads(uint32_t slots, int threads);
SelfPlaySettings selfplay_settings(const Tuning& tuning);
// Of a search of placing games: what differs from the defaults.
SearchSettings search_settings(const PriorWeights& prior, const Tuning& tuning);

}  // namespace cornerwise
