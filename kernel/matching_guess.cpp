// Weights of hidden hands by the draws and passes of their seats, and sampling by them (Metropolis algorithm).

#include "matching_guess.hpp"

#include <algorithm>

namespace cornerwise::matching {
namespace {

constexpr double LAYS_NOT_AT_WILL = 0.05;  // how much less likely a hand is that could have laid
constexpr int MOST_TURNS = ALL_TILES + (ALL_TILES + 1) * (MOST_SEATS - 1);  // with draws, and passes between two tiles laid
constexpr int EXCHANGES = 3;            // for every tile, which mixes well: exchanges hardly depend on each other

bool by_chance(double probability, Random& random) {
    return probability >= 1 || static_cast<double>(random.next() >> 11) * 0x1p-53 < probability;
}

}  // namespace

Guess::Guess(const Referee& referee, const State& state, const Ply* plies, int count, int viewer)
    : seats_(referee.rules.seats), viewer_(viewer) {
    for (auto& weights : weight_) std::fill(weights, weights + ALL_TILES, 1.0);
    // With an empty pile the rules themselves tell who cannot lay, unless passing is free.
    if ((!state.now.pile_count && !referee.rules.may_pass) || !state.table.count() || state.now.phase != Phase::PLAYING)
        return;
    if (!referee.rules.lots) {  // nobody was dealt anything better than what began
        const int first = state.table.laid(0).tile;
        still_ = TRIPLES;
        for (int tile = 0; tile < ALL_TILES; ++tile)
            if (!is_triple(first) && value_of(tile) >= value_of(first)) still_ |= one(tile);
    }
    read(state, plies, count);
}

void Guess::read(const State& state, const Ply* plies, int count) {
    struct Turn {  // in which a seat drew, or passed without need
        int seat;
        Tiles fitting;
        int kept;  // of all tiles that the seat had drawn until then
    };
    Turn turns[MOST_TURNS];
    int found = 0, kept[MOST_SEATS] = {}, drawn = 0;
    bool late = false;
    Table table;
    table.clear();
    for (int i = 0; i < count; ++i) {
        const auto [move, seat] = plies[i];
        if (move >= OUTCOME) continue;
        drawn += move == DRAW;
        late |= move == TIMEOUT;  // then draws are no choice
        if (move == DRAW || move == TIMEOUT) continue;
        if (drawn || move == PASS) {
            kept[seat] += drawn - is_lay(move);
            if (!late && seat != viewer_) turns[found++] = {seat, table.fitting(), kept[seat]};
        }
        drawn = 0;
        late = false;
        if (is_lay(move)) table.lay(seat, move);
    }
    for (int i = 0; i < found; ++i) {
        const Turn& turn = turns[i];
        const int held = state.now.held[turn.seat], newer = kept[turn.seat] - turn.kept;
        if (newer >= held) continue;  // the hand may be another altogether
        const double older = static_cast<double>(held - newer) / held;
        for (Tiles tiles = turn.fitting; tiles; tiles &= tiles - 1)
            weight_[turn.seat][lowest(tiles)] *= 1 - older * (1 - LAYS_NOT_AT_WILL);
        tells_ = true;
    }
}

// The Metropolis algorithm: exchanges tiles of a sample at random, and accepts less likely exchanges less often.
void Guess::shift(State& sample, Random& random) const {
    if (!tells_) return;
    for (int seat = 0; seat < seats_; ++seat)
        if (seat != viewer_)
            for (int i = 0; i < EXCHANGES * sample.now.held[seat]; ++i) exchange(sample, seat, random);
}

void Guess::exchange(State& sample, int seat, Random& random) const {
    Status& now = sample.now;
    const int other = static_cast<int>(random.below(static_cast<uint32_t>(seats_)));
    const bool with_pile = other == seat || other == viewer_;
    Tiles &hand = now.hands[seat], &place = with_pile ? now.pile : now.hands[other];
    if (!place) return;
    const int given = nth(hand, random.below(static_cast<uint32_t>(count_of(hand))));
    const int taken = nth(place, random.below(static_cast<uint32_t>(count_of(place))));
    const Tiles both = one(given) | one(taken);
    if ((both & still_) || given == now.last_drawn || taken == now.last_drawn) return;
    double likely = weight_[seat][taken] / weight_[seat][given];
    if (!with_pile) likely *= weight_[other][given] / weight_[other][taken];
    if (!by_chance(likely, random)) return;
    hand ^= both;
    place ^= both;
}

}  // namespace cornerwise::matching
