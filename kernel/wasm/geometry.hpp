// Lattices, boards and pieces, and the move table that they make: as geometry/ and rules/moves.py in Python, by which every
// number here is tested. What differs between squares, triangles and cubes comes as data.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "../table.hpp"
#include "json.hpp"

namespace cornerwise {

using Address = std::array<int, 3>;  // two coordinates on flat boards; then the third is 0
using Cells = std::vector<Address>;

inline Address operator+(const Address& a, const Address& b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
inline Address operator-(const Address& a, const Address& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }

// Along x first, then y, then z.
inline bool reads_before(const Address& a, const Address& b) {
    return std::array{a[2], a[1], a[0]} < std::array{b[2], b[1], b[0]};
}

class Lattice {
  public:
    explicit Lattice(const Data& data);

    std::string name;
    int dimension, kinds;
    bool is_solid() const { return dimension == 3; }
    bool has_straight_sides() const { return kinds > 1; }

    int kind(const Address& cell) const {
        const int sum = (cell[0] + cell[1] + cell[2]) % kinds;
        return sum < 0 ? sum + kinds : sum;
    }
    Cells points(const Address& cell) const;
    Cells ball(int kind, int reach) const;  // steps to all cells so near, in reading order
    std::vector<Cells> orientations(const Cells& piece) const;
    // For every orientation the one that each turn of the hand leads to.
    std::vector<std::vector<int>> turns(const std::vector<Cells>& orientations) const;
    Cells facing(const Cells& piece) const;  // the cells that face the middle of one of its straight sides

    std::vector<Cells> side_steps, corner_steps;  // [kind]

  private:
    using Motion = std::array<Address, 3>;
    Address moved(const Address& cell, const Motion& motion) const;
    Cells to_origin(Cells cells) const;
    Cells turned(const Cells& cells, const Motion& motion) const;
    Cells steps_sharing(int kind, int least, int most) const;
    Address home(int kind) const { return {kind, 0, 0}; }

    std::vector<Cells> corners_;  // [kind]
    int facet_, scale_;
    std::vector<Motion> generators_, motions_;
};

class Board {
  public:
    Board() = default;
    Board(std::string name, const Lattice& lattice, Cells cells, const Address& shift);

    std::string name;
    Cells cells;
    std::vector<std::string> names;
    std::vector<std::vector<int>> side, corner;  // [cell] neighbours, ascending
    std::vector<int> below;                      // [cell] on solid boards, -1 on the floor

    int size() const { return static_cast<int>(cells.size()); }
    int number(const Address& cell) const;       // -1 off the board
    int find(const std::string& name) const;     // -1 where there is none
    // Whether this is the name of a cell as on this board, but of one that the board does not have.
    bool is_beyond(const std::string& name) const;

  private:
    bool solid_ = false;
    Address low_{}, extent_{};
    std::vector<int16_t> grid_;
    std::unordered_map<std::string, int> by_name_;
};

// A board of cubes out of rows of height limits, the last row of the board first, as in `2 2 1/2 2 1`. Where something is
// wrong with the text, the id of the message that says what, and no board.
std::string make_height_map(const std::string& text, const Lattice& cubes, Board& board);
// The same text with one blank between limits and a slash between rows.
std::string heights_in_one_line(const std::string& text);

struct Piece {
    std::string name;
    std::vector<Cells> orientations;
    int size() const { return static_cast<int>(orientations[0].size()); }
};

// Every placement of every piece, ordered by piece, orientation and place.
class Placements {
  public:
    Placements(const Lattice& lattice, const Board& board, const std::vector<Piece>& pieces);

    int widest = 0;
    std::vector<uint8_t> piece;              // [row]
    std::vector<int16_t> cells;              // [row][widest], -1 at the end
    std::vector<int16_t> opposites;          // [row][opposite_width]
    int opposite_width = 0;

    int rows() const { return static_cast<int>(piece.size()); }
    const int16_t* row(Move move) const { return &cells[static_cast<size_t>(move) * static_cast<size_t>(widest)]; }
    int row_size(Move move) const;
    Move find(std::vector<int> wanted) const;  // the row that covers exactly these cells, or NO_ROW

  private:
    static uint64_t hash(const int16_t* cells, int count);
    std::unordered_multimap<uint64_t, Move> by_cells_;
};

// [cell][slot]: the cells that a piece through a cell can cover, -1 off the board.
std::vector<int16_t> windows_of(const Lattice& lattice, const Board& board, int reach, int slots);

}  // namespace cornerwise
