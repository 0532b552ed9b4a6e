// The matching game as an environment. A tile fits an open place in one way at most, so a place and a tile are an action.
#pragma once

#include "envs.hpp"
#include "matching.hpp"

namespace cornerwise::matching {

constexpr int PLACES = MOST_OPEN;  // open cells in reading order; before the first tile there is the origin alone
constexpr int DRAW_ACTION = PLACES * ALL_TILES, PASS_ACTION = DRAW_ACTION + 1, ACTIONS = PASS_ACTION + 1;
// The numbers at the three corners of a tile, who laid it, and the open places, all plus one; then the numbers.
constexpr int PLANES = 6, PIXELS = ROWS * COLUMNS;

EnvShape env_shape(const Rules& rules);

// What one seat may know (M14): nothing of another hand or of the pile is read but how many tiles they hold.
void write_planes(const Referee& referee, const State& state, int viewer, uint8_t* out);

// Sets the bits of all actions of the seat that moves and writes them in a list too; returns how many there are.
uint32_t write_mask(const Referee& referee, const State& state, uint32_t* list, uint64_t* mask);

// The move that an action is; the action may be none that is legal, and then the move is none either.
Move move_of(const State& state, uint32_t action);

Batch* make_batch(const Rules& rules, Reward reward, uint32_t games, int workers);  // the rules must outlive it

}  // namespace cornerwise::matching
