// Progressive widening: which moves become nodes. The most promising by prior and RAVE value come first, and more as the
// visits of their parent grow.
#pragma once

#include <cstring>

#include "heuristic.hpp"
#include "tree.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// The exponential function in plain arithmetic: what comes with a compiler may differ in its last bit, and a seed gives
// the same game everywhere.
inline float exp_of(float exponent) {
    if (exponent < -87.f) return 0.f;
    const double scaled = static_cast<double>(exponent) * 1.4426950408889634;
    const int power = static_cast<int>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
    const double rest = (scaled - power) * 0.6931471805599453;
    constexpr double PARTS[] = {1.0 / 5040, 1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 1.0 / 2, 1.0, 1.0};
    double sum = 1.0 / 40320;
    for (const double part : PARTS) sum = sum * rest + part;
    const uint64_t bits = static_cast<uint64_t>(1023 + power) << 52;
    double scale;
    std::memcpy(&scale, &bits, sizeof scale);
    return static_cast<float>(sum * scale);
}

struct Weighed {
    float promise;  // the order in which moves become nodes
    float prior;
    Move move;
};

// Room for one thread's lists of moves.
struct Scratch {
    explicit Scratch(const Table& table)
        : list(new Move[table.row_count + SPARE]),
          weighed(new Weighed[table.row_count + SPARE]),
          present(new uint64_t[table.row_count / 64 + 1]()) {}
    Scratch(const Scratch&) = delete;
    ~Scratch() {
        delete[] list;
        delete[] weighed;
        delete[] present;
    }

    bool has(Move move) const { return present[move >> 6] >> (move & 63) & 1; }
    void mark(Move move) { present[move >> 6] |= uint64_t{1} << (move & 63); }
    void clear(Move move) { present[move >> 6] &= ~(uint64_t{1} << (move & 63)); }

    Move* list;
    Weighed* weighed;

  private:
    uint64_t* present;  // rows that have a node already; empty between uses
};

template <int W>
class Widening {
  public:
    Widening(const Referee<W>& referee, const SearchSettings& settings, const RaveTable& rave)
        : referee_(referee), settings_(settings), rave_(rave) {}

    // Whether a node gets (more) children now: their number grows with the square root of its visits.
    bool due(const Node& node, uint32_t visits) const {
        const uint8_t growth = peek(node.growth);
        if (growth == WHOLE || growth == GROWING) return false;
        if (growth == BARE) return visits >= settings_.expand_after;
        const auto count = static_cast<float>(Children{peek(node.children)}.count());
        return static_cast<float>(visits) >= settings_.widening * count * count;
    }

    uint32_t wanted(const Node& node) const {
        const uint32_t count = Children{peek(node.children)}.count();
        return count ? 2 * count : settings_.first_children;
    }

    // Gives a node its most promising moves, up to `most`, those it has among them. False when there is no room.
    bool grow(Arena& arena, Scratch& scratch, Node& node, const State<W>& state, uint32_t most) const {
        uint8_t before = peek(node.growth);
        if (before == GROWING ||
            !__atomic_compare_exchange_n(&node.growth, &before, uint8_t{GROWING}, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            return true;  // another thread is expanding it
        const uint32_t legal = referee_.list(state, state.small.turn, scratch.list);
        if (most > legal || most + most / 2 > legal) most = legal;
        uint32_t first;
        if (!arena.take(most, first)) {
            put(node.growth, before);
            return false;
        }
        const Children old{node.children};
        for (uint32_t i = 0; i < old.count(); ++i) {
            arena[first + i] = arena[old.first() + i];
            mark(scratch, arena[first + i].move, true);
        }
        const uint32_t fresh = weigh_all(scratch, state, legal);
        pick(scratch.weighed, fresh, most - old.count());
        for (uint32_t i = old.count(); i < most; ++i) {
            const Weighed& chosen = scratch.weighed[i - old.count()];
            arena[first + i] = sprout(chosen.move, chosen.prior);
        }
        for (uint32_t i = 0; i < old.count(); ++i) mark(scratch, arena[first + i].move, false);
        __atomic_store_n(&node.children, Children::of(first, most).word, __ATOMIC_RELEASE);
        __atomic_store_n(&node.growth, most == legal ? WHOLE : GROWN, __ATOMIC_RELEASE);
        return true;
    }

    // Brings the `most` most promising to the front, in no order (Hoare's quickselect).
    static void pick(Weighed* weighed, uint32_t count, uint32_t most) {
        uint32_t low = 0, high = count;
        while (most > low && most < high) {
            const float pivot = weighed[low + (high - low) / 2].promise;
            uint32_t left = low, right = high - 1;
            for (;;) {
                while (weighed[left].promise > pivot) ++left;
                while (weighed[right].promise < pivot) --right;
                if (left >= right) break;
                const Weighed swapped = weighed[left];
                weighed[left++] = weighed[right];
                weighed[right--] = swapped;
            }
            const uint32_t cut = weighed[left].promise > pivot ? left + 1 : left;
            if (cut == low || cut == high) return;  // all alike
            if (most <= cut)
                high = cut;
            else
                low = cut;
        }
    }

  private:
    static constexpr float DOUBT = 20;  // simulations after which a move's RAVE value counts for a half

    bool is_row(Move move) const { return move < static_cast<Move>(referee_.table.row_count); }

    void mark(Scratch& scratch, Move move, bool on) const {
        if (!is_row(move)) return;
        if (on)
            scratch.mark(move);
        else
            scratch.clear(move);
    }

    // Priors of all legal moves, written for those that have no node yet; returns how many.
    uint32_t weigh_all(Scratch& scratch, const State<W>& state, uint32_t legal) const {
        const int colour = state.small.turn;
        const bool choice = referee_.choosing(state);
        Sight<W> sight;
        if (!choice) sight = look(referee_, state, colour);
        float total = 0, most = -1e30f;
        for (uint32_t i = 0; i < legal; ++i) {
            const float weight = choice ? 0.f : weigh(referee_, sight, scratch.list[i], settings_.prior_weight);
            scratch.weighed[i] = {weight, weight, scratch.list[i]};
            if (weight > most) most = weight;
        }
        for (uint32_t i = 0; i < legal; ++i) {
            Weighed& weighed = scratch.weighed[i];
            weighed.prior = exp_of(weighed.prior - most);
            total += weighed.prior;
            if (!choice) weighed.promise += rave_bonus(colour, weighed.move);
        }
        uint32_t fresh = 0;
        for (uint32_t i = 0; i < legal; ++i) {
            const Weighed weighed = scratch.weighed[i];
            if (!choice && scratch.has(weighed.move)) continue;
            scratch.weighed[fresh++] = {weighed.promise, weighed.prior / total, weighed.move};
        }
        return fresh;
    }

    float rave_bonus(int colour, Move move) const {
        const auto known = static_cast<float>(rave_.count(colour, move));
        if (known == 0) return 0.f;
        return settings_.rave_weight * known / (known + DOUBT) * (rave_.mean(colour, move) - 0.5f);
    }

    const Referee<W>& referee_;
    const SearchSettings& settings_;
    const RaveTable& rave_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
