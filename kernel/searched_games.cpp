// Plays games that are searched as in play, and keeps what the searches found.

#include "searched_games.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <span>

#include "root_moves.hpp"

namespace cornerwise {

namespace {

constexpr double NO_HURRY = std::numeric_limits<double>::infinity();
constexpr float NOISY_MOVES = 10;  // that get most of the noise at a root, however many there are

void put(std::vector<uint32_t>& words, const void* from, size_t bytes) {
    const size_t at = words.size();
    words.resize(at + bytes / sizeof(uint32_t));
    if (bytes) std::memcpy(words.data() + at, from, bytes);
}

}  // namespace

SearchedGames::SearchedGames(const Position& start, const Table& table, const Rules& rules, uint32_t games, uint64_t seed)
    : start_(start.copy()), table_(table), parties_(rules.parties), seed_(seed), games_(games) {}

void SearchedGames::seat(std::vector<SearchedPlayer> players) {
    players_ = std::move(players);
    ++seating_;
}

const uint32_t* SearchedGames::finished(uint32_t game, uint32_t* words) const {
    *words = static_cast<uint32_t>(games_[game].finished.size());
    return games_[game].finished.data();
}

void SearchedGames::go_on(uint32_t slot, uint32_t moves) {
    Game& game = games_[slot];
    if (game.seating != seating_) {  // other players: what the searches know is theirs
        for (auto& search : game.search) search.reset();
        game.seating = seating_;
    }
    for (uint32_t i = 0; i < moves; ++i) {
        if (!game.position) begin(game, slot);
        push(game, searched_move(game, slot));
        if (game.position->turn() < 0) finish(game);
    }
}

// Games of a group share their opening.
void SearchedGames::begin(Game& game, uint32_t slot) {
    const uint64_t group = slot / static_cast<uint32_t>(settings_.group);
    Random opener{std::mt19937_64(seed_ + 0x9e3779b97f4a7c15ull * (group << 24 | game.serial))};
    do {
        game.position.reset(start_->copy());
        game.moves.clear();
        game.targets.clear();
        uint32_t plies = 0;
        if (settings_.opening > 0 && opener.uniform() < settings_.opening_part)
            plies = 1 + opener.below(static_cast<uint32_t>(settings_.opening));
        while (game.moves.size() < plies && game.position->turn() >= 0) {
            const uint32_t count = game.position->legal(room());
            push(game, opening_move(table_, room(), count, opener));
        }
    } while (game.position->turn() < 0);
    game.opening = static_cast<uint32_t>(game.moves.size());
    game.random.engine.seed(opener.next() + 0x9e3779b97f4a7c15ull * slot);
}

void SearchedGames::push(Game& game, Move move) const {
    for (auto& search : game.search)
        if (search) search->advance(move);
    game.position->push(move);
    game.moves.push_back(move);
}

void SearchedGames::finish(Game& game) const {
    GameWords head = {static_cast<uint32_t>(game.moves.size()), game.opening, static_cast<uint32_t>(game.targets.size()), game.serial++, {}, {}};
    game.position->outcome(head.share, head.margin);
    put(game.finished, &head, sizeof head);
    put(game.finished, game.moves.data(), game.moves.size() * sizeof(Move));
    put(game.finished, game.targets.data(), game.targets.size() * sizeof(TargetWords));
    for (auto& search : game.search) search.reset();
    game.position.reset();
}

Move SearchedGames::searched_move(Game& game, uint32_t slot) const {
    if (game.position->legal(room()) == 1) return room()[0];
    const int party = parties_[static_cast<size_t>(game.position->seat())];
    const size_t who = players_.size() > 1 && party == static_cast<int>(slot % static_cast<uint32_t>(settings_.group));
    std::unique_ptr<Search>& search = game.search[who];
    if (!search) search.reset(game.position->search(players_[who].search));
    const bool full = game.random.uniform() < settings_.full_part;
    if (full && settings_.root_noise > 0) add_noise(*search, game.random);
    const int nodes = full ? settings_.full : settings_.cheap;
    run_search(*search, 1, static_cast<uint64_t>(nodes), NO_HURRY, game.random.next());
    const std::vector<RootMove> moves = best_first(*search);
    if (full) keep_target(game, moves);
    return draw(moves, game.random);
}

// Mixes noise into the priors of the root: most of it goes to a few moves, so that some that look bad are tried in earnest.
void SearchedGames::add_noise(Search& search, Random& random) const {
    run_search(search, 1, 0, NO_HURRY, random.next());  // lists the moves
    std::vector<RootMove> moves(search.root_moves());
    search.root(moves.data());
    const float sharpness = std::max(1.f, static_cast<float>(moves.size()) / NOISY_MOVES);
    std::vector<float> noise;
    float total = 0;
    for (size_t i = 0; i < moves.size(); ++i) {
        noise.push_back(std::pow(random.uniform(), sharpness));
        total += noise.back();
    }
    std::vector<float> logits(static_cast<size_t>(table_.row_count) + CHOICES);
    for (size_t i = 0; i < moves.size(); ++i) {
        const float prior = moves[i].prior + settings_.root_noise * (noise[i] / total - moves[i].prior);
        logits[number_of(moves[i].move, table_.row_count)] = std::log(prior + 1e-12f);
    }
    search.guide(logits.data());
}

// By visits to the power of 1 / noise; without noise, or where a result is proven, the best.
Move SearchedGames::draw(const std::vector<RootMove>& moves, Random& random) const {
    const RootMove* chosen = &moves[0];
    if (settings_.noise <= 0 || chosen->proven) return chosen->move;
    float most = -1e30f;
    for (const RootMove& move : moves) {
        if (!move.visits) continue;
        const float weight = std::log(static_cast<float>(move.visits)) - settings_.noise * std::log(-std::log(random.uniform()));
        if (weight > most) {
            most = weight;
            chosen = &move;
        }
    }
    return chosen->move;
}

// The most visited moves with their parts of the visits, and the mean of all values found; where the best move is proven,
// that alone.
void SearchedGames::keep_target(Game& game, const std::vector<RootMove>& moves) const {
    TargetWords target = {static_cast<uint32_t>(game.moves.size()), {}, {}, {}, {}};
    std::fill(target.move, target.move + TARGETS, NO_ROW);
    const std::span<const RootMove> seen = moves[0].proven ? std::span(moves).first(1) : std::span(moves);
    std::vector<std::pair<uint32_t, Move>> visited;
    uint64_t visits = 0, fresh = 0;
    for (const RootMove& move : seen) {
        const uint32_t weight = moves[0].proven ? 1 : move.visits;
        visited.emplace_back(weight, move.move);
        visits += weight;
        fresh += move.fresh;
    }
    if (!visits || !fresh) return;  // where there was nothing to search
    const size_t kept = std::min(visited.size(), static_cast<size_t>(TARGETS));
    std::stable_sort(visited.begin(), visited.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (size_t i = 0; i < kept && visited[i].first; ++i) {
        target.move[i] = visited[i].second;
        target.part[i] = static_cast<float>(visited[i].first) / static_cast<float>(visits);
    }
    for (const RootMove& move : seen) {
        const float part = static_cast<float>(move.fresh) / static_cast<float>(fresh);
        for (size_t seat = 0; seat < parties_.size(); ++seat) {
            target.share[seat] += part * move.share[seat];
            target.margin[seat] += part * move.margin[seat];
        }
    }
    game.targets.push_back(target);
}

// Room for the legal moves of a position, one for each thread.
Move* SearchedGames::room() const {
    static thread_local std::vector<Move> moves;
    if (moves.size() < start_->most_moves()) moves.resize(start_->most_moves());
    return moves.data();
}

}  // namespace cornerwise
