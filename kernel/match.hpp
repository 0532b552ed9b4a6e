// A match with its history, as Python drives it. What comes from outside is checked here.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "fault.hpp"
#include "matching.hpp"
#include "matching_guess.hpp"
#include "matching_sample.hpp"

namespace cornerwise::matching {

using Results = std::vector<std::vector<int>>;

constexpr int MOST_POINTS = 1000000;
constexpr int MOST_DEALS = 10000;  // also ends random matches that never come near their target

class Match {
  public:
    Match(std::shared_ptr<Rules> rules, Results finished) : rules_(std::move(rules)), finished_(std::move(finished)) {
        if (finished_.size() > MOST_DEALS) raise(std::invalid_argument("too many deals"));
        referee().begin(state_);
        state_.now.deals = static_cast<int16_t>(finished_.size());
        for (const std::vector<int>& points : finished_) {
            if (points.size() != seats()) raise(std::invalid_argument("a deal needs the points of every seat"));
            for (size_t seat = 0; seat < seats(); ++seat)
                state_.now.totals[seat] = checked(state_.now.totals[seat] + checked(points[seat]));
        }
    }

    // What one seat knows of a deal, from the plies that it saw.
    static Match seen(std::shared_ptr<Rules> rules, Results finished, int viewer, std::optional<int> starter,
                      const std::vector<int64_t>& moves, const std::vector<int>& scores) {
        Match match(std::move(rules), std::move(finished));
        match.check_seat(viewer);
        if (scores.size() != match.seats()) raise(std::invalid_argument("every seat has a score"));
        Status& now = match.state_.now;
        now.viewer = static_cast<int8_t>(viewer);
        if (starter) {
            match.check_seat(*starter);
            now.starter = static_cast<int8_t>(*starter);
        }
        for (int64_t move : moves) match.push(move);
        for (size_t seat = 0; seat < match.seats(); ++seat) {
            now.settled[seat] = checked(scores[seat]) - now.totals[seat];  // what hands brought, if the match is over
            if (now.phase == Phase::OVER) match.finished_.back()[seat] += now.settled[seat];
            now.totals[seat] = scores[seat];
        }
        match.undo_.clear();
        return match;
    }

    // The deal under way, or the last one, as one seat has seen it; its other hands are empty.
    Match known_to(int viewer) const {
        check_seat(viewer);
        Results before = finished_;
        if (state_.now.phase == Phase::OVER) before.pop_back();
        const size_t lots = this->lots().size();
        std::vector<int64_t> moves;
        for (size_t i = deal_begin_; i < plies_.size(); ++i) {
            const bool hidden = plies_[i].move >= OUTCOME && i >= deal_begin_ + lots && plies_[i].seat != viewer;
            moves.push_back(hidden ? HIDDEN : plies_[i].move);
        }
        const std::optional<int> first = starter() == NOBODY ? std::nullopt : std::optional<int>(starter());
        return seen(rules_, std::move(before), viewer, first, moves, scores());
    }

    // With `likely`, also by what draws tell of hands, as long as nobody draws without need.
    Match sample(int viewer, uint64_t seed, bool likely) const {
        Random random{seed};
        const Referee referee = this->referee();
        Match made(rules_);
        if (!sampler(referee, viewer).sample(random, made.state_))
            raise(std::runtime_error("no hidden hands agree with what was seen"));
        if (likely) guess(referee, viewer).shift(made.state_, random);
        made.finished_ = finished_;
        made.plies_.assign(plies_.begin() + static_cast<ptrdiff_t>(deal_begin_), plies_.end());
        return made;
    }

    // Draws from what a seat knows; the match must stay as it is meanwhile.
    Sampler sampler(const Referee& referee, int viewer) const {
        check_seat(viewer);
        if (state_.now.viewer != NOBODY && state_.now.viewer != viewer)
            raise(std::invalid_argument("this is what another seat knows"));
        return {referee, state_, plies_.data() + deal_begin_, static_cast<int>(deal_plies()), viewer};
    }
    Guess guess(const Referee& referee, int viewer) const {
        return {referee, state_, plies_.data() + deal_begin_, static_cast<int>(deal_plies()), viewer};
    }

    Referee referee() const { return Referee(*rules_); }
    const State& state() const { return state_; }
    std::shared_ptr<Rules> rules() const { return rules_; }
    size_t seats() const { return static_cast<size_t>(rules_->seats); }

    int turn() const { return referee().turn(state_); }
    int seat() const { return turn() == CHANCE ? NOBODY : turn(); }
    int receiver() const { return referee().receiver(state_); }
    int starter() const { return state_.now.phase == Phase::PLAYING || state_.now.phase == Phase::OVER ? state_.now.starter : NOBODY; }

    std::vector<Move> legal() const {
        std::vector<Move> moves(MOST_MOVES);
        moves.resize(referee().legal(state_, moves.data()));
        return moves;
    }
    uint32_t count() const { return referee().count(state_); }
    bool is_legal(int64_t move) const { return is_move(move) && referee().is_legal(state_, static_cast<Move>(move)); }
    bool is_event(int64_t move) const { return is_move(move) && referee().is_event(state_, static_cast<Move>(move)); }

    void push(int64_t move) {
        if (!is_legal(move) && !is_event(move)) raise(std::invalid_argument("illegal move " + std::to_string(move)));
        const Referee referee = this->referee();
        const int seat = this->seat() == NOBODY ? receiver() : this->seat();
        undo_.push_back({state_.now, static_cast<Move>(move), false});
        plies_.push_back({static_cast<Move>(move), static_cast<int8_t>(seat)});
        const std::array<int32_t, MOST_SEATS> before = deal_totals();
        if (!referee.play(state_, static_cast<Move>(move))) return;
        std::vector<int> points(seats());
        for (size_t i = 0; i < seats(); ++i) points[i] = state_.now.totals[i] - before[i];
        finished_.push_back(std::move(points));
        if (state_.now.viewer != NOBODY || referee.match_over(state_) || finished_.size() >= MOST_DEALS) return;
        undo_.back().next_deal = true;
        archive();
        referee.begin_deal(state_);
    }

    void pop() {
        if (undo_.empty()) raise(std::out_of_range("there is no move to take back"));
        const Undo last = undo_.back();
        undo_.pop_back();
        plies_.pop_back();
        if (last.next_deal) restore();
        if (last.before.deals != state_.now.deals) finished_.pop_back();
        if (is_lay(last.move)) state_.table.unlay();
        state_.now = last.before;
    }

    std::vector<int> hand(int seat) const {
        check_seat(seat);
        std::vector<int> tiles;
        for (int tile = 0; tile < rules_->tile_count; ++tile)
            if (state_.now.hands[seat] >> tile & 1) tiles.push_back(tile);
        return tiles;
    }
    std::vector<int> held() const { return {state_.now.held, state_.now.held + seats()}; }
    int pile() const { return state_.now.pile_count; }
    int last_drawn() const { return state_.now.last_drawn; }
    std::vector<int> scores() const { return {state_.now.totals, state_.now.totals + seats()}; }
    const Results& finished() const { return finished_; }
    const std::vector<Ply>& plies() const { return plies_; }  // chance moves have the seat that received the tile
    size_t deal_plies() const { return plies_.size() - deal_begin_; }

    std::vector<std::tuple<int, int>> lots() const {
        std::vector<std::tuple<int, int>> found;
        if (!rules_->lots || seats() < 2) return found;
        const size_t count = static_cast<size_t>(__builtin_popcountll(state_.now.lots));
        for (size_t i = deal_begin_; i < deal_begin_ + count; ++i) found.emplace_back(plies_[i].seat, tile_of(plies_[i].move));
        return found;
    }

    std::vector<std::tuple<int, int, int, int, int>> table() const {
        std::vector<std::tuple<int, int, int, int, int>> found;
        for (int i = 0; i < state_.table.count(); ++i) {
            const Laid& laid = state_.table.laid(i);
            found.emplace_back(laid.seat, laid.tile, laid.cell % COLUMNS - COLUMNS / 2, laid.cell / COLUMNS - ROWS / 2,
                               laid.rotation);
        }
        return found;
    }

    std::vector<int> winners() const {
        std::vector<int> found;
        for (unsigned seats = referee().winners(state_); seats; seats &= seats - 1) found.push_back(__builtin_ctz(seats));
        return found;
    }

    uint64_t perft(int depth) const {
        if (depth < 0 || depth > 99) raise(std::invalid_argument("depth must be between 0 and 99"));
        return sequences(state_, depth);
    }

    // Random matches to their end; returns the number of moves made.
    uint64_t playouts(uint32_t games, uint64_t seed) const {
        check_complete();
        Random random{seed};
        uint64_t plies = 0;
        for (uint32_t game = 0; game < games; ++game) plies += play_out(random, nullptr);
        return plies;
    }

    std::vector<Move> playout(uint64_t seed) const {
        check_complete();
        Random random{seed};
        std::vector<Move> moves;
        play_out(random, &moves);
        return moves;
    }

    Move draw(uint64_t seed) const {
        check_complete();
        if (turn() == NOBODY) raise(std::invalid_argument("the match is over"));
        Random random{seed};
        return referee().draw(state_, random);
    }

    size_t bytes() const { return sizeof state_; }

  private:
    struct Undo {
        Status before;
        Move move;
        bool next_deal;  // whether the next deal began with it
    };

    explicit Match(std::shared_ptr<Rules> rules) : rules_(std::move(rules)) {}

    static int checked(int points) {
        if (points < -MOST_POINTS || points > MOST_POINTS) raise(std::invalid_argument("points beyond all reason"));
        return points;
    }
    static bool is_move(int64_t move) { return move >= 0 && move <= UINT32_MAX; }
    void check_seat(int seat) const {
        if (seat < 0 || seat >= rules_->seats) raise(std::out_of_range("there is no such seat"));
    }
    void check_complete() const {
        if (state_.now.viewer != NOBODY) raise(std::invalid_argument("hidden hands must be sampled first"));
    }

    // The totals with which the deal under way began.
    std::array<int32_t, MOST_SEATS> deal_totals() const {
        std::array<int32_t, MOST_SEATS> totals{};
        for (const std::vector<int>& points : finished_)
            for (size_t seat = 0; seat < seats(); ++seat) totals[seat] += points[seat];
        return totals;
    }

    void archive() {
        std::vector<Laid> laid;
        for (int i = 0; i < state_.table.count(); ++i) laid.push_back(state_.table.laid(i));
        earlier_.push_back({std::move(laid), deal_begin_});
        deal_begin_ = plies_.size();
    }

    void restore() {
        state_.table.clear();
        for (const Laid& laid : earlier_.back().laid)
            state_.table.lay(laid.seat, lay_move(laid.cell, laid.rotation, laid.tile));
        deal_begin_ = earlier_.back().begin;
        earlier_.pop_back();
    }

    uint64_t sequences(const State& state, int depth) const {
        if (depth == 0) return 1;
        const Referee referee = this->referee();
        if (depth == 1) return referee.count(state);
        const auto moves = std::make_unique<Move[]>(MOST_MOVES);
        const uint32_t count = referee.legal(state, moves.get());
        uint64_t sum = 0;
        for (uint32_t i = 0; i < count; ++i) {
            State next = state;
            if (referee.play(next, moves[i]) && !referee.match_over(next)) referee.begin_deal(next);
            sum += sequences(next, depth - 1);
        }
        return sum;
    }

    uint64_t play_out(Random& random, std::vector<Move>* moves) const {
        const Referee referee = this->referee();
        State state = state_;
        uint64_t plies = 0;
        while (referee.turn(state) != NOBODY) {
            const Move move = referee.draw(state, random);
            if (moves) moves->push_back(move);
            ++plies;
            if (referee.play(state, move) && !referee.match_over(state) && state.now.deals < MOST_DEALS)
                referee.begin_deal(state);
        }
        return plies;
    }

    struct Earlier {
        std::vector<Laid> laid;
        size_t begin;
    };

    std::shared_ptr<Rules> rules_;
    State state_;
    std::vector<Ply> plies_;
    std::vector<Undo> undo_;
    std::vector<Earlier> earlier_;
    Results finished_;
    size_t deal_begin_ = 0;
};

}  // namespace cornerwise::matching
