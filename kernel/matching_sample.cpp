// How hidden hands are sampled: every assignment that agrees with what was seen, with its probability.
//
// A hidden history is which tile came out of the pile at each of its moves. All of them are equally
// likely at first; public moves then rule some out:
//   - a laid tile came from a place of its seat that was filled before; where only the tile just
//     drawn may be laid, it came from that draw;
//   - who passes with an empty pile, where laying is a duty, holds nothing that fits, or did not draw it just then;
//   - where the best tile dealt to anybody begins, nobody was dealt a better one.
// Draws and passes that are free to make tell nothing. So the hands are drawn by giving every unseen
// tile a place: in the pile, or in another hand at a place that was dealt or drawn. Which places were
// used up by laid tiles is drawn first, in proportion to the ways in which it can have happened.
// Then the tiles take free places, those with the least choice first. A tile that finds fewer places
// than it might have is the less likely by that share, so the draw is dropped and made anew with just
// the probability that evens this out.

#include "matching_sample.hpp"

namespace cornerwise::matching {
namespace {

constexpr int MOST_TRIES = 1 << 22;
constexpr int PILE = 15;  // a group; 2i and 2i + 1 are what the i-th other seat was dealt and drew

int list(Tiles tiles, uint8_t* out) {
    int count = 0;
    for (; tiles; tiles &= tiles - 1) out[count++] = static_cast<uint8_t>(lowest(tiles));
    return count;
}

double chance(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

}  // namespace

Sampler::Sampler(const Referee& referee, const State& state, const Ply* plies, int count, int viewer)
    : referee_(referee), state_(state), plies_(plies), ply_count_(count), viewer_(viewer) {
    const Status& now = state.now;
    unseen_ = referee.rules.all() & ~state.table.tiles() & ~now.hands[viewer];
    for (int seat = 0; seat < referee.rules.seats; ++seat) {
        if (seat == viewer) continue;
        Seat& other = seats_[others_++];
        other.seat = seat;
        other.held = now.held[seat];
        other.allowed = ~now.never[seat];
        other.not_dealt = not_dealt_to(seat);
        if ((unseen_ & now.never[seat]) || (unseen_ & other.not_dealt)) plain_ = false;
    }
    if (now.last_seat != NOBODY && now.last_seat != viewer) plain_ = false;
    // One seat that must hold all there is leaves nothing to draw.
    if (others_ == 1 && seats_[0].held == count_of(unseen_) && !now.drawn) plain_ = true;
    if (plain_) return;
    for (int i = 0; i < others_; ++i) read(seats_[i]);
    order();
}

// What a seat cannot have been dealt, because another tile began (M13).
Tiles Sampler::not_dealt_to(int seat) const {
    const Status& now = state_.now;
    if (referee_.rules.lots || now.phase == Phase::LOTS || now.phase == Phase::DEALING) return 0;
    int first;
    if (state_.table.count()) {
        first = state_.table.laid(0).tile;
    } else {
        if (now.starter != viewer_) return 0;
        Tiles only[MOST_SEATS] = {}, tiles = 0;
        only[viewer_] = now.hands[viewer_];
        referee_.best_opening(only, tiles);
        first = lowest(tiles);
    }
    if (is_triple(first)) return TRIPLES & ~((one(first) << 1) - 1);
    Tiles better = TRIPLES;
    for (int tile = 0; tile < referee_.rules.tile_count; ++tile)
        if (value_of(tile) > value_of(first) || (value_of(tile) == value_of(first) && seat < now.starter))
            better |= one(tile);
    return better;
}

// Somebody else is known to hold the best tile, but not which it is.
bool Sampler::opening_unknown() const {
    return !referee_.rules.lots && state_.now.phase == Phase::PLAYING && !state_.table.count() &&
           state_.now.starter != viewer_;
}

// Counts the ways in which the tiles that a seat laid can have used up its places.
void Sampler::read(Seat& other) const {
    const Status& now = state_.now;
    for (auto& row : other.ways)
        for (double& ways : row) ways = 0;
    other.ways[0][0] = 1;
    other.laid = other.drawn = 0;
    other.last = false;
    int draws_left = 0, this_turn = 0;
    for (int i = 0; i < ply_count_; ++i) draws_left += plies_[i].seat == other.seat && plies_[i].move == DRAW;
    for (int i = 0; i < ply_count_; ++i) {
        const Ply& ply = plies_[i];
        if (ply.seat != other.seat || ply.move == TIMEOUT || ply.move >= OUTCOME) continue;
        if (ply.move == DRAW) {
            ++other.drawn;
            ++this_turn;
            --draws_left;
            continue;
        }
        // The last tile of the pile has a place of its own when it was not laid.
        const bool was_last = ply.move == PASS && this_turn && !draws_left && now.last_seat == other.seat;
        const bool place_known = is_lay(ply.move) && this_turn && !referee_.rules.any_after_draw;
        if (was_last) other.last = true;
        if (was_last || place_known)
            --other.drawn;
        else if (is_lay(ply.move))
            read_lay(other, tile_of(ply.move));
        this_turn = 0;
    }
    if (now.owed && now.mover == other.seat) --other.drawn;  // that tile has yet to come
}

void Sampler::read_lay(Seat& other, int tile) const {
    const bool may_be_dealt = !(other.not_dealt >> tile & 1), may_be_last = !(state_.now.last_not >> tile & 1);
    double after[2][ALL_TILES + 1] = {};
    for (int last = 0; last < 2; ++last)
        for (int used = 0; used <= other.drawn && used <= other.laid; ++used) {
            const double ways = other.ways[last][used];
            const int dealt_left = referee_.rules.hand - (other.laid - used - last);
            if (may_be_dealt && dealt_left > 0) after[last][used] += ways * dealt_left;
            if (used < other.drawn) after[last][used + 1] += ways * (other.drawn - used);
            if (other.last && !last && may_be_last) after[1][used] += ways;
        }
    for (int last = 0; last < 2; ++last)
        for (int used = 0; used <= ALL_TILES; ++used) other.ways[last][used] = after[last][used];
    ++other.laid;
}

// Sorts the unseen tiles by how many places they can have, and bounds how many each will find free.
void Sampler::order() {
    const Status& now = state_.now;
    int most[ALL_TILES], unsorted = 0;
    uint8_t tiles[ALL_TILES];
    uint16_t groups[ALL_TILES];
    tiles_ = list(unseen_, tiles);
    for (; unsorted < tiles_; ++unsorted) {
        const int tile = tiles[unsorted];
        unsigned where = now.pile_count ? 1u << PILE : 0u;
        most[unsorted] = now.pile_count;
        for (int i = 0; i < others_; ++i) {
            const Seat& other = seats_[i];
            if (!(other.allowed >> tile & 1)) continue;
            const bool dealt = !(other.not_dealt >> tile & 1);
            where |= 2u << 2 * i | (dealt ? 1u << 2 * i : 0u);
            const int places = dealt ? other.held : other.drawn + other.last;
            most[unsorted] += places < other.held ? places : other.held;
        }
        groups[unsorted] = static_cast<uint16_t>(where);
    }
    for (int i = 0; i < tiles_; ++i) {  // by insertion; there are few
        int at = i;
        // Among equals those with fewer groups, so that sets of places come after the sets they contain.
        const auto goes_before = [&](int other) {
            const int more = bound_[other] - most[i];
            return more > 0 || (more == 0 && __builtin_popcount(where_[other]) > __builtin_popcount(groups[i]));
        };
        for (; at > 0 && goes_before(at - 1); --at) {
            order_[at] = order_[at - 1];
            where_[at] = where_[at - 1];
            bound_[at] = bound_[at - 1];
        }
        order_[at] = tiles[i];
        where_[at] = groups[i];
        bound_[at] = most[i];
    }
    for (int i = tiles_ - 1; i >= 0; --i)
        for (int before = 0; before < i; ++before) bound_[i] -= (where_[before] & ~where_[i]) == 0;
}

bool Sampler::sample(Random& random, State& out) const {
    Tiles hands[MOST_SEATS];
    int last_drawn = NOBODY;
    for (int tries = 0; tries < MOST_TRIES; ++tries) {
        if (!(plain_ ? fill_plainly(random, hands, last_drawn) : fill(random, hands, last_drawn))) continue;
        hands[viewer_] = state_.now.hands[viewer_];
        if (!agrees(hands)) continue;
        out = state_;
        Tiles in_hands = 0;
        for (int seat = 0; seat < referee_.rules.seats; ++seat) in_hands |= out.now.hands[seat] = hands[seat];
        if (out.now.phase != Phase::LOTS) out.now.pile = unseen_ & ~in_hands;
        if (out.now.drawn && out.now.mover != viewer_) out.now.last_drawn = static_cast<int8_t>(last_drawn);
        out.now.viewer = NOBODY;
        return true;
    }
    return false;
}

// Whether hands would have led to what is known beside the plies: who begins, what hands were worth.
bool Sampler::agrees(const Tiles* hands) const {
    const Status& now = state_.now;
    if (opening_unknown()) {
        Tiles tiles = 0;
        return referee_.best_opening(hands, tiles) == now.starter;
    }
    if (now.phase != Phase::OVER || !referee_.rules.hands_count) return true;
    int32_t points[MOST_SEATS];
    referee_.hand_points(now, hands, points);
    for (int seat = 0; seat < referee_.rules.seats; ++seat)
        if (points[seat] != now.settled[seat]) return false;
    return true;
}

// All places are alike: the first tiles of a shuffle are the hands.
bool Sampler::fill_plainly(Random& random, Tiles* hands, int& last_drawn) const {
    uint8_t tiles[ALL_TILES];
    const int count = list(unseen_, tiles);
    int next = 0;
    for (int i = 0; i < others_; ++i) {
        Tiles hand = 0;
        for (int n = 0; n < seats_[i].held; ++n, ++next) {
            const int at = next + static_cast<int>(random.below(static_cast<uint32_t>(count - next)));
            const uint8_t tile = tiles[at];
            tiles[at] = tiles[next];
            tiles[next] = tile;
            hand |= one(tile);
            if (seats_[i].seat == state_.now.mover) last_drawn = tile;
        }
        hands[seats_[i].seat] = hand;
    }
    return true;
}

bool Sampler::fill(Random& random, Tiles* hands, int& last_drawn) const {
    Group groups[16] = {};
    groups[PILE] = {NOBODY, state_.now.pile_count};
    int last_seat = NOBODY;
    for (int i = 0; i < others_; ++i) {
        const Seat& other = seats_[i];
        double all = 0;
        for (const auto& row : other.ways)
            for (double ways : row) all += ways;
        double at = chance(random) * all;
        int last = 0, used = 0;
        for (int n = 0; n < 2 * (ALL_TILES + 1); ++n) {
            const double ways = other.ways[n / (ALL_TILES + 1)][n % (ALL_TILES + 1)];
            if (ways == 0) continue;
            last = n / (ALL_TILES + 1);
            used = n % (ALL_TILES + 1);
            if ((at -= ways) < 0) break;
        }
        groups[2 * i] = {other.seat, referee_.rules.hand - (other.laid - used - last)};
        const bool holds_last = other.last && !last;
        groups[2 * i + 1] = {other.seat, other.drawn - used + holds_last};
        if (holds_last) last_seat = other.seat;
        hands[other.seat] = 0;
    }
    const int drawer = last_seat == NOBODY ? state_.now.mover : last_seat;
    Tiles drawn = 0;
    double keep = 1;
    for (int i = 0; i < tiles_; ++i) {
        int free = 0;
        for (unsigned where = where_[i]; where; where &= where - 1) free += groups[__builtin_ctz(where)].room;
        if (free == 0) return false;
        keep *= static_cast<double>(free) / bound_[i];
        int at = static_cast<int>(random.below(static_cast<uint32_t>(free)));
        unsigned where = where_[i];
        while ((at -= groups[__builtin_ctz(where)].room) >= 0) where &= where - 1;
        const int group = __builtin_ctz(where);
        --groups[group].room;
        if (group == PILE) continue;
        hands[groups[group].owner] |= one(order_[i]);
        if (groups[group].owner == drawer && group % 2) drawn |= one(order_[i]);
    }
    if (chance(random) >= keep) return false;
    if (!drawn) return true;
    // The places that a seat drew are alike, so any of them may be the latest.
    uint8_t tiles[ALL_TILES];
    last_drawn = tiles[random.below(static_cast<uint32_t>(list(drawn, tiles)))];
    return last_seat == NOBODY || !(state_.now.last_not >> last_drawn & 1);
}

}  // namespace cornerwise::matching
