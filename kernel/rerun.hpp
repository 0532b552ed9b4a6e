// Training samples: positions of finished games, found by playing the moves again, as the features that a net is shown.
#pragma once

#include "selfplay_tree.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

template <int W>
class Reruns final : public Rerun {
  public:
    Reruns(const Referee<W>& referee, const State<W>& start, uint32_t slots, int workers, bool scope)
        : referee_(referee), start_(start), scope_(scope), slots_(new Slot[slots]), desks_(new Desk*[workers]), workers_(workers) {
        for (int i = 0; i < workers; ++i) desks_[i] = new Desk(static_cast<uint32_t>(referee.table.row_count) + SPARE);
    }
    ~Reruns() override {
        delete[] slots_;
        for (int i = 0; i < workers_; ++i) delete desks_[i];
        delete[] desks_;
    }

    FeatureShape shape() const override { return feature_shape(referee_, scope_); }

    bool show(const Sample& sample, int worker, uint32_t slot, const Shown& shown) override {
        State<W> state = start_;
        if (!play(state, sample, 0, sample.ply) || referee_.turn(state) < 0) return false;
        const int turn = state.small.turn;
        keep_moves(sample, state, *desks_[worker], slots_[slot]);
        const int planes = shape().planes, colours = referee_.rules.colours;
        write_features(referee_, state, shown.planes, shown.numbers, scope_);
        *shown.seat = static_cast<uint8_t>(referee_.mover(state, turn));
        if (!play(state, sample, sample.ply, sample.plies)) return false;
        for (int i = 0; i < colours; ++i)
            std::memcpy(shown.owned + i * W, &state.colour[(turn + i) % colours].own, sizeof(Bits<W>));
        if (sample.cell_image) {
            for (int i = 0; i < planes; ++i) turn_over(shown.planes + i * W, sample.cell_image);
            for (int i = 0; i < colours; ++i) turn_over(shown.owned + i * W, sample.cell_image);
        }
        return true;
    }

    uint32_t moves(uint32_t slot) const override { return slots_[slot].moves.size(); }
    const Move* move(uint32_t slot) const override { return slots_[slot].moves.data(); }
    const uint8_t* target(uint32_t slot) const override { return slots_[slot].target.data(); }

  private:
    struct Slot {
        Pile<Move> moves;
        Pile<uint8_t> target;
    };

    bool play(State<W>& state, const Sample& sample, uint32_t from, uint32_t to) const {
        for (uint32_t i = from; i < to; ++i) {
            const int turn = referee_.turn(state);
            const Move move = sample.moves[i];
            if (turn < 0) return false;
            if (referee_.choosing(state) ? move != KEEP && move != SWAP
                                         : move >= static_cast<Move>(referee_.table.row_count) || !referee_.allows(state, turn, move))
                return false;
            referee_.play(state, state, turn, move);
        }
        return true;
    }

    void keep_moves(const Sample& sample, const State<W>& state, Desk& desk, Slot& slot) const {
        const uint32_t count = referee_.list(state, state.small.turn, desk.list);
        slot.moves.clear();
        slot.target.clear();
        std::memcpy(slot.moves.extend(count), desk.list, count * sizeof(Move));
        uint8_t* target = slot.target.extend(count);
        for (uint32_t i = 0; i < count; ++i) {
            target[i] = TARGETS;
            for (int k = 0; k < TARGETS; ++k)
                if (sample.targets[k] == desk.list[i]) target[i] = static_cast<uint8_t>(k);
        }
    }

    static void turn_over(uint64_t* words, const uint16_t* image) {
        Bits<W> from, to;
        uint16_t cells[cells_of(W)];
        std::memcpy(&from.v, words, sizeof from);
        const int count = from.list(cells);
        for (int i = 0; i < count; ++i) to.set(image[cells[i]]);
        std::memcpy(words, &to, sizeof to);
    }

    const Referee<W> referee_;
    const State<W> start_;
    const bool scope_;
    Slot* slots_;
    Desk** desks_;
    int workers_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
