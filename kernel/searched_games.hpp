// Whole games in which every move is searched by the search that plays, many under way at once, each on one thread. Small nets
// learn from what their own searches find in them, and playouts are the first teacher of a game that has no net. Two players
// are compared by them as well.
#pragma once

#include <memory>
#include <random>
#include <vector>

#include "position.hpp"

namespace cornerwise {

// How a player searches. The net, where it has one, is that of the settings.
struct SearchedPlayer {
    std::shared_ptr<const Net> net;
    SearchSettings search;
};

class SearchedGames final : public KeptGames {
  public:
    // The tables that `start` reads must outlive the games.
    SearchedGames(const Position& start, const Table& table, const Rules& rules, uint32_t games, uint64_t seed);

    void tune(const SelfPlaySettings& settings) { settings_ = settings; }
    // Who plays from the next moves on: one player alone, or two, of which the second has one party: in the games of a group
    // every party in turn. Games that are under way go on.
    void seat(std::vector<SearchedPlayer> players);

    // Makes so many moves in one of the games; one that ends begins anew. May be called at once for different games.
    void go_on(uint32_t game, uint32_t moves);

    const uint32_t* finished(uint32_t game, uint32_t* words) const override;
    void forget(uint32_t game) override { games_[game].finished.clear(); }

  private:
    struct Random {
        std::mt19937_64 engine;
        uint64_t next() { return engine(); }
        uint32_t below(uint32_t bound) { return static_cast<uint32_t>((next() >> 32) * bound >> 32); }
        float uniform() { return (static_cast<float>(next() >> 40) + 0.5f) * (1.f / 16777216.f); }
    };
    struct Game {
        std::unique_ptr<Position> position;  // none before it begins
        std::unique_ptr<Search> search[2];   // of each player, from its first move on
        uint64_t seating = 0;
        Random random;
        uint32_t serial = 0, opening = 0;
        std::vector<Move> moves;
        std::vector<TargetWords> targets;
        std::vector<uint32_t> finished;
    };

    void begin(Game& game, uint32_t slot);
    void push(Game& game, Move move) const;
    void finish(Game& game) const;
    Move searched_move(Game& game, uint32_t slot) const;
    void add_noise(Search& search, Random& random) const;
    Move draw(const std::vector<RootMove>& moves, Random& random) const;
    void keep_target(Game& game, const std::vector<RootMove>& moves) const;
    Move* room() const;

    const std::unique_ptr<Position> start_;
    const Table& table_;
    const std::vector<int> parties_;  // of the seats
    const uint64_t seed_;
    SelfPlaySettings settings_;
    std::vector<SearchedPlayer> players_;
    uint64_t seating_ = 0;  // counts the calls of `seat`
    std::vector<Game> games_;
};

}  // namespace cornerwise
