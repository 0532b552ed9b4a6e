// The table and the rules of the matching game.

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

int count_of(Tiles tiles) { return __builtin_popcountll(tiles); }
int lowest(Tiles tiles) { return __builtin_ctzll(tiles); }
int nth(Tiles tiles, uint32_t index) {
    while (index--) tiles &= tiles - 1;
    return lowest(tiles);
}
int value_of_all(Tiles tiles) {
    int sum = 0;
    for (; tiles; tiles &= tiles - 1) sum += value_of(lowest(tiles));
    return sum;
}

}  // namespace

const Tiles TRIPLES = make_triples();

int value_of(int tile) { return NUMBERS.n[tile][0] + NUMBERS.n[tile][1] + NUMBERS.n[tile][2]; }
bool is_triple(int tile) { return TRIPLES >> tile & 1; }

bool Rules::consistent() const {
    const auto small = [](int number) { return number >= 0 && number <= 10000; };
    const bool points = tile_points >= -1 && tile_points <= 10000 && small(bridge) && small(hexagons[0]) &&
                        small(hexagons[1]) && small(hexagons[2]) && small(hexagons[3]) && small(out) &&
                        small(opening_triple) && small(opening_zero) && small(draw_cost) && small(third_cost);
    const bool set = tile_count == 1 || tile_count == 4 || tile_count == 10 || tile_count == 20 || tile_count == 35 ||
                     tile_count == ALL_TILES;
    return points && set && seats >= 1 && seats <= MOST_SEATS && hand >= 1 && hand <= ALL_TILES &&
           seats * hand <= tile_count && (seats == 1 || tile_count > 1) && small(deals) && target >= -1000000 &&
           target <= 1000000;
}

// The table

void Table::clear() { std::memset(this, 0, sizeof *this); }

uint32_t Table::pattern(int cell) const {
    const Corners c = corners(cell);
    return (points_[c.at[0]] & 7u) << 6 | (points_[c.at[1]] & 7u) << 3 | (points_[c.at[2]] & 7u);
}

void Table::lay(int seat, Move move) {
    const int cell = cell_of(move), rotation = rotation_of(move), tile = tile_of(move);
    const Corners points = corners(cell), sides = across(cell);
    Laid& laid = laid_[count_++];
    laid = {static_cast<uint16_t>(cell), static_cast<uint8_t>(seat), static_cast<uint8_t>(tile),
            static_cast<uint8_t>(rotation), 0, 0};
    for (int i = 0; i < 3; ++i) {
        const int number = NUMBERS.n[tile][(rotation + i) % 3];
        points_[points.at[i]] = static_cast<uint8_t>(((points_[points.at[i]] >> 3) + 1) << 3 | (number + 1));
    }
    if (open_count_) {
        while (open_[laid.open_at] != cell) ++laid.open_at;
        open_[laid.open_at] = open_[--open_count_];
    }
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
}

Tiles Table::fitting() const {
    Tiles tiles = 0;
    for (int i = 0; i < open_count_; ++i) tiles |= FITS.any[pattern(open_[i])];
    return tiles;
}

// Visits what fits each cell, by rotation, until told to stop.
template <class Each>
bool Table::each_cell(Tiles tiles, Each each) const {
    for (int i = 0; i < open_count_; ++i) {
        const uint32_t wanted = pattern(open_[i]);
        if (!(FITS.any[wanted] & tiles)) continue;
        for (int rotation = 0; rotation < 3; ++rotation)
            if (const Tiles fit = FITS.turned[wanted][rotation] & tiles)
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
        if (open_[i] == cell) return FITS.turned[pattern(cell)][rotation] >> tile & 1;
    return false;
}

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

// The course of a match

void Referee::begin(State& state) const {
    std::memset(&state.now, 0, sizeof state.now);
    state.now.viewer = NOBODY;
    begin_deal(state);
}

void Referee::begin_deal(State& state) const {
    Status& now = state.now;
    state.table.clear();
    for (int seat = 0; seat < MOST_SEATS; ++seat) {
        now.hands[seat] = now.never[seat] = 0;
        now.held[seat] = 0;
    }
    now.pile = rules.all();
    now.pile_count = static_cast<uint8_t>(rules.tile_count);
    now.lots = now.last_not = 0;
    now.last_seat = now.first_out = now.last_drawn = NOBODY;
    now.dealt = now.lot_seat = now.lot_leaders = now.circuit = now.drawn = now.passes = 0;
    now.contenders = static_cast<uint8_t>((1u << rules.seats) - 1);
    now.lot_best = -1;
    now.starter = now.mover = 0;
    now.owed = now.late = false;
    now.phase = rules.lots && rules.seats > 1 ? Phase::LOTS : Phase::DEALING;
}

int Referee::turn(const State& state) const {
    if (state.now.phase == Phase::OVER) return NOBODY;
    return receiver(state) == NOBODY ? state.now.mover : CHANCE;
}

int Referee::receiver(const State& state) const {
    const Status& now = state.now;
    switch (now.phase) {
        case Phase::LOTS: return now.lot_seat;
        case Phase::DEALING: return now.dealt % rules.seats;
        case Phase::PLAYING: return now.owed ? now.mover : NOBODY;
        default: return NOBODY;
    }
}

Tiles Referee::may_come(const State& state) const {
    return state.now.phase == Phase::LOTS ? state.now.pile & ~state.now.lots : state.now.pile;
}

Tiles Referee::playable(const State& state) const {
    const Status& now = state.now;
    if (now.late) return 0;
    const bool unseen = now.viewer != NOBODY && now.viewer != now.mover;
    if (unseen) return now.pile;
    if (!state.table.count() && !rules.lots) {
        Tiles only[MOST_SEATS] = {}, tiles = 0;
        only[now.mover] = now.hands[now.mover];  // the best of all hands is the best of this one
        best_opening(only, tiles);
        return tiles;
    }
    return now.drawn && !rules.any_after_draw ? one(now.last_drawn) : now.hands[now.mover];
}

bool Referee::can_draw(const State& state) const {
    const Status& now = state.now;
    return state.table.count() && now.pile_count && now.drawn < MOST_DRAWS;
}

// A turn without a tile laid ends after three draws or with an empty pile, which makes laying a duty.
bool Referee::can_pass(const State& state, bool can_lay) const {
    const Status& now = state.now;
    if (!state.table.count() || can_draw(state)) return false;
    const bool unseen = now.viewer != NOBODY && now.viewer != now.mover;
    return now.pile_count || unseen || !can_lay;
}

uint32_t Referee::legal(const State& state, Move* out) const {
    Move* end = out;
    const int turn = this->turn(state);
    if (turn == NOBODY) return 0;
    if (turn == CHANCE) {
        for (Tiles tiles = may_come(state); tiles; tiles &= tiles - 1)
            *end++ = OUTCOME + static_cast<Move>(lowest(tiles));
        return static_cast<uint32_t>(end - out);
    }
    Tiles tiles = playable(state);
    if (state.table.count()) {
        end += state.table.list(tiles, out);
    } else {
        for (; tiles; tiles &= tiles - 1) *end++ = lay_move(ORIGIN, 0, lowest(tiles));
    }
    const bool can_lay = end != out;
    if (can_draw(state)) *end++ = DRAW;
    if (can_pass(state, can_lay)) *end++ = PASS;
    return static_cast<uint32_t>(end - out);
}

uint32_t Referee::count(const State& state) const {
    const int turn = this->turn(state);
    if (turn == NOBODY) return 0;
    if (turn == CHANCE) return static_cast<uint32_t>(count_of(may_come(state)));
    const Tiles tiles = playable(state);
    if (!state.table.count()) return static_cast<uint32_t>(count_of(tiles));
    const uint32_t lays = state.table.places(tiles);
    return lays + can_draw(state) + can_pass(state, lays != 0);
}

bool Referee::is_legal(const State& state, Move move) const {
    const int turn = this->turn(state);
    if (turn == NOBODY) return false;
    if (turn == CHANCE) {
        const Status& now = state.now;
        if (move == HIDDEN)
            return now.viewer != NOBODY && now.phase != Phase::LOTS && now.viewer != receiver(state);
        return is_outcome(move) && may_come(state) >> tile_of(move) & 1;
    }
    if (move == DRAW) return can_draw(state);
    if (move == PASS) return can_pass(state, !state.now.pile_count && state.table.places(playable(state)));
    if (!is_lay(move) || tile_of(move) >= ALL_TILES || !(playable(state) >> tile_of(move) & 1)) return false;
    return state.table.count() ? state.table.fits(move) : cell_of(move) == ORIGIN && rotation_of(move) == 0;
}

bool Referee::is_event(const State& state, Move move) const {
    const int turn = this->turn(state);
    return move == TIMEOUT && rules.time_limit && turn != NOBODY && turn != CHANCE && state.table.count() &&
           !state.now.late;
}

Move Referee::draw(const State& state, Random& random) const {
    if (turn(state) == CHANCE) {
        const Tiles tiles = may_come(state);
        return OUTCOME + static_cast<Move>(nth(tiles, random.below(static_cast<uint32_t>(count_of(tiles)))));
    }
    const Tiles tiles = playable(state);
    if (!state.table.count())
        return lay_move(ORIGIN, 0, nth(tiles, random.below(static_cast<uint32_t>(count_of(tiles)))));
    const uint32_t lays = state.table.places(tiles);
    const bool may_draw = can_draw(state);
    const uint32_t all = lays + may_draw + can_pass(state, lays != 0);
    const uint32_t picked = random.below(all);
    return picked < lays ? state.table.pick(tiles, picked) : may_draw ? DRAW : PASS;
}

bool Referee::play(State& state, Move move) const {
    Status& now = state.now;
    if (move >= OUTCOME) {
        receive(state, move == HIDDEN ? NOBODY : tile_of(move));
        return false;
    }
    if (move == TIMEOUT) {
        now.late = true;
        return false;
    }
    if (move == DRAW) {
        now.owed = true;
        now.totals[now.mover] -= rules.draw_cost;
        return false;
    }
    if (move == PASS)
        pass(state);
    else
        lay(state, move);
    return turned(state);
}

void Referee::receive(State& state, int tile) const {
    Status& now = state.now;
    if (now.phase == Phase::LOTS) return draw_lot(now, tile);
    const int seat = receiver(state);
    --now.pile_count;
    ++now.held[seat];
    if (tile != NOBODY) {
        now.pile &= ~one(tile);
        now.hands[seat] |= one(tile);
    }
    if (now.phase == Phase::DEALING) {
        if (++now.dealt == rules.seats * rules.hand) dealt(now);
        return;
    }
    now.owed = false;
    now.last_drawn = static_cast<int8_t>(tile);
    ++now.drawn;
}

void Referee::draw_lot(Status& now, int tile) const {
    const int value = value_of(tile), seat = now.lot_seat;
    now.lots |= one(tile);
    if (value > now.lot_best) now.lot_leaders = 0;
    if (value >= now.lot_best) {
        now.lot_best = static_cast<int8_t>(value);
        now.lot_leaders = static_cast<uint8_t>(now.lot_leaders | 1u << seat);
    }
    const unsigned later = now.contenders & ~((2u << seat) - 1);
    if (later) {
        now.lot_seat = static_cast<uint8_t>(__builtin_ctz(later));
        return;
    }
    now.contenders = now.lot_leaders;  // the tied seats draw again
    now.lot_seat = static_cast<uint8_t>(__builtin_ctz(now.contenders));
    now.lot_best = -1;
    now.lot_leaders = 0;
    if (__builtin_popcount(now.contenders) > 1) return;
    now.starter = static_cast<int8_t>(now.lot_seat);
    now.phase = Phase::DEALING;
}

void Referee::dealt(Status& now) const {
    now.phase = Phase::PLAYING;
    if (!rules.lots && now.viewer == NOBODY) {
        Tiles tiles = 0;
        now.starter = static_cast<int8_t>(best_opening(now.hands, tiles));
    }
    now.mover = now.starter;
}

void Referee::lay(State& state, Move move) const {
    Status& now = state.now;
    const int seat = now.mover, tile = tile_of(move);
    bool bridge = false;
    const bool opening = !state.table.count();
    const int hexagons = state.table.joins(cell_of(move), bridge);
    int points = (rules.tile_points < 0 ? value_of(tile) : rules.tile_points) + rules.hexagons[hexagons];
    if (bridge) points += rules.bridge;
    if (opening && !rules.lots && is_triple(tile)) points += value_of(tile) ? rules.opening_triple : rules.opening_zero;
    state.table.lay(seat, move);
    now.hands[seat] &= ~one(tile);
    if (now.viewer != NOBODY) now.pile &= ~one(tile);  // seen only now
    if (--now.held[seat] == 0) {
        points += rules.out;
        if (now.first_out == NOBODY) now.first_out = static_cast<int8_t>(seat);
    }
    now.totals[seat] += points;
    now.passes = 0;
}

void Referee::pass(State& state) const {
    Status& now = state.now;
    const int seat = now.mover;
    if (now.drawn == MOST_DRAWS) now.totals[seat] -= rules.third_cost;
    now.passes = static_cast<uint8_t>(!now.pile_count && !now.drawn ? now.passes + 1 : 0);
    if (now.pile_count || now.late) return;
    // A duty to lay that was not met: what fits is not in the hand, or is not the tile just drawn.
    const Tiles fitting = state.table.fitting();
    if (!now.drawn || rules.any_after_draw) {
        now.never[seat] |= fitting;
    } else {
        now.last_seat = static_cast<int8_t>(seat);
        now.last_not = fitting;
    }
}

// The turn goes on to the next seat; hands are counted when that ends the deal.
bool Referee::turned(State& state) const {
    Status& now = state.now;
    now.mover = static_cast<int8_t>((now.mover + 1) % rules.seats);
    now.circuit = static_cast<uint8_t>((now.circuit + 1) % rules.seats);
    now.drawn = 0;
    now.late = false;
    now.last_drawn = NOBODY;
    const bool finished = now.first_out != NOBODY && (rules.ends_at_once || now.circuit == 0);
    if (now.passes != rules.seats && !finished) return false;
    if (rules.hands_count && now.viewer == NOBODY) {
        hand_points(now, now.hands, now.settled);
        for (int seat = 0; seat < rules.seats; ++seat) now.totals[seat] += now.settled[seat];
    }
    ++now.deals;
    now.phase = Phase::OVER;
    return true;
}

bool Referee::match_over(const State& state) const {
    if (rules.deals) return state.now.deals >= rules.deals;
    for (int seat = 0; seat < rules.seats; ++seat)
        if (state.now.totals[seat] >= rules.target) return true;
    return false;
}

int Referee::best_opening(const Tiles* hands, Tiles& tiles) const {
    Tiles all = 0;
    for (int seat = 0; seat < rules.seats; ++seat) all |= hands[seat];
    if (const Tiles triples = all & TRIPLES) {
        tiles = one(63 - __builtin_clzll(triples));
    } else {
        int best = -1;
        for (Tiles left = all; left; left &= left - 1) {
            const int tile = lowest(left), value = value_of(tile);
            if (value > best) tiles = 0;
            if (value >= best) tiles |= one(tile);
            if (value > best) best = value;
        }
    }
    for (int seat = 0; seat < rules.seats; ++seat)
        if (hands[seat] & tiles) {
            tiles &= hands[seat];
            return seat;
        }
    return 0;
}

void Referee::hand_points(const Status& now, const Tiles* hands, int32_t* out) const {
    int values[MOST_SEATS], sum = 0, least = INT32_MAX;
    for (int seat = 0; seat < rules.seats; ++seat) {
        values[seat] = value_of_all(hands[seat]);
        sum += values[seat];
        if (values[seat] < least) least = values[seat];
    }
    for (int seat = 0; seat < rules.seats; ++seat) {
        if (now.passes != rules.seats)
            out[seat] = seat == now.first_out ? sum : 0;
        else if (rules.everybody_pays)
            out[seat] = -values[seat];
        else
            out[seat] = values[seat] == least ? sum - 2 * values[seat] : 0;
    }
}

}  // namespace cornerwise::matching
