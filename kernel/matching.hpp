// The matching game: tiles with a number at each corner, hidden hands, chance as a player.
//
// A cell of the triangle lattice is packed as row * 128 + column, which leaves room for a tile 55
// side steps from the first in every direction. Its corner points, two to a column, are packed as
// row * 64 + column / 2. All tiles round a point show the same number, so a table is an array of
// points, and which tiles fit a cell is looked up by the three numbers round it.
#pragma once

#include <cstdint>

#include "bits.hpp"

namespace cornerwise::matching {

using Move = uint32_t;
using Tiles = uint64_t;  // a set of tiles
using Random = cornerwise::portable::Random;

constexpr int MOST_SEATS = 6, MOST_DRAWS = 3, ALL_TILES = 56;
constexpr int NOBODY = -1, CHANCE = MOST_SEATS;
constexpr int COLUMNS = 128, ROWS = 64, ORIGIN = ROWS / 2 * COLUMNS + COLUMNS / 2;
constexpr int MOST_OPEN = ALL_TILES + 2;  // every tile after the first closes one open cell and opens at most two
constexpr uint32_t MOST_MOVES = MOST_OPEN * 3 * ALL_TILES;

constexpr Move PASS = 0x40000000, DRAW = 0x50000000, TIMEOUT = 0x50000001, OUTCOME = 0x60000000;
constexpr Move HIDDEN = OUTCOME + 63;  // a tile that came out of the pile unseen

constexpr Tiles one(int tile) { return Tiles{1} << tile; }
constexpr int count_of(Tiles tiles) { return __builtin_popcountll(tiles); }
constexpr int lowest(Tiles tiles) { return __builtin_ctzll(tiles); }
constexpr int nth(Tiles tiles, uint32_t index) {
    while (index--) tiles &= tiles - 1;
    return lowest(tiles);
}
constexpr Move lay_move(int cell, int rotation, int tile) { return static_cast<Move>(cell << 8 | rotation << 6 | tile); }
constexpr bool is_lay(Move move) { return move < COLUMNS * ROWS << 8; }
constexpr int tile_of(Move move) { return static_cast<int>(move & 63); }
constexpr int rotation_of(Move move) { return static_cast<int>(move >> 6 & 3); }
constexpr int cell_of(Move move) { return static_cast<int>(move >> 8); }
constexpr bool is_outcome(Move move) { return move >= OUTCOME && move < OUTCOME + ALL_TILES; }

// Editions and scorings as numbers; games/editions.py says what they mean.
struct Rules {
    int seats, tile_count, hand;
    int tile_points;  // -1 is the sum of its numbers
    int bridge, hexagons[4], out, opening_triple, opening_zero, draw_cost, third_cost;
    bool first_out_only, lots, ends_at_once, may_pass, target_at_once, everybody_pays, hands_count, first_out_wins;
    bool any_after_draw, time_limit;
    int target, deals;  // deals 0: only the target decides

    bool consistent() const;
    bool operator==(const Rules&) const = default;
    Tiles all() const { return one(tile_count) - 1; }
};

struct Laid {
    uint16_t cell;
    uint8_t seat, tile, rotation;
    uint8_t open_at, opened;  // how the open cells changed, so that it can be undone
};

// The tiles laid in one deal.
class Table {
  public:
    void clear();
    void lay(int seat, Move move);
    void unlay();

    int count() const { return count_; }
    const Laid& laid(int index) const { return laid_[index]; }
    int open_count() const { return open_count_; }
    int open(int index) const { return open_[index]; }  // a cell
    Tiles tiles() const { return tiles_; }

    Tiles fitting() const;               // the tiles that can be laid somewhere
    uint32_t places(Tiles tiles) const;  // in how many ways these can be laid
    uint32_t list(Tiles tiles, Move* out) const;
    Move pick(Tiles tiles, uint32_t index) const;  // the index-th of the list
    bool fits(Move move) const;
    int joins(int cell, bool& bridge) const;  // hexagons that a tile on an open cell completes
    bool occupied(int cell) const { return cells_[cell >> 6] >> (cell & 63) & 1; }
    bool is_open(int cell) const;
    int shown_at(int cell, int corner) const;  // the number round a corner of a cell, -1 where no tile lies

  private:
    template <class Each>
    bool each_cell(Tiles tiles, Each each) const;
    uint32_t pattern(int cell) const;
    void refresh(int from);  // brings the numbers round open cells up to date

    uint8_t points_[ROWS * COLUMNS / 2];  // tiles round it * 8 + number + 1; 0 where none lies
    uint64_t cells_[ROWS * COLUMNS / 64];
    uint16_t open_[MOST_OPEN + 2];    // the empty cells beside a tile,
    uint16_t wanted_[MOST_OPEN + 2];  // the numbers round each of them,
    Tiles fit_[MOST_OPEN + 2];        // and the tiles that fit there
    Laid laid_[ALL_TILES];
    Tiles tiles_;
    int open_count_, count_;
};

enum class Phase : uint8_t { LOTS, DEALING, PLAYING, OVER };

// All of a match but the table and the finished deals; small enough to be kept for every ply.
struct Status {
    Tiles hands[MOST_SEATS];
    Tiles pile;                // what may come out of it
    Tiles lots;                // drawn openly for this deal
    Tiles never[MOST_SEATS];   // what a pass has shown not to be in a hand
    Tiles last_not;            // what the last tile of the pile has been shown not to be ..
    int32_t totals[MOST_SEATS];
    int32_t settled[MOST_SEATS];  // what the hands brought at the end of the last deal
    int16_t deals;                // finished
    int8_t last_seat;             // .. in this seat's hand, or NOBODY
    Phase phase;
    int8_t viewer;  // the seat whose knowledge this is, or NOBODY: everything is known
    uint8_t held[MOST_SEATS];
    uint8_t pile_count, dealt;
    uint8_t contenders, lot_seat, lot_leaders;
    int8_t lot_best;
    int8_t starter, mover;
    uint8_t circuit;  // turns finished in this circuit
    uint8_t drawn;    // tiles in this turn
    int8_t last_drawn;
    bool owed, late;
    uint8_t passes;
    int8_t first_out;
};

struct State {
    Status now;
    Table table;
};

// The rules. All of them take a state that they read or change, and are blind to where it came from.
class Referee {
  public:
    explicit Referee(const Rules& rules) : rules(rules) {}

    void begin(State& state) const;       // a match
    void begin_deal(State& state) const;  // its next deal

    int turn(const State& state) const;      // a seat, CHANCE, or NOBODY when the match is over
    int receiver(const State& state) const;  // the seat for which chance moves, or NOBODY
    Tiles may_come(const State& state) const;
    Tiles playable(const State& state) const;
    bool can_draw(const State& state) const;
    bool can_pass(const State& state, bool can_lay) const;

    uint32_t legal(const State& state, Move* out) const;
    uint32_t count(const State& state) const;
    bool is_legal(const State& state, Move move) const;
    bool is_event(const State& state, Move move) const;
    Move draw(const State& state, Random& random) const;  // a uniform legal move

    bool play(State& state, Move move) const;  // says whether that ended the deal; the match may go on
    bool match_over(const State& state) const;
    unsigned winners(const State& state) const;  // bit set of seats; none before the match is over

    int best_opening(const Tiles* hands, Tiles& tiles) const;  // the seat, and what it may lay
    void hand_points(const Status& now, const Tiles* hands, int32_t* out) const;

    const Rules& rules;

  private:
    void receive(State& state, int tile) const;
    void draw_lot(Status& now, int tile) const;
    void dealt(Status& now) const;
    void lay(State& state, Move move) const;
    void pass(State& state) const;
    bool turned(State& state) const;
    bool target_reached(const Status& now) const;
};

int value_of(int tile);
int number_of(int tile, int corner);
bool is_triple(int tile);
extern const Tiles TRIPLES;

}  // namespace cornerwise::matching
