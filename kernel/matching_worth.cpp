// The value of the end of a deal.
//
// Where the match goes on, the seats' totals T are weighed by exp(T / s). For two seats that is a
// logistic curve of their difference. How far the coming deals will shift that difference has a
// deviation of the spread of one deal times the root of how many are left, and s goes with it.

#include "matching_worth.hpp"

#include <algorithm>
#include <cmath>

namespace cornerwise::matching {
namespace {

constexpr int MEASURED_DEALS = 400;
constexpr double PER_DEVIATION = 0.66;  // fits best what became of 20,000 greedy matches, for two seats and for four
// What may still shift when a match ends in the middle of its last deal; fits 1,500 greedy matches best.
constexpr double IN_THE_MIDDLE = 0.25;
// Points count a little for themselves: they tell good from bad where the match is as good as decided.
constexpr double POINTS_WEIGHT = 0.2;

void weigh(const double* totals, int seats, double scale, double* out) {
    const double most = *std::max_element(totals, totals + seats);
    double sum = 0;
    for (int seat = 0; seat < seats; ++seat) sum += out[seat] = std::exp((totals[seat] - most) / scale);
    for (int seat = 0; seat < seats; ++seat) out[seat] /= sum;
}

void share_out(const double* totals, int seats, double* out) {
    const double most = *std::max_element(totals, totals + seats);
    const auto winners = std::count(totals, totals + seats, most);
    for (int seat = 0; seat < seats; ++seat) out[seat] = totals[seat] == most ? 1.0 / static_cast<double>(winners) : 0;
}

// Where several moves bring the most, any of them.
Move greediest(const Referee& referee, const State& state, Random& random) {
    Option found[MOST_MOVES];
    const uint32_t count = options(referee, state, found);
    if (!count) return referee.can_draw(state) ? DRAW : PASS;
    Option best = found[0];
    uint32_t equals = 1;
    for (uint32_t i = 1; i < count; ++i) {
        if (found[i].points < best.points) continue;
        equals = found[i].points > best.points ? 1 : equals + 1;
        if (equals == 1 || random.below(equals) == 0) best = found[i];
    }
    return best.move;
}

}  // namespace

Luck::Luck(Tiles pile, Random& random) {
    uint32_t count = 0;
    for (; pile; pile &= pile - 1) tiles_[count++] = static_cast<uint8_t>(lowest(pile));
    for (; count > 1; --count) std::swap(tiles_[count - 1], tiles_[random.below(count)]);
}

Luck::Luck(const std::vector<uint8_t>& order) { std::copy(order.begin(), order.end(), tiles_); }

uint32_t options(const Referee& referee, const State& state, Option* out) {
    Move moves[MOST_MOVES];
    const Rules& rules = referee.rules;
    const uint32_t all = referee.legal(state, moves);
    uint32_t count = 0;
    int cell = NOBODY, joined = 0;
    for (; count < all && is_lay(moves[count]); ++count) {  // words come last
        const Move move = moves[count];
        if (cell_of(move) != cell) {  // moves are listed cell by cell
            cell = cell_of(move);
            bool bridge = false;
            joined = rules.hexagons[state.table.joins(cell, bridge)];
            if (bridge) joined += rules.bridge;
        }
        out[count] = {move, joined + (rules.tile_points < 0 ? value_of(tile_of(move)) : rules.tile_points)};
    }
    return count;
}

void play_greedily(const Referee& referee, State& state, Luck& luck, Random& random) {
    bool over = state.now.phase == Phase::OVER;
    while (!over) over = referee.play(state, state.now.owed ? luck.next() : greediest(referee, state, random));
}

Scale::Scale(const Rules& rules) : rules_(rules), referee_(rules_) {
    Rules whole_deals = rules;
    whole_deals.target_at_once = false;  // a match that ends in the middle of a deal would hide how many points it brings
    const Referee referee(whole_deals);
    Random random{0};
    double most = 0, squares = 0;
    State state;
    for (int deal = 0; deal < MEASURED_DEALS; ++deal) {
        referee.begin(state);
        while (state.now.phase != Phase::PLAYING) referee.play(state, referee.draw(state, random));
        Luck luck(state.now.pile, random);
        play_greedily(referee, state, luck, random);
        const int32_t* totals = state.now.totals;
        most += *std::max_element(totals, totals + rules.seats);
        for (int seat = 1; seat < rules.seats; ++seat) squares += std::pow(totals[seat] - totals[seat - 1], 2);
    }
    pace_ = std::max(1.0, most / MEASURED_DEALS);
    // Alone one plays for points, and a deal's are as good a measure as any.
    spread_ = rules.seats == 1 ? pace_ : std::max(1.0, std::sqrt(squares / MEASURED_DEALS / (rules.seats - 1)));
}

double Scale::deals_left(const Status& now) const {
    if (rules_.deals) return rules_.deals - now.deals;
    const int32_t most = *std::max_element(now.totals, now.totals + rules_.seats);
    const double whole = (rules_.target - most) / pace_;
    if (rules_.target_at_once) return whole + IN_THE_MIDDLE;
    return std::max(1.0, whole + 0.5);  // the last deal goes beyond the target
}

Worth Scale::worth(const State& state) const {
    const Status& now = state.now;
    const int seats = rules_.seats;
    Worth worth{};
    double totals[MOST_SEATS] = {}, points[MOST_SEATS];
    for (int seat = 0; seat < seats; ++seat) totals[seat] = rules_.first_out_wins ? -now.held[seat] : now.totals[seat];
    if (referee_.match_over(state))
        share_out(totals, seats, worth.share);
    else
        weigh(totals, seats, PER_DEVIATION * spread_ * std::sqrt(deals_left(now)), worth.share);
    weigh(totals, seats, PER_DEVIATION * spread_, points);
    for (int seat = 0; seat < seats; ++seat) {
        double other = seats == 1 ? 0 : -1e9;
        for (int i = 0; i < seats; ++i)
            if (i != seat) other = std::max(other, totals[i]);
        worth.margin[seat] = totals[seat] - other;
        worth.aim[seat] = (1 - POINTS_WEIGHT) * worth.share[seat] + POINTS_WEIGHT * points[seat];
    }
    if (seats == 1) worth.aim[0] = 1 / (1 + std::exp(-totals[0] / (4 * spread_)));
    return worth;
}

}  // namespace cornerwise::matching
