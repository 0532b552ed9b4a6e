// The matching game as an environment.

#include "matching_envs.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <vector>

#include "match.hpp"

namespace cornerwise::matching {
namespace {

// The open cells in reading order, and how many.
int list_places(const State& state, uint16_t* cells) {
    if (!state.table.count()) {
        cells[0] = ORIGIN;
        return 1;
    }
    const int count = state.table.open_count();
    for (int i = 0; i < count; ++i) cells[i] = static_cast<uint16_t>(state.table.open(i));
    std::sort(cells, cells + count);
    return count;
}

uint32_t action_of(const uint16_t* places, int count, Move move) {
    if (move == DRAW) return DRAW_ACTION;
    if (move == PASS) return PASS_ACTION;
    const auto place = std::lower_bound(places, places + count, cell_of(move)) - places;
    return static_cast<uint32_t>(place * ALL_TILES + tile_of(move));
}

class Matches final : public Batch {
  public:
    Matches(const Rules& rules, Reward reward, uint32_t games, int workers)
        : rules_(rules), reward_(reward), games_(games), lists_(static_cast<size_t>(workers) * MOST_MOVES) {}

    EnvShape shape() const override { return env_shape(rules_); }

    void reset(uint32_t number, int worker, uint64_t seed, const Screen& screen) override {
        Game& game = games_[number];
        game.random.state = seed;
        begin(game);
        show(game, worker, screen);
    }

    bool allows(uint32_t number, int64_t action) const override {
        if (action < 0 || action >= ACTIONS) return false;
        const State& state = games_[number].state;
        return Referee(rules_).is_legal(state, move_of(state, static_cast<uint32_t>(action)));
    }

    void step(uint32_t number, int worker, uint32_t action, const Stepped& stepped, const Screen& screen) override {
        Game& game = games_[number];
        play(game, move_of(game.state, action));
        go_on(game);
        *stepped.ended = Referee(rules_).turn(game.state) == NOBODY;
        pay(game, stepped);
        if (*stepped.ended) begin(game);
        show(game, worker, screen);
    }

    uint32_t drawn(uint32_t game) const override { return games_[game].drawn; }

    const uint32_t* moves(uint32_t game, uint32_t& count) const override {
        count = static_cast<uint32_t>(games_[game].moves.size());
        return games_[game].moves.data();
    }

  private:
    struct Game {
        State state;
        Random random{0};
        std::vector<Move> moves;
        int32_t paid[MOST_SEATS] = {};
        uint32_t drawn = 0;
    };

    void show(Game& game, int worker, const Screen& screen) {
        const Referee referee(rules_);
        uint32_t* list = lists_.data() + static_cast<size_t>(worker) * MOST_MOVES;
        game.drawn = list[game.random.below(write_mask(referee, game.state, list, screen.mask))];
        write_planes(referee, game.state, game.state.now.mover, screen.planes);
        *screen.seat = static_cast<uint8_t>(game.state.now.mover);
    }

    void begin(Game& game) const {
        Referee(rules_).begin(game.state);
        game.moves.clear();
        std::fill(game.paid, game.paid + MOST_SEATS, 0);
        go_on(game);
    }

    void play(Game& game, Move move) const {
        const Referee referee(rules_);
        game.moves.push_back(move);
        if (referee.play(game.state, move) && !referee.match_over(game.state) && game.state.now.deals < MOST_DEALS)
            referee.begin_deal(game.state);
    }

    // Until a seat is to move or the match is over.
    void go_on(Game& game) const {
        const Referee referee(rules_);
        while (referee.turn(game.state) == CHANCE) play(game, referee.draw(game.state, game.random));
    }

    void pay(Game& game, const Stepped& stepped) const {
        const unsigned winners = Referee(rules_).winners(game.state);
        const double share = 1. / std::max(1, __builtin_popcount(winners));
        for (int seat = 0; seat < rules_.seats; ++seat) {
            const int32_t total = game.state.now.totals[seat];
            const int won = winners >> seat & 1;
            if (reward_ == Reward::POINTS)
                stepped.rewards[seat] = static_cast<float>(total - game.paid[seat]);
            else
                stepped.rewards[seat] = *stepped.ended ? static_cast<float>(reward_of(won * share, rules_.seats)) : 0.f;
            game.paid[seat] = total;
        }
    }

    const Rules& rules_;
    const Reward reward_;
    std::vector<Game> games_;
    std::vector<uint32_t> lists_;  // [worker][MOST_MOVES]
};

}  // namespace

EnvShape env_shape(const Rules& rules) { return {ACTIONS, PLANES, rules.seats}; }

void write_planes(const Referee& referee, const State& state, int viewer, uint8_t* out) {
    const Status& now = state.now;
    const int seats = referee.rules.seats;
    const auto from_viewer = [&](int seat) { return static_cast<uint8_t>((seat + seats - viewer) % seats); };
    std::memset(out, 0, static_cast<size_t>(PLANES) * PIXELS);
    for (int i = 0; i < state.table.count(); ++i) {
        const Laid& laid = state.table.laid(i);
        for (int corner = 0; corner < 3; ++corner)
            out[corner * PIXELS + laid.cell] = static_cast<uint8_t>(number_of(laid.tile, laid.rotation + corner) + 1);
        out[3 * PIXELS + laid.cell] = static_cast<uint8_t>(from_viewer(laid.seat) + 1);
    }
    uint16_t places[PLACES];
    const int count = list_places(state, places);
    for (int i = 0; i < count; ++i) out[4 * PIXELS + places[i]] = static_cast<uint8_t>(i + 1);

    uint8_t* number = out + 5 * PIXELS;
    for (int tile = 0; tile < ALL_TILES; ++tile) *number++ = now.hands[viewer] >> tile & 1;
    for (int i = 0; i < MOST_SEATS; ++i) *number++ = i < seats ? now.held[(viewer + i) % seats] : 0;
    *number++ = now.pile_count;
    const int turn = referee.turn(state);
    for (int i = 0; i < MOST_SEATS; ++i) *number++ = i < seats && turn == (viewer + i) % seats;
    *number++ = now.drawn;
    for (int tile = 0; tile < ALL_TILES; ++tile) *number++ = turn == viewer && now.drawn && now.last_drawn == tile;
    *number++ = now.passes;
    *number++ = static_cast<uint8_t>(std::min<int>(now.deals, UINT8_MAX));
    for (int i = 0; i < MOST_SEATS; ++i) {
        // Points may be negative and large: two bytes with the zero in the middle.
        const int total = i < seats ? std::clamp(now.totals[(viewer + i) % seats], -0x8000, 0x7fff) + 0x8000 : 0;
        *number++ = static_cast<uint8_t>(total >> 8);
        *number++ = static_cast<uint8_t>(total & 0xff);
    }
}

uint32_t write_mask(const Referee& referee, const State& state, uint32_t* list, uint64_t* mask) {
    std::memset(mask, 0, static_cast<size_t>(mask_words(ACTIONS)) * sizeof *mask);
    const int turn = referee.turn(state);
    if (turn == NOBODY || turn == CHANCE) return 0;
    const uint32_t count = referee.legal(state, list);
    uint16_t places[PLACES];
    const int open = list_places(state, places);
    for (uint32_t i = 0; i < count; ++i) {
        list[i] = action_of(places, open, list[i]);
        mask[list[i] >> 6] |= uint64_t{1} << (list[i] & 63);
    }
    return count;
}

Move move_of(const State& state, uint32_t action) {
    if (action == DRAW_ACTION) return DRAW;
    if (action == PASS_ACTION) return PASS;
    uint16_t places[PLACES];
    const int place = static_cast<int>(action) / ALL_TILES, tile = static_cast<int>(action) % ALL_TILES;
    if (place >= list_places(state, places)) return HIDDEN;  // no seat can make that move
    for (int rotation = 1; rotation < 3; ++rotation)
        if (const Move turned = lay_move(places[place], rotation, tile); state.table.fits(turned)) return turned;
    return lay_move(places[place], 0, tile);
}

Batch* make_batch(const Rules& rules, Reward reward, uint32_t games, int workers) {
    return new Matches(rules, reward, games, workers);
}

}  // namespace cornerwise::matching
