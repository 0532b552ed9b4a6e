// What never changes during a game: the move table and the rules, as flat arrays.
//
// The idea behind the speed: a piece that covers a given cell stays within a few steps of it, and
// on every lattice we play there are at most 63 cells so near. So the surroundings of a cell, its
// *window*, fit one 64-bit word, and the placements through it are *patterns* in that word, the same
// for every cell of a kind. A table says for every few slots of the window, and whichever of these
// are taken, which patterns that leaves. So "which placements through this cell are free?" is an AND
// of a dozen bit sets of patterns, and no pattern is ever looked at by itself.
//
// In solid games a piece stands on what lies below it. There a placement belongs to the first of
// the cells it stands with, its pattern is only those, and the window shows where nothing can stand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "fault.hpp"

namespace cornerwise {

constexpr int WINDOW = 64;
// The most slots of a window that are looked up at once; in solid games slices need not keep to rows, and narrow ones are enough.
constexpr int SLICE = 7, SOLID_SLICE = 6;
// Sets of cells kept for a row: its cells; the cells that it keeps its colour apart from; the cells by which its
// colour may go on.
constexpr int SETS = 3;
constexpr int MAX_CELLS = 1024;
constexpr int MAX_COLOURS = 4;
constexpr int MAX_SEATS = 4;  // everybody has a colour
constexpr int MAX_PIECES = 64;
constexpr int MAX_SIZE = 7;  // cells of a piece
constexpr int MAX_KINDS = 2;
constexpr int MAX_STARTS = 8;
constexpr int MAX_COPIES = 2;  // of a piece, of one colour
// Slices before a cell, and as many behind it: at least so few, and in solid games.
constexpr int FEW_SLICES = 5, SOLID_SLICES = 6;
constexpr int MAX_PATTERNS = 4096;  // of a kind
constexpr int BLOCK = 8;            // words that sets of patterns are read by
constexpr int SPARE = 8;            // lists of moves have room for so many more than there are rows

using Move = uint32_t;
constexpr Move NO_ROW = 0xffffffff;
constexpr Move KEEP = 0x40000001, SWAP = 0x40000002;

// Moves counted from 0 on: the rows of the table, then the two answers to a swap opening.
constexpr int CHOICES = 2;
inline uint32_t number_of(Move move, int rows) {
    return move < static_cast<Move>(rows) ? move : static_cast<uint32_t>(rows) + (move - KEEP);
}
inline Move move_at(uint32_t number, int rows) {
    return number < static_cast<uint32_t>(rows) ? number : KEEP + (number - static_cast<uint32_t>(rows));
}

template <class T>
struct CacheAligned {
    static constexpr std::align_val_t LINE{64};
    using value_type = T;
    CacheAligned() = default;
    template <class U>
    CacheAligned(const CacheAligned<U>&) {}
    T* allocate(size_t n) {
        void* memory = ::operator new(n * sizeof(T), LINE, std::nothrow);  // Windows has no std::aligned_alloc
        if (!memory) raise(std::bad_alloc());
        return static_cast<T*>(memory);
    }
    void deallocate(T* p, size_t) { ::operator delete(p, LINE); }
    bool operator==(const CacheAligned&) const { return true; }
};
template <class T>
using Aligned = std::vector<T, CacheAligned<T>>;

// Where to read a slice for a cell: from which byte of a set of cells, which has a guard of so many words before and behind it,
// and by how many bits to shift what is read there. Then the bits of the mask count, and `off` is put to them: which slots are off
// the board, and where the sets of the slice begin. The result counts words where sets of patterns have one block; there are
// fewer than 2,000 of these, since each slot of a slice brings 32 of them at most. All in one number, since reading takes most of
// the time.
struct Slice {
    uint32_t all;

    static Slice of(uint32_t byte, uint32_t shift, uint32_t off) { return {off << 16 | byte << 8 | shift}; }
    uint32_t byte() const { return all >> 8 & 0xff; }
    uint32_t shift() const { return all & 31; }
    uint32_t off() const { return all >> 16; }
};
constexpr int GUARD = 1;
constexpr int SOLID_SHIFT = 3;  // bits between the guard and a window of a solid game, so that no slice begins in the guard

// A placement.
struct Row {
    uint16_t cell[MAX_SIZE];
    uint8_t piece, size;
};

// A view of a 2D array that the caller owns.
template <class T>
struct Matrix {
    const T* data;
    size_t rows, columns;
    T at(size_t row, size_t column) const { return data[row * columns + column]; }
};

struct TableInput {
    int pieces;                 // also those that fit nowhere
    Matrix<uint8_t> kinds;      // cells x 1
    Matrix<int16_t> windows;    // cells x WINDOW, -1 off the board
    Matrix<int16_t> below;      // cells x 1 in solid games, -1 on the floor; empty in flat ones
    Matrix<int16_t> apart;      // cells x any, -1 at the end: what a colour may not cover beside a cell of its own
    Matrix<int16_t> joint;      // cells x any, -1 at the end: one of what it must cover
    Matrix<uint8_t> piece;      // rows x 1
    Matrix<int16_t> cells;      // rows x any, -1 at the end
    Matrix<int16_t> opposites;  // rows x any, -1 for none
};

class Table {
  public:
    explicit Table(const TableInput& input);  // throws std::invalid_argument

    int cell_count, words, row_count, piece_count, opposite_count;
    bool solid;        // pieces stand on what lies below them
    bool keeps_apart;  // a colour may not lie beside itself

    Aligned<Row> rows;
    Aligned<uint64_t> row_sets;      // [row][SETS][words]
    Aligned<uint64_t> row_bases;     // [row][words]: the cells it stands with, in solid games
    Aligned<uint64_t> row_lids;      // [row][words]: the cells right above it, in solid games
    Aligned<int16_t> row_opposites;  // [row][opposite_count]
    uint8_t piece_size[MAX_PIECES];
    uint64_t of_size[MAX_SIZE + 1] = {};  // bit sets of pieces

    Aligned<uint64_t> all, floor;  // [words]: all cells; those that stand on nothing
    Aligned<int16_t> above, below;  // [cell], -1 for none
    Aligned<uint64_t> surroundings;  // [cell][words]: its neighbours by side and corner
    Aligned<uint64_t> joints;        // [cell][words]: where a colour that covers it may go on
    Aligned<float> centrality;      // [row]: 1 in the very middle of the board, 0 at its rim

    // Windows.
    Aligned<uint8_t> kind;
    int half;                       // so many slices lie before a cell, and so many behind it
    Aligned<Slice> slices;          // [cell][before and behind][half]
    Aligned<uint32_t> masks;        // [kind][before and behind][half]
    Aligned<uint8_t> slots;         // [cell][other]: the slot of the other, or the last one, which no pattern has

    // Patterns of a kind, in the order of their pieces. Sets of them are whole blocks of words.
    int kind_count;
    int pattern_words;                       // of a set of patterns
    Aligned<uint64_t> of_piece[MAX_KINDS];   // [piece][pattern_words]
    Aligned<uint64_t> clear_of[MAX_KINDS];   // [slice][its slots that are taken][pattern_words], the widest slices first
    Aligned<uint64_t> covering[MAX_KINDS];   // [slot][pattern_words]: the patterns that cover it
    Aligned<uint64_t> reach;                 // [cell][words]: what placements that are found at it cover
    Aligned<int32_t> row_of;                 // [cell][pattern, 64 for a word]: the row, or NO_ROW

    size_t bytes() const;

  private:
    void fill_cells(const TableInput& input);
    void fill_rows(const TableInput& input);
    void fill_row_sets(const TableInput& input);
    void fill_surroundings(const TableInput& input);
    void fill_centrality();
    // A slice of the windows of a kind: its slots and which bit each is.
    struct Cut {
        int kind;
        bool behind;
        std::vector<std::pair<int, int>> slots;
        size_t begin;  // of its sets
        int width() const { return slots.back().second + 1; }
    };
    void check_windows(const TableInput& input);
    std::vector<Cut> cut_window(const TableInput& input, int k, uint64_t used, bool behind) const;
    std::vector<Cut> fill_slices(const TableInput& input, const uint64_t* used);
    void fill_patterns(const TableInput& input);
};

// What a colour has placed.
struct Tally {
    int cells, pieces, last_size, seen;
};

// Points of a colour as weights, so that one sum serves every game, and who wins by them.
struct Scoring {
    int cell_placed = 0, cell_left = 0, piece_placed = 0, piece_left = 0, seen = 0, all_placed = 0, single_last = 0;
    std::vector<int> full_cells, full_pieces;  // [colour]: what it begins with
    bool seat_takes_best = false;  // of its colours, not their sum
    bool lowest_wins = false;
    bool complete_wins = false;  // everybody, once all pieces are on the board
};

struct Rules {
    int colours = 0;
    std::vector<std::vector<int>> stock;  // [colour][piece]: how many copies it begins with
    bool shared_supply = false;
    bool swap_opening = false;
    bool strict_corners = false;
    bool skip_blocked = false;  // a colour that cannot place may again later
    bool free_start = false;
    bool beside_start = false;  // the first piece of the game anywhere, that of another colour where one may go on
    int first_colour = 0;
    int first_seat = 0;
    std::vector<std::vector<int>> owners;
    std::vector<int> parties;  // [seat]: those of one number win together
    Scoring scoring;
    std::vector<int> start_cells;
    std::vector<int> start_choices;                         // [colour]: bit set of start cells
    std::vector<std::vector<std::vector<int>>> starts_agree;  // [colour][other][its start]: bit set

    void check(const Table& table) const;  // throws std::invalid_argument
};

}  // namespace cornerwise
