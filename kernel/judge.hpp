// Asks a small net about positions. What lies on the board is compared with boards that it was asked about before, and only
// what differs from the nearest is added and taken away.
#pragma once

#include "features.hpp"
#include "lanes.hpp"
#include "net.hpp"
#include "room.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// 65,536 times two to the power of minus so many 256ths, rounded.
struct Powers {
    uint32_t of[257];
    Powers() {
        double power = 65536.0;
        for (uint32_t& value : of) {
            value = static_cast<uint32_t>(power + 0.5);
            power *= 0.99729605608547012625;
        }
    }
};

// A part of a softmax: how much less likely something is whose logit is so many 2048ths below the best. In whole numbers, so
// that it is the same everywhere; the most is 2^30.
inline uint32_t softened(const Powers& powers, int64_t below) {
    const int64_t binary = below * 5909 >> 12;  // by the binary logarithm of e: 2048ths of a power of two
    if (binary >= 31 * 2048) return 0;
    const auto fraction = static_cast<uint32_t>(binary & 2047);
    const uint32_t low = powers.of[fraction >> 3], high = powers.of[(fraction >> 3) + 1];
    const uint32_t power = (low << 14) - ((low - high) << 11) * (fraction & 7);
    return power >> (binary >> 11);
}

// Eight bytes of eight bits: bit k of byte i becomes bit i of byte k.
inline uint64_t transposed(uint64_t square) {
    const auto swap = [&](int shift, uint64_t mask) {
        const uint64_t swapped = (square ^ square >> shift) & mask;
        square ^= swapped ^ swapped << shift;
    };
    swap(7, 0x00aa00aa00aa00aa);
    swap(14, 0x0000cccc0000cccc);
    swap(28, 0x00000000f0f0f0f0);
    return square;
}

template <int W>
class Judge {
  public:
    Judge(const Net& net, const Referee<W>& referee)
        : net_(net),
          referee_(referee),
          shape_(net.shape),
          views_(static_cast<size_t>(shape_.kinds) * shape_.slots),
          mix_(net.mix.size()),
          contexts_(size_t{1} << shape_.scope_planes() << WIDTH_BITS),
          scope_weights_(static_cast<size_t>(shape_.scope_planes()) << WIDTH_BITS),
          form_(net.form.size()),
          spread_weights_(net.spread.size()),
          cells_(size_t{1} * shape_.cells * shape_.local),
          deep_(size_t{1} * shape_.cells * shape_.deep + shape_.deep),
          spread_(2 * (static_cast<size_t>(shape_.cells) + 1)),
          known_sums_(size_t{KEPT} * shape_.cells * shape_.local),
          known_whole_(size_t{KEPT} * MOST_WIDTH),
          finder_(referee) {
        for (int i = 0; i < KEPT; ++i) {
            known_[i].sums = known_sums_.data() + i * size_t{1} * shape_.cells * shape_.local;
            known_[i].whole = known_whole_.data() + i * MOST_WIDTH;
            known_[i].frame = NOBODY;
        }
        arrange_weights();
    }

    // A new search: the position that the next ones will be near to.
    void start_from(const State<W>& state) {
        near_ = state;
        for (Known& known : known_) known.frame = NOBODY;
    }

    // Shares and margins of the seats, and a weight for each of the moves; `state` knows whose turn it is.
    void ask(const State<W>& state, const Move* moves, uint32_t count, float* share, float* margin, float* weights) {
        const int turn = state.small.turn, me = referee_.mover(state, turn);
        Bits<W> planes[3 * MAX_COLOURS];
        uint8_t numbers[MAX_NUMBERS];
        uint8_t* end = write_features(referee_, state, {turn, me}, reinterpret_cast<uint64_t*>(planes), numbers);
        if (shape_.scope) write_scopes(finder_, state, turn, reinterpret_cast<uint64_t*>(scopes_), end);
        see(planes, turn);
        think(numbers);
        judge_seats(me, share, margin);
        judge_moves(moves, count, weights);
    }

    // As whole numbers, to be compared: logits of shares, margins, and of the moves.
    void ask_raw(const State<W>& state, const Move* moves, uint32_t count, int32_t* results, int32_t* logits) {
        float share[MAX_SEATS], margin[MAX_SEATS];
        const Owned<float> weights(new float[count + 1]);
        ask(state, moves, count, share, margin, weights.data);
        std::memcpy(results, result_, 2 * static_cast<size_t>(shape_.colours) * sizeof *results);
        for (uint32_t i = 0; i < count; ++i) logits[i] = logit(moves[i]);
    }

  private:
    static constexpr int MAX_NUMBERS = MAX_COLOURS * (2 * MAX_PIECES + MAX_COLOURS + MARKS) + 2;

    // What lies on the board as some colour sees it, with the sums over it.
    struct Known {
        int16_t* sums;
        int32_t* whole;
        Bits<W> planes[3 * MAX_COLOURS];
        int frame;
        uint64_t used;
    };
    static constexpr int KEPT = 16, NOBODY = -1;

    // In the order in which this processor multiplies them.
    void arrange_weights() {
        const size_t deep = static_cast<size_t>(shape_.deep);
        for (size_t in = 0; in < static_cast<size_t>(shape_.local); ++in)
            for (size_t out = 0; out < deep; ++out)
                mix_.data()[(in / FACTORS * deep + out) * FACTORS + in % FACTORS] = net_.mix[in * deep + out];
        for (size_t i = 0; i < net_.scope.size(); ++i) scope_weights_.data()[i / deep << WIDTH_BITS | i % deep] = 64 * net_.scope[i];
        for (size_t i = 0; i < net_.form.size(); ++i) form_.data()[i] = net_.form[i];
        for (size_t i = 0; i < net_.spread.size(); ++i) spread_weights_.data()[i] = net_.spread[i];
    }

    // Finds the sums for what lies on the board, seen by a colour. They are made out of those of the board that is most like
    // it, in the place of the one that was of no use for longest.
    void see(const Bits<W>* planes, int frame) {
        int least = 0;
        Known* like = nearest(planes, frame, &least);
        if (!like) {
            like = &known_[oldest_of()];
            start(*like, frame);
            like = nearest(planes, frame, &least);
        }
        like->used = ++clock_;
        Known& now = known_[oldest_of()];
        if (&now != like) {
            std::memcpy(now.sums, like->sums, sizeof *now.sums * shape_.cells * shape_.local);
            std::memcpy(now.whole, like->whole, sizeof *now.whole * shape_.whole);
            for (int plane = 0; plane < shape_.planes; ++plane) now.planes[plane] = like->planes[plane];
        }
        change(now.sums, now.whole, now.planes, planes);
        for (int plane = 0; plane < shape_.planes; ++plane) now.planes[plane] = planes[plane];
        now.frame = frame;
        now.used = ++clock_;
        now_ = &now;
    }

    Known* nearest(const Bits<W>* planes, int frame, int* least) {
        Known* best = nullptr;
        for (Known& known : known_) {
            if (known.frame != frame) continue;
            Bits<W> differ;
            for (int plane = 0; plane < shape_.planes; ++plane) differ.v |= known.planes[plane].v ^ planes[plane].v;
            const int count = differ.count();
            if (best && count >= *least) continue;
            best = &known;
            *least = count;
        }
        return best;
    }

    int oldest_of() const {
        int oldest = 0;
        for (int i = 1; i < KEPT; ++i)
            if (known_[i].frame == NOBODY ? known_[oldest].frame != NOBODY : known_[oldest].frame != NOBODY && known_[i].used < known_[oldest].used)
                oldest = i;
        return oldest;
    }

    // The sums of the position that the search began with.
    void start(Known& known, int frame) {
        std::memcpy(known.sums, net_.place.data(), sizeof *known.sums * shape_.cells * shape_.local);
        for (int i = 0; i < shape_.whole; ++i) known.whole[i] = net_.whole_bias[i];
        const Bits<W> nothing[3 * MAX_COLOURS] = {};
        uint8_t numbers[MAX_NUMBERS];
        write_features(referee_, near_, {frame, 0}, reinterpret_cast<uint64_t*>(known.planes), numbers);
        change(known.sums, known.whole, nothing, known.planes);
        known.frame = frame;
        known.used = ++clock_;
    }

    void change(int16_t* sums, int32_t* whole, const Bits<W>* from, const Bits<W>* to) const {
        Bits<W> differ;
        for (int plane = 0; plane < shape_.planes; ++plane) differ.v |= from[plane].v ^ to[plane].v;
        uint16_t changed[MAX_CELLS];
        const int count = differ.list(changed);
        for (int i = 0; i < count; ++i) {
            const int cell = changed[i];
            unsigned before = 0, after = 0;
            for (int plane = 0; plane < shape_.planes; ++plane) {
                before |= static_cast<unsigned>(from[plane].test(cell)) << plane;
                after |= static_cast<unsigned>(to[plane].test(cell)) << plane;
            }
            change_local(sums, cell, net_.class_of[before], net_.class_of[after]);
            if (shape_.whole) change_whole(whole, cell, before, after);
        }
    }

    void change_local(int16_t* sums, int cell, int before, int after) const {
        typedef uint16_t Numbers __attribute__((vector_size(64), aligned(2), may_alias));  // differences may wrap, sums do not
        const size_t width = static_cast<size_t>(shape_.local), base = static_cast<size_t>(cell) * shape_.slots;
        const int16_t *minus = net_.local.data() + before * views_ * width, *plus = net_.local.data() + after * views_ * width;
        const uint16_t *by = net_.seen_by.data() + base, *as = net_.seen_as.data() + base;
        const int count = net_.seen_count[cell];
        for (int i = 0; i < count; ++i) {
            int16_t* to = sums + by[i] * width;
            const size_t at = as[i] * width;
            for (size_t k = 0; k < width; k += 32)
                *reinterpret_cast<Numbers*>(to + k) += *reinterpret_cast<const Numbers*>(plus + at + k) -
                                                       *reinterpret_cast<const Numbers*>(minus + at + k);
        }
    }

    void change_whole(int32_t* whole, int cell, unsigned before, unsigned after) const {
        for (int plane = 0; plane < shape_.planes; ++plane) {
            const int change = static_cast<int>(after >> plane & 1) - static_cast<int>(before >> plane & 1);
            if (!change) continue;
            const int16_t* weights = net_.whole.data() + (static_cast<size_t>(plane) * shape_.cells + cell) * shape_.whole;
            if (change > 0)
                for (int i = 0; i < shape_.whole; ++i) whole[i] += weights[i];
            else
                for (int i = 0; i < shape_.whole; ++i) whole[i] -= weights[i];
        }
    }

    // From the sums to everything that is said.
    void think(const uint8_t* numbers) {
        const int local = shape_.local, deep = shape_.deep;
        const size_t size = static_cast<size_t>(shape_.cells) * local;
        const int16_t* sums = now_->sums;
        Number* cells = cells_.data();
        for (size_t i = 0; i < size; ++i) {
            const int16_t value = static_cast<int16_t>(static_cast<int16_t>(sums[i] + 2) >> 2);
            const int16_t held = value < 0 ? int16_t{0} : value;
            cells[i] = static_cast<Number>(held > MOST_CELL_VALUE ? int16_t{MOST_CELL_VALUE} : held);
        }
        alignas(64) int16_t given[MOST_INPUTS + 2];
        int16_t* end = given;
        pool(cells, local, end);
        end += local;
        for (int i = 0; i < shape_.numbers; ++i) *end++ = static_cast<int16_t>(1024 * numbers[i]);
        for (int i = 0; i < shape_.whole; ++i) *end++ = held_wide(4 * now_->whole[i]);
        for (int i = 0; i < shape_.scope_planes(); ++i)
            *end++ = held_wide((scopes_[i].count() * net_.pool * SCOPE_UNIT + 32768) >> 16);
        *end = 0;
        alignas(64) int32_t sum[MOST_WIDTH];
        alignas(64) int16_t seen[2 * MOST_WIDTH + 2] = {};
        add_up(net_.first, given, sum);
        for (int i = 0; i < shape_.hidden; ++i) seen[deep + i] = held_wide((sum[i] + 128) >> 8);
        add_up(net_.context, seen + deep, sum);
        int32_t* context = contexts_.data();
        for (int i = 0; i < deep; ++i) context[i] = ((sum[i] + 32) >> 6) + 32;  // half of what is divided by below
        if (shape_.scope) tell_cells_apart();
        mix();
        pool(deep_.data(), deep, seen);
        add_up(net_.second, seen, sum);
        for (int i = 0; i < shape_.hidden; ++i) hidden_[i] = held_wide((sum[i] + 128) >> 8);
        add_up(net_.third, hidden_, sum);
        alignas(64) int16_t last[MOST_WIDTH];
        for (int i = 0; i < shape_.last; ++i) last[i] = held_wide((sum[i] + 128) >> 8);
        add_up(net_.result, last, sum);
        std::memcpy(result_, sum, sizeof result_);
        if (!shape_.spread) return;
        int32_t* spread = spread_.data();
        for (int part = 0; part < 2; ++part, ++spread)
            for (int cell = 0; cell < shape_.cells; ++cell)
                *spread++ = dot(deep_.data() + static_cast<size_t>(cell) * deep, spread_weights_.data() + part * deep, deep);
    }

    static int16_t held_wide(int32_t value) {
        const int32_t held = value < 0 ? 0 : value;
        return static_cast<int16_t>(held > MOST_WIDE_VALUE ? MOST_WIDE_VALUE : held);
    }

    // The means over all cells; sums of 512 cells fit sixteen bits.
    void pool(const Number* cells, int width, int16_t* out) const {
        typedef Number Some __attribute__((vector_size(NET_BLOCK * sizeof(Number)), aligned(1), may_alias));
        typedef uint16_t Sums __attribute__((vector_size(NET_BLOCK * 2)));
        for (int at = 0; at < width; at += NET_BLOCK) {
            Sums sum = {};
            const Number* from = cells + at;
            for (int cell = 0; cell < shape_.cells; ++cell, from += width)
                sum += __builtin_convertvector(*reinterpret_cast<const Some*>(from), Sums);
            for (int i = 0; i < NET_BLOCK; ++i) out[at + i] = held_wide((sum[i] * net_.pool + 32768) >> 16);
        }
    }

    // For the pairs of inputs that are not both nothing. Weights of a pair lie side by side, so many outputs at once are best.
    static void add_up(const WideLayer& layer, const int16_t* inputs, int32_t* out) {
        constexpr int FEW = NET_BLOCK / 2 / Lanes::COUNT, MANY = 8;  // registers
        uint16_t used[MOST_INPUTS / 2 + 1];
        int count = 0;
        for (int in = 0; in < layer.inputs; in += 2) {
            used[count] = static_cast<uint16_t>(in);
            count += (inputs[in] | inputs[in + 1]) != 0;
        }
        int at = 0;
        for (; at + MANY * Lanes::COUNT <= layer.outputs; at += MANY * Lanes::COUNT) add_some<MANY>(layer, inputs, used, count, at, out);
        for (; at < layer.outputs; at += FEW * Lanes::COUNT) add_some<FEW>(layer, inputs, used, count, at, out);
    }

    template <int Registers>
    static void add_some(const WideLayer& layer, const int16_t* inputs, const uint16_t* used, int count, int at, int32_t* out) {
        Lanes lanes[Registers];
        for (int i = 0; i < Registers; ++i) lanes[i] = Lanes::load(layer.bias.data() + at + i * Lanes::COUNT);
        for (int n = 0; n < count; ++n) {
            uint32_t pair;
            std::memcpy(&pair, inputs + used[n], sizeof pair);
            const int16_t* weights = layer.weights.data() + static_cast<size_t>(used[n]) * layer.outputs + 2 * at;
            for (int i = 0; i < Registers; ++i) lanes[i].add_pairs(pair, weights + 2 * i * Lanes::COUNT);
        }
        for (int i = 0; i < Registers; ++i) lanes[i].store(out + at + i * Lanes::COUNT);
    }

    // Who can cover which cell soon, and what the context is with that.
    void tell_cells_apart() {
        for (int word = 0; word < W; ++word)
            for (int byte = 0; byte < 8; ++byte) {
                uint64_t square = 0;  // eight planes of eight cells
                for (int plane = 0; plane < shape_.scope_planes(); ++plane)
                    square |= (scopes_[plane].v[word] >> 8 * byte & 255) << 8 * plane;
                square = transposed(square);
                std::memcpy(scope_of_ + 64 * word + 8 * byte, &square, sizeof square);
            }
        typedef int32_t Numbers __attribute__((vector_size(64), may_alias));
        bool made[1 << MOST_SCOPES] = {true};
        for (int cell = 0; cell < shape_.cells; ++cell) {
            const int scope = scope_of_[cell];
            if (made[scope]) continue;
            made[scope] = true;
            for (int at = 0; at < shape_.deep; at += 16) {
                Numbers sum = *reinterpret_cast<const Numbers*>(contexts_.data() + at);
                for (int rest = scope; rest; rest &= rest - 1)
                    sum += *reinterpret_cast<const Numbers*>(scope_weights_.data() + (__builtin_ctz(rest) << WIDTH_BITS) + at);
                *reinterpret_cast<Numbers*>(contexts_.data() + (scope << WIDTH_BITS) + at) = sum;
            }
        }
    }

    // The deep numbers of all cells: two cells at a time, so that each weight is loaded for both.
    void mix() {
        for (int cell = 0; cell < shape_.cells; cell += 2) {
            const int other = cell + 1 < shape_.cells ? cell + 1 : cell;
            if (fused_)
                mix_fused(numbers_of(cell), numbers_of(other), context_of(cell), context_of(other), deep_of(cell), deep_of(other));
            else
                mix_plain(numbers_of(cell), numbers_of(other), context_of(cell), context_of(other), deep_of(cell), deep_of(other));
        }
    }

    const int32_t* context_of(int cell) const { return contexts_.data() + (static_cast<size_t>(scope_of_[cell]) << WIDTH_BITS); }

    const Number* numbers_of(int cell) const { return cells_.data() + static_cast<size_t>(cell) * shape_.local; }
    Number* deep_of(int cell) { return deep_.data() + static_cast<size_t>(cell) * shape_.deep; }

// The same twice, since what a processor may not have must stand in a function of its own. As many sums at once as fit the
// registers.
#define CORNERWISE_MIX(LANES)                                                                                          \
    for (int at = 0; at < shape_.deep; at += LANES::COUNT * LANES::AT_ONCE) {                                          \
        LANES one[LANES::AT_ONCE], two[LANES::AT_ONCE];                                                                \
        for (int i = 0; i < LANES::AT_ONCE; ++i) {                                                                     \
            one[i] = LANES::load(context + at + i * LANES::COUNT);                                                     \
            two[i] = LANES::load(other_context + at + i * LANES::COUNT);                                               \
        }                                                                                                              \
        const Weight* weights = mix_.data() + static_cast<size_t>(at) * FACTORS;                                       \
        for (int in = 0; in < shape_.local; in += FACTORS, weights += static_cast<size_t>(shape_.deep) * FACTORS) {    \
            uint32_t a, b;                                                                                             \
            std::memcpy(&a, first + in, sizeof a);                                                                     \
            std::memcpy(&b, second + in, sizeof b);                                                                    \
            for (int i = 0; i < LANES::AT_ONCE; ++i) {                                                                 \
                one[i].add_group(a, weights + i * LANES::COUNT * FACTORS);                                             \
                two[i].add_group(b, weights + i * LANES::COUNT * FACTORS);                                             \
            }                                                                                                          \
        }                                                                                                              \
        constexpr int COUNT = LANES::COUNT * LANES::AT_ONCE;                                                           \
        alignas(64) int32_t sum[2][COUNT];                                                                             \
        for (int i = 0; i < LANES::AT_ONCE; ++i) {                                                                     \
            one[i].store(sum[0] + i * LANES::COUNT);                                                                   \
            two[i].store(sum[1] + i * LANES::COUNT);                                                                   \
        }                                                                                                              \
        hold<COUNT>(sum[0], to_first + at);                                                                            \
        hold<COUNT>(sum[1], to_second + at);                                                                           \
    }

    void mix_plain(const Number* first, const Number* second, const int32_t* context, const int32_t* other_context, Number* to_first,
                   Number* to_second) const {
        CORNERWISE_MIX(Lanes)
    }
    CORNERWISE_FUSED void mix_fused(const Number* first, const Number* second, const int32_t* context, const int32_t* other_context,
                                    Number* to_first, Number* to_second) const {
        CORNERWISE_MIX(FusedLanes)
    }
#undef CORNERWISE_MIX

    void judge_seats(int me, float* share, float* margin) const {
        const int seats = static_cast<int>(referee_.rules.parties.size());
        int32_t most = result_[0];
        for (int i = 1; i < seats; ++i) most = result_[i] > most ? result_[i] : most;
        float total = 0, part[MAX_SEATS];
        for (int i = 0; i < seats; ++i) {
            part[i] = static_cast<float>(softened(powers_, (int64_t{most} - result_[i]) >> 7));
            total += part[i];
        }
        for (int i = 0; i < seats; ++i) {
            const int seat = (me + i) % seats;
            share[seat] = part[i] / total;
            margin[seat] = static_cast<float>(result_[shape_.colours + i]) * (MARGIN_UNIT / 262144.f);
        }
    }

    void judge_moves(const Move* moves, uint32_t count, float* weights) const {
        int32_t most = -0x7fffffff;
        // The logits wait in the same room as the weights that they become.
        for (uint32_t i = 0; i < count; ++i) {
            const int32_t value = logit(moves[i]);
            std::memcpy(weights + i, &value, sizeof value);
            most = value > most ? value : most;
        }
        for (uint32_t i = 0; i < count; ++i) {
            int32_t value;
            std::memcpy(&value, weights + i, sizeof value);
            weights[i] = static_cast<float>(softened(powers_, int64_t{most} - value)) * (1.f / (1 << 30));
        }
    }

    int32_t logit(Move move) const {
        if (move >= static_cast<Move>(shape_.rows)) return choice(move == SWAP);
        const int form = net_.form_of[move];
        int32_t sum = net_.form_bias[form] + dot(deep_.data() + static_cast<size_t>(net_.anchor[move]) * shape_.deep,
                                                 form_.data() + static_cast<size_t>(form) * shape_.deep, shape_.deep);
        const uint16_t* spot = net_.spots.data() + static_cast<size_t>(move) * net_.spot_count;
        const int32_t* spread = spread_.data();
        for (int i = 0; i < net_.spot_count; ++i) sum += spread[spot[i]];
        return sum;
    }

    int32_t choice(int which) const {
        int32_t sum = net_.choosing.bias[which];
        for (int in = 0; in < shape_.hidden; ++in)
            sum += hidden_[in] * net_.choosing.weights[(static_cast<size_t>(in / 2) * net_.choosing.outputs + which) * 2 + in % 2];
        return (sum + 64) >> 7;
    }

    static constexpr float MARGIN_UNIT = 20.f;  // points that a margin of 1 stands for
    static constexpr int SCOPE_UNIT = 128;      // all cells of the board are 2 to the hidden layer
    static constexpr int WIDTH_BITS = 8;
    static_assert(MOST_WIDTH == 1 << WIDTH_BITS);

    const Net& net_;
    const Referee<W>& referee_;
    const NetShape shape_;
    const size_t views_;
    const Powers powers_;

    const bool fused_ = fuses_fours();

    Room<Weight> mix_;  // [local / FACTORS][deep][FACTORS]
    Room<int32_t> contexts_;  // [who can cover a cell soon][MOST_WIDTH]
    Room<int32_t> scope_weights_;  // [plane][MOST_WIDTH], in the units of contexts
    Room<Weight> form_, spread_weights_;
    Room<Number> cells_, deep_;
    Room<int32_t> spread_;  // two parts, each with a nothing at its end
    alignas(64) int16_t hidden_[MOST_WIDTH] = {};
    int32_t result_[2 * MAX_SEATS] = {};

    State<W> near_;
    Room<int16_t> known_sums_;
    Room<int32_t> known_whole_;

    Scopes<W> finder_;
    Bits<W> scopes_[MOST_SCOPES] = {};
    uint8_t scope_of_[cells_of(W)] = {};  // a bit for each plane
    Known known_[KEPT];
    Known* now_ = nullptr;
    uint64_t clock_ = 0;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
