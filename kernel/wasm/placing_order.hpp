// Finds an order in which the pieces that lie on a board can have been laid, as rules/placing_order.py does.
#pragma once

#include "placing_game.hpp"

namespace cornerwise {

// `parts` are what stands in a line of text after the game (docs/position-text.md); of several orders one is preferred after
// which it is the turn of this colour, none where the name is empty. Answers what the server does.
void arrange(const PlacingSetup& setup, const Moves& parts, const std::string& turn, Json& out);

}  // namespace cornerwise
