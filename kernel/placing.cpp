// A game in the kernel. Compiled once for every processor generation and width of the sets of cells; see bits.hpp.

#include "endgame.hpp"
#include "outcome.hpp"
#include "position.hpp"
#include "searcher.hpp"
#ifndef CORNERWISE_ONLY_PLAYS
#include "batch.hpp"
#include "rerun.hpp"
#endif

namespace cornerwise::CORNERWISE_ARCH {
namespace {

template <int W>
class Placing final : public Position {
  public:
    Placing(const Table& table, const Rules& rules) : referee_(table, rules), state_(referee_.start()) {}

    Position* copy() const override { return new Placing(*this); }

    int turn() override {
        return referee_.turn(state_);
    }

    int seat() override {
        const int colour = turn();
        return colour < 0 ? -1 : referee_.mover(state_, colour);
    }

    int owner(int colour, int index) const override { return referee_.owner(state_, colour, index); }

    uint32_t most_moves() const override { return static_cast<uint32_t>(referee_.table.row_count) + SPARE; }

    uint32_t legal(Move* out) override {
        const int colour = turn();
        return colour < 0 ? 0 : referee_.list(state_, colour, out);
    }

    uint64_t count() override {
        const int colour = turn();
        return colour < 0 ? 0 : referee_.count(state_, colour);
    }

    bool is_legal(Move move) override {
        const int colour = turn();
        return colour >= 0 && referee_.allows_move(state_, move);
    }

    void push(Move move) override {
        const int colour = turn();
        save(state_, colour, undo_.push());
        referee_.play(state_, state_, colour, move);
    }

    bool pop() override {
        if (!undo_.size()) return false;
        restore(state_, undo_.top());
        undo_.pop();
        return true;
    }

    bool covers(int colour, int cell) const override { return state_.colour[colour].own.test(cell); }
    int left(int colour, int piece) const override { return state_.supply[referee_.supply_of(colour)].copies(piece); }
    Tally tally(int colour) const override { return tally_of(referee_, state_, colour); }
    void outcome(float* shares, float* margins) const override {
        const Outcome outcome = outcome_of(referee_, state_);
        for (size_t seat = 0; seat < referee_.rules.parties.size(); ++seat) {
            shares[seat] = outcome.share[seat];
            margins[seat] = outcome.margin[seat];
        }
    }
    uint32_t bytes() const override { return sizeof state_; }

    void looks(float* out) override {
        const int colour = turn();
        if (colour < 0) return;
        const Owned<Move> moves(new Move[most_moves()]);
        const uint32_t count = referee_.list(state_, colour, moves.data);
        const Sight<W> sight = look(referee_, state_, colour);
        for (uint32_t i = 0; i < count; ++i, out += FEATURES) {
            const bool row = moves.data[i] < static_cast<Move>(referee_.table.row_count);
            for (int k = 0; k < FEATURES; ++k) out[k] = 0.f;
            if (row) features_of(referee_, sight, moves.data[i], out);
        }
    }

    Search* search(const SearchSettings& settings) const override { return new Searcher<W>(referee_, state_, settings); }

    void solve(const SolveLimits& limits, uint64_t memory, Solution& solution) const override {
        Endgame<W>(referee_, memory).solve(state_, limits, solution);
    }

    uint64_t outlook() const override { return Outlook<W>(referee_).count(state_); }
    bool judge(const Net& net, const Position* near, const Move* moves, uint32_t count, int32_t* results, int32_t* logits) override {
#ifdef CORNERWISE_ONLY_PLAYS
        const auto* other = static_cast<const Placing*>(near);  // there is one game, and no run-time types
#else
        const auto* other = dynamic_cast<const Placing*>(near);
#endif
        if (near && (!other || &other->referee_.table != &referee_.table)) return false;
        turn();
        const Owned<Judge<W>> judge(new Judge<W>[1]{{net, referee_}});
        judge.data->start_from(other ? other->state_ : referee_.start());
        judge.data->ask_raw(state_, moves, count, results, logits);
        return true;
    }
    FeatureShape feature_shape(bool scope) const override { return CORNERWISE_ARCH::feature_shape(referee_, scope); }
    void features(uint64_t* planes, uint8_t* numbers, bool scope) override {
        turn();
        write_features(referee_, state_, planes, numbers, scope);
    }
#ifndef CORNERWISE_ONLY_PLAYS
    SelfPlay* selfplay(uint32_t games, int workers, uint64_t seed, bool scope) const override {
        return new SelfPlayGames<W>(referee_, state_, games, workers, seed, scope);
    }
    Rerun* rerun(uint32_t slots, int workers, bool scope) const override {
        return new Reruns<W>(referee_, state_, slots, workers, scope);
    }

    int action_count() const override { return CORNERWISE_ARCH::action_count(referee_); }
    EnvShape env_shape(int pixels) const override { return CORNERWISE_ARCH::env_shape(referee_, pixels); }
    void see(int seat, const Picture& picture, uint8_t* planes) override {
        turn();
        write_planes(referee_, state_, frame_of(referee_, state_, seat), picture, planes);
    }
    void mask(Move* room, uint64_t* words) override {
        write_mask(referee_, room, legal(room), words);
    }
    void spread_mask(const uint64_t* words, uint8_t* bytes) const override { spread(words, 0, action_count(), bytes); }
    Batch* batch(const Picture& picture, Reward reward, uint32_t games, int workers) const override {
        return new Games<W>(referee_, state_, picture, reward, games, workers);
    }
#endif

    uint64_t perft(int depth, bool bulk) override {
        if (depth == 0) return 1;
        const Owned<Move> moves(new Move[static_cast<size_t>(depth) * most_moves()]);
        const Owned<State<W>> states(new State<W>[static_cast<size_t>(depth) + 1]);
        states.data[0] = state_;
        return perft(states.data, depth, bulk, moves.data);
    }

    uint64_t playouts(uint32_t games, uint64_t seed, Move* moves) override {
        const Owned<Playout<W>> playout(new Playout<W>[1]{{referee_, seed}});
        const Owned<Made> made(moves ? new Made[most_plies(referee_)] : nullptr);
        uint64_t plies = 0;
        for (uint32_t game = 0; game < games; ++game) {
            State<W> state = state_;
            const uint32_t count = playout.data->play(state, made.data);
            for (uint32_t i = 0; moves && i < count; ++i) moves[i] = made.data[i].move;
            plies += count;
        }
        return plies;
    }

    Move draw(uint64_t seed) override {
        const Owned<Playout<W>> playout(new Playout<W>[1]{{referee_, seed}});
        State<W> state = state_;
        const int colour = turn();
        if (referee_.choosing(state)) return playout.data->draw_choice();
        return static_cast<Move>(playout.data->draw(state, colour));
    }

  private:
    void save(const State<W>& state, int colour, Undo<W>& undo) const {
        undo = {state.closed, state.colour[colour], state.supply[referee_.supply_of(colour)], state.small,
                static_cast<int8_t>(colour)};
    }

    void restore(State<W>& state, const Undo<W>& undo) const {
        state.closed = undo.closed;
        state.colour[undo.mover] = undo.colour;
        state.supply[referee_.supply_of(undo.mover)] = undo.supply;
        state.small = undo.small;
    }

    // state[1] and on are room for the positions below.
    uint64_t perft(State<W>* state, int depth, bool bulk, Move* moves) const {
        const int colour = referee_.turn(*state);
        if (colour < 0) return 0;
        if (depth == 1 && bulk) return referee_.count(*state, colour);
        const uint32_t n = referee_.list(*state, colour, moves);
        state[1] = *state;
        if (depth == 1) {
            for (uint32_t i = 0; i < n; ++i) referee_.play(state[0], state[1], colour, moves[i]);
            return n;
        }
        uint64_t leaves = 0;
        for (uint32_t i = 0; i < n; ++i) {
            referee_.play(state[0], state[1], colour, moves[i]);
            leaves += perft(state + 1, depth - 1, bulk, moves + n);
        }
        return leaves;
    }

    Referee<W> referee_;
    State<W> state_;
    Stack<Undo<W>> undo_;
};

}  // namespace

Position* start(const Table& table, const Rules& rules) { return new Placing<CORNERWISE_WORDS>(table, rules); }

}  // namespace cornerwise::CORNERWISE_ARCH
