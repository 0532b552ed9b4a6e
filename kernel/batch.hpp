// Placing games as environments: bit sets spread into bytes, moves as a mask, and many games side by side.
#pragma once

#include "envs.hpp"
#include "features.hpp"
#include "outcome.hpp"
#include "playout.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// Writes the bits from `first` on as bytes. The word after the last one that is meant may be read too.
inline void spread(const uint64_t* words, int first, int count, uint8_t* out) {
    for (; count > 0; count -= 64, first += 64, out += 64) {
        const int shift = first & 63;
        const uint64_t* at = words + (first >> 6);
        const uint64_t bits = shift ? at[0] >> shift | at[1] << (64 - shift) : at[0];
#if defined(__AVX512BW__)
        const __mmask64 kept = count >= 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1;
        _mm512_mask_storeu_epi8(out, kept, _mm512_maskz_set1_epi8(bits, 1));
#else
        const int here = count < 64 ? count : 64;
        for (int i = 0; i < here; i += 8) {
            // Each byte keeps one bit of the eight; adding 127 carries it to the top.
            const uint64_t chosen = (bits >> i & 0xff) * 0x0101010101010101ull & 0x8040201008040201ull;
            const uint64_t bytes = (chosen + 0x7f7f7f7f7f7f7f7full) >> 7 & 0x0101010101010101ull;
            std::memcpy(out + i, &bytes, here - i < 8 ? static_cast<size_t>(here - i) : 8);
        }
#endif
    }
}

template <int W>
int action_count(const Referee<W>& referee) {
    return referee.table.row_count + (referee.rules.swap_opening ? CHOICES : 0);
}

template <int W>
EnvShape env_shape(const Referee<W>& referee, int pixels) {
    const FeatureShape features = feature_shape(referee);
    return {action_count(referee), features.planes + (features.numbers + pixels - 1) / pixels, features.seats};
}

// An action is a move counted from 0 on.
template <int W>
uint32_t action_of(const Referee<W>& referee, Move move) { return number_of(move, referee.table.row_count); }
template <int W>
Move move_of(const Referee<W>& referee, uint32_t action) { return move_at(action, referee.table.row_count); }

// The frame in which a seat sees a game: from its colour that is or will be in turn next.
template <int W>
Frame frame_of(const Referee<W>& referee, const State<W>& state, int seat) {
    const int from = state.small.turn >= 0 ? state.small.turn : 0;
    for (int i = 0; i < referee.rules.colours; ++i) {
        const int colour = (from + i) % referee.rules.colours;
        if (referee.mover(state, colour) == seat) return {colour, seat};
    }
    return {from, seat};  // it has none before the swap of an opening
}

// `state` knows whose turn it is. Writes [planes][pixels] bytes.
template <int W>
void write_planes(const Referee<W>& referee, const State<W>& state, Frame frame, const Picture& picture, uint8_t* out) {
    const int planes = PLANES * referee.rules.colours;
    const auto pixels = static_cast<size_t>(picture.pixels);
    uint64_t words[PLANES * MAX_COLOURS * W + 1];
    uint8_t* numbers = out + static_cast<size_t>(planes) * pixels;
    uint8_t* end = write_features(referee, state, frame, words, numbers);
    std::memset(end, 0, (pixels - static_cast<size_t>(end - numbers) % pixels) % pixels);
    for (int plane = 0; plane < planes; ++plane, out += pixels) {
        // What is off the board is closed to everybody.
        if (!picture.full()) std::memset(out, plane % PLANES == CLOSED_PLANE, pixels);
        for (const PixelRun& run : picture.runs) spread(words + plane * W, run.cell, run.count, out + run.pixel);
    }
}

template <int W>
void write_mask(const Referee<W>& referee, const Move* moves, uint32_t count, uint64_t* mask) {
    std::memset(mask, 0, static_cast<size_t>(mask_words(action_count(referee))) * sizeof *mask);
    for (uint32_t i = 0; i < count; ++i) {
        const uint32_t action = action_of(referee, moves[i]);
        mask[action >> 6] |= uint64_t{1} << (action & 63);
    }
}

template <int W>
void outcome_rewards(const Referee<W>& referee, const State<W>& state, float* rewards) {
    const auto& parties = referee.rules.parties;
    const int seats = static_cast<int>(parties.size());
    const Outcome outcome = outcome_of(referee, state);
    float share[MAX_SEATS] = {};
    int count = 0;
    for (int seat = 0; seat < seats; ++seat) {
        share[parties[seat]] += outcome.share[seat];
        if (parties[seat] >= count) count = parties[seat] + 1;
    }
    for (int seat = 0; seat < seats; ++seat) rewards[seat] = static_cast<float>(reward_of(share[parties[seat]], count));
}

// The picture must outlive them.
template <int W>
class Games final : public Batch {
  public:
    Games(const Referee<W>& referee, const State<W>& start, const Picture& picture, Reward reward, uint32_t games, int workers)
        : referee_(referee), start_(start), picture_(picture), reward_(reward), most_plies_(most_plies(referee)),
          games_(new Game[games]), history_(new Move[static_cast<size_t>(games) * most_plies_]),
          lists_(new Move[static_cast<size_t>(workers) * list_room()]) {
        party_points(referee_, start_, start_points_);
    }
    ~Games() override {
        delete[] games_;
        delete[] history_;
        delete[] lists_;
    }

    EnvShape shape() const override { return env_shape(referee_, picture_.pixels); }

    void reset(uint32_t number, int worker, uint64_t seed, const Screen& screen) override {
        Game& game = games_[number];
        game.random.state = seed;
        begin(game);
        show(game, list_moves(game, worker), worker, screen);
    }

    void step(uint32_t number, int worker, uint32_t action, const Stepped& stepped, const Screen& screen) override {
        Game& game = games_[number];
        const Move move = move_of(referee_, action);
        history_[static_cast<size_t>(number) * most_plies_ + game.plies++] = move;
        referee_.play(game.state, game.state, game.state.small.turn, move);
        uint32_t count = list_moves(game, worker);
        *stepped.ended = !count;
        pay(game, stepped);
        if (!count) {
            begin(game);
            count = list_moves(game, worker);
        }
        show(game, count, worker, screen);
    }

    bool allows(uint32_t game, int64_t action) const override {
        return action >= 0 && action < action_count(referee_) &&
               referee_.allows_move(games_[game].state, move_of(referee_, static_cast<uint32_t>(action)));
    }

    uint32_t drawn(uint32_t game) const override { return games_[game].drawn; }

    const uint32_t* moves(uint32_t game, uint32_t& count) const override {
        count = games_[game].plies;
        return history_ + static_cast<size_t>(game) * most_plies_;
    }

  private:
    struct Game {
        State<W> state;
        Random random{0};
        int points[MAX_SEATS];  // of the parties, as far as they are paid
        uint32_t plies, drawn;
    };

    // The moves of whoever is in turn: finding out who that is means to list them.
    uint32_t list_moves(Game& game, int worker) {
        Move* list = lists_ + static_cast<size_t>(worker) * list_room();
        uint32_t count = 0;
        referee_.resolve(game.state, [&](int colour) { return (count = referee_.list(game.state, colour, list)) > 0; });
        return referee_.choosing(game.state) ? referee_.list(game.state, game.state.small.turn, list) : count;
    }

    void show(Game& game, uint32_t count, int worker, const Screen& screen) {
        const Move* list = lists_ + static_cast<size_t>(worker) * list_room();
        game.drawn = action_of(referee_, list[game.random.below(count)]);
        write_mask(referee_, list, count, screen.mask);
        const int turn = game.state.small.turn, seat = referee_.mover(game.state, turn);
        write_planes(referee_, game.state, {turn, seat}, picture_, screen.planes);
        *screen.seat = static_cast<uint8_t>(seat);
    }

    size_t list_room() const { return static_cast<size_t>(referee_.table.row_count) + SPARE; }

    void begin(Game& game) {
        game.state = start_;
        game.plies = 0;
        std::memcpy(game.points, start_points_, sizeof start_points_);
    }

    void pay(Game& game, const Stepped& stepped) const {
        const auto& parties = referee_.rules.parties;
        const int seats = static_cast<int>(parties.size());
        if (reward_ == Reward::POINTS) {
            int points[MAX_SEATS];
            party_points(referee_, game.state, points);
            for (int seat = 0; seat < seats; ++seat)
                stepped.rewards[seat] = static_cast<float>(points[parties[seat]] - game.points[parties[seat]]);
            std::memcpy(game.points, points, sizeof points);
            return;
        }
        for (int seat = 0; seat < seats; ++seat) stepped.rewards[seat] = 0;
        if (*stepped.ended) outcome_rewards(referee_, game.state, stepped.rewards);
    }

    const Referee<W> referee_;
    const State<W> start_;
    const Picture& picture_;
    const Reward reward_;
    const uint32_t most_plies_;
    int start_points_[MAX_SEATS] = {};
    Game* games_;
    Move* history_;  // [game][most_plies_]
    Move* lists_;    // [worker][list_room()]
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
