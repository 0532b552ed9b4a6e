// Whether a game for one can still be completed.
#pragma once

#include <memory>

#include "placing_game.hpp"

namespace cornerwise {

std::unique_ptr<Work> complete(const PlacingSetup& setup, const PlacingGame& game, uint64_t seed);

}  // namespace cornerwise
