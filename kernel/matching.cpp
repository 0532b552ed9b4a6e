// The rules of the matching game.

#include "matching.hpp"

#include <cstring>

namespace cornerwise::matching {
namespace {

int value_of_all(Tiles tiles) {
    int sum = 0;
    for (; tiles; tiles &= tiles - 1) sum += value_of(lowest(tiles));
    return sum;
}

}  // namespace

bool Rules::consistent() const {
    const auto small = [](int number) { return number >= 0 && number <= 10000; };
    const bool points = tile_points >= -1 && tile_points <= 10000 && small(bridge) && small(hexagons[0]) &&
                        small(hexagons[1]) && small(hexagons[2]) && small(hexagons[3]) && small(out) &&
                        small(opening_triple) && small(opening_zero) && small(draw_cost) && small(third_cost);
    const bool set = tile_count == 1 || tile_count == 4 || tile_count == 10 || tile_count == 20 || tile_count == 35 ||
                     tile_count == ALL_TILES;
    return points && set && seats >= 1 && seats <= MOST_SEATS && hand >= 1 && hand <= ALL_TILES &&
           seats * hand <= tile_count && (seats == 1 || tile_count > 1) && small(deals) &&
           !(deals && target_at_once) && target >= -1000000 && target <= 1000000;
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

// A turn without a tile laid ends after three draws or with an empty pile, which makes laying a duty in most editions.
bool Referee::can_pass(const State& state, bool can_lay) const {
    const Status& now = state.now;
    if (!state.table.count() || can_draw(state)) return false;
    const bool unseen = now.viewer != NOBODY && now.viewer != now.mover;
    return now.pile_count || rules.may_pass || unseen || !can_lay;
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
        if (now.first_out == NOBODY || !rules.first_out_only) points += rules.out;
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
    if (now.pile_count || now.late || rules.may_pass) return;
    // A duty to lay that was not met: what fits is not in the hand, or is not the tile just drawn.
    const Tiles fitting = state.table.fitting();
    if (!now.drawn || rules.any_after_draw) {
        now.never[seat] |= fitting;
    } else {
        now.last_seat = static_cast<int8_t>(seat);
        now.last_not = fitting;
    }
}

// The turn goes on to the next seat; hands are counted when that ends the deal, unless the match ends in its middle.
bool Referee::turned(State& state) const {
    Status& now = state.now;
    now.mover = static_cast<int8_t>((now.mover + 1) % rules.seats);
    now.circuit = static_cast<uint8_t>((now.circuit + 1) % rules.seats);
    now.drawn = 0;
    now.late = false;
    now.last_drawn = NOBODY;
    const bool finished = now.first_out != NOBODY && (rules.ends_at_once || now.circuit == 0);
    const bool ended = now.passes == rules.seats || finished;
    if (!ended && !(rules.target_at_once && target_reached(now))) return false;
    if (ended && rules.hands_count && now.viewer == NOBODY) {
        hand_points(now, now.hands, now.settled);
        for (int seat = 0; seat < rules.seats; ++seat) now.totals[seat] += now.settled[seat];
    }
    ++now.deals;
    now.phase = Phase::OVER;
    return true;
}

bool Referee::match_over(const State& state) const {
    return rules.deals ? state.now.deals >= rules.deals : target_reached(state.now);
}

bool Referee::target_reached(const Status& now) const {
    for (int seat = 0; seat < rules.seats; ++seat)
        if (now.totals[seat] >= rules.target) return true;
    return false;
}

unsigned Referee::winners(const State& state) const {
    const Status& now = state.now;
    if (now.phase != Phase::OVER) return 0;
    if (rules.first_out_wins && now.first_out != NOBODY) return 1u << now.first_out;
    const auto worth = [&](int seat) { return rules.first_out_wins ? -now.held[seat] : now.totals[seat]; };
    int best = worth(0);
    for (int seat = 1; seat < rules.seats; ++seat) best = worth(seat) > best ? worth(seat) : best;
    unsigned found = 0;
    for (int seat = 0; seat < rules.seats; ++seat) found |= static_cast<unsigned>(worth(seat) == best) << seat;
    return found;
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
