// Moves of matching games as text, both ways; rules/matching_notation.py tells how they are written.
#pragma once

#include <string>
#include <string_view>

#include "../matching.hpp"

namespace cornerwise::matching {

// What a text writes.
struct Written {
    enum Kind { MOVE, NO_TILE, TILE_ORDER, NO_MOVE, OUT_OF_REACH } kind;
    Move move = PASS;
    std::string about = {};  // the part of the text that is wrong, or the cell out of reach
};

Written parse_move(std::string_view text);
std::string format_tile(int tile);
std::string format_move(Move move);

}  // namespace cornerwise::matching
