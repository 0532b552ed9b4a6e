// The tiles of the matching game, and the table they are laid on.

#include "matching.hpp"

#include <cstring>

namespace cornerwise::matching {
namespace {

struct Numbers {
    uint8_t n[ALL_TILES][3];
};

// Tiles are ordered by their highest number first, so that small sets are beginnings of the large one.
constexpr Numbers make_numbers() {
    Numbers made{};
    int tile = 0;
    for (uint8_t c = 0; c < 6; ++c)
        for (uint8_t b = 0; b <= c; ++b)
            for (uint8_t a = 0; a <= b; ++a, ++tile) {
                made.n[tile][0] = a;
                made.n[tile][1] = b;
                made.n[tile][2] = c;
            }
    return made;
}
constexpr Numbers NUMBERS = make_numbers();

constexpr Tiles make_triples() {
    Tiles made = 0;
    for (int tile = 0; tile < ALL_TILES; ++tile)
        if (NUMBERS.n[tile][0] == NUMBERS.n[tile][2]) made |= one(tile);
    return made;
}

// For the three numbers round a cell (plus one, 0 where it is free) the tiles that fit, by rotation.
struct Fits {
    Tiles turned[512][3];
    Tiles any[512];
};
constexpr Fits make_fits() {
    Fits made{};
    for (int pattern = 0; pattern < 512; ++pattern) {
        const int wanted[3] = {pattern >> 6, pattern >> 3 & 7, pattern & 7};
        for (int tile = 0; tile < ALL_TILES; ++tile)
            for (int rotation = 0; rotation < (make_triples() >> tile & 1 ? 1 : 3); ++rotation) {
                bool fits = true;
                for (int corner = 0; corner < 3; ++corner) {
                    const int number = NUMBERS.n[tile][(rotation + corner) % 3];
                    fits = fits && (wanted[corner] == 0 || wanted[corner] == number + 1);
                }
                if (fits) {
                    made.turned[pattern][rotation] |= one(tile);
                    made.any[pattern] |= one(tile);
                }
            }
    }
    return made;
}
const Fits FITS = make_fits();

struct Corners {
    int at[3];  // the apex, then clockwise
};
bool points_up(int cell) { return ((cell ^ cell >> 7) & 1) == 0; }
Corners corners(int cell) {
    const int left = cell >> 1, apex = (cell + 1) >> 1;
    if (points_up(cell)) return {{apex + COLUMNS / 2, left + 1, left}};
    return {{apex, left + COLUMNS / 2, left + COLUMNS / 2 + 1}};
}
// The side neighbours, each across from the corner of the same number.
Corners across(int cell) {
    if (points_up(cell)) return {{cell - COLUMNS, cell - 1, cell + 1}};
    return {{cell + COLUMNS, cell + 1, cell - 1}};
}


}  // namespace

const Tiles TRIPLES = make_triples();

int value_of(int tile) { return NUMBERS.n[tile][0] + NUMBERS.n[tile][1] + NUMBERS.n[tile][2]; }
int number_of(int tile, int corner) { return NUMBERS.n[tile][corner % 3]; }
bool is_triple(int tile) { return TRIPLES >> tile & 1; }

void Table::clear() { std::memset(this, 0, sizeof *this); }

uint32_t Table::pattern(int cell) const {
    const Corners c = corners(cell);
    return (points_[c.at[0]] & 7u) << 6 | (points_[c.at[1]] & 7u) << 3 | (points_[c.at[2]] & 7u);
}

void Table::refresh(int from) {
    for (int i = from; i < open_count_; ++i) {
        const uint32_t wanted = pattern(open_[i]);
        wanted_[i] = static_cast<uint16_t>(wanted);
        fit_[i] = FITS.any[wanted];
    }
}

void Table::lay(int seat, Move move) {
    const int cell = cell_of(move), rotation = rotation_of(move), tile = tile_of(move);
    const Corners points = corners(cell), sides = across(cell);
    Laid& laid = laid_[count_++];
    laid = {static_cast<uint16_t>(cell), static_cast<uint8_t>(seat), static_cast<uint8_t>(tile),
            static_cast<uint8_t>(rotation), 0, 0};
    bool new_point = false;
    for (int i = 0; i < 3; ++i) {
        const int number = NUMBERS.n[tile][(rotation + i) % 3];
        new_point |= points_[points.at[i]] == 0;
        points_[points.at[i]] = static_cast<uint8_t>(((points_[points.at[i]] >> 3) + 1) << 3 | (number + 1));
    }
    if (open_count_) {
        while (open_[laid.open_at] != cell) ++laid.open_at;
        --open_count_;
        open_[laid.open_at] = open_[open_count_];
        wanted_[laid.open_at] = wanted_[open_count_];
        fit_[laid.open_at] = fit_[open_count_];
    }
    const int opened_from = open_count_;
    for (int i = 0; i < 3; ++i) {
        const int side = sides.at[i];
        const Corners beyond = across(side);
        // A neighbour beside another tile was open before.
        if (occupied(side) || occupied(beyond.at[0]) || occupied(beyond.at[1]) || occupied(beyond.at[2])) continue;
        open_[open_count_++] = static_cast<uint16_t>(side);
        ++laid.opened;
    }
    cells_[cell >> 6] |= uint64_t{1} << (cell & 63);
    tiles_ |= one(tile);
    refresh(new_point ? 0 : opened_from);  // only a new number changes what fits elsewhere
}

void Table::unlay() {
    const Laid laid = laid_[--count_];
    const Corners points = corners(laid.cell);
    for (int i = 0; i < 3; ++i) {
        const int left = (points_[points.at[i]] >> 3) - 1;
        points_[points.at[i]] = static_cast<uint8_t>(left ? left << 3 | (points_[points.at[i]] & 7) : 0);
    }
    open_count_ -= laid.opened;
    if (count_) {
        open_[open_count_++] = open_[laid.open_at];
        open_[laid.open_at] = laid.cell;
    }
    cells_[laid.cell >> 6] &= ~(uint64_t{1} << (laid.cell & 63));
    tiles_ &= ~one(laid.tile);
    refresh(0);
}

Tiles Table::fitting() const {
    Tiles tiles = 0;
    for (int i = 0; i < open_count_; ++i) tiles |= fit_[i];
    return tiles;
}

// Visits what fits each cell, by rotation, until told to stop.
template <class Each>
bool Table::each_cell(Tiles tiles, Each each) const {
    for (int i = 0; i < open_count_; ++i) {
        if (!(fit_[i] & tiles)) continue;
        for (int rotation = 0; rotation < 3; ++rotation)
            if (const Tiles fit = FITS.turned[wanted_[i]][rotation] & tiles)
                if (each(open_[i], rotation, fit)) return true;
    }
    return false;
}

uint32_t Table::places(Tiles tiles) const {
    uint32_t count = 0;
    each_cell(tiles, [&](int, int, Tiles fit) {
        count += static_cast<uint32_t>(count_of(fit));
        return false;
    });
    return count;
}

uint32_t Table::list(Tiles tiles, Move* out) const {
    Move* end = out;
    each_cell(tiles, [&](int cell, int rotation, Tiles fit) {
        for (; fit; fit &= fit - 1) *end++ = lay_move(cell, rotation, lowest(fit));
        return false;
    });
    return static_cast<uint32_t>(end - out);
}

Move Table::pick(Tiles tiles, uint32_t index) const {
    Move found = PASS;
    each_cell(tiles, [&](int cell, int rotation, Tiles fit) {
        const uint32_t here = static_cast<uint32_t>(count_of(fit));
        if (index >= here) {
            index -= here;
            return false;
        }
        found = lay_move(cell, rotation, nth(fit, index));
        return true;
    });
    return found;
}

bool Table::fits(Move move) const {
    const int cell = cell_of(move), tile = tile_of(move), rotation = rotation_of(move);
    if (tile >= ALL_TILES || rotation > 2) return false;
    for (int i = 0; i < open_count_; ++i)
        if (open_[i] == cell) return FITS.turned[wanted_[i]][rotation] >> tile & 1;
    return false;
}

bool Table::is_open(int cell) const {
    for (int i = 0; i < open_count_; ++i)
        if (open_[i] == cell) return true;
    return false;
}

int Table::shown_at(int cell, int corner) const { return static_cast<int>(pattern(cell) >> (6 - 3 * corner) & 7) - 1; }

int Table::joins(int cell, bool& bridge) const {
    const Corners points = corners(cell), sides = across(cell);
    int hexagons = 0, joined = 0, facing = 0;
    for (int i = 0; i < 3; ++i) {
        hexagons += points_[points.at[i]] >> 3 == 5;
        if (!occupied(sides.at[i])) continue;
        ++joined;
        facing = i;
    }
    bridge = joined == 1 && points_[points.at[facing]] != 0;
    return hexagons;
}

}  // namespace cornerwise::matching
