// Playouts (rollouts): games played to the end by random moves, uniform or biased by a simple policy.
#pragma once

#include "referee.hpp"
#include "tree.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// A move of a playout and whose it was.
struct Made {
    Move move;
    uint8_t colour, seat;
};

// Every move covers a cell, apart from the answer to a swap opening.
template <int W>
uint32_t most_plies(const Referee<W>& referee) {
    return static_cast<uint32_t>(referee.table.cell_count) + 1;
}

// The policy of a playout. The plain one draws every legal move with the same probability.
struct Style {
    bool large_first = false;  // only among the largest pieces that fit
    int candidates = 1;        // so many are drawn, and the one with the best RAVE value is made
    const RaveTable* rave = nullptr;
};

// The plain style is compiled for itself: asking for the style at every draw costs some per cent of its speed.
template <int W, bool Styled = false>
class Playout {
  public:
    Playout(const Referee<W>& referee, uint64_t seed, Style style = {})
        : referee_(referee), style_(style), random_{seed} {
        for (int size = 1; large_first() && size <= MAX_SIZE; ++size) of_size_[size] = referee_.patterns_of(referee_.table.of_size[size]);
        begin();
    }

    void seed(uint64_t seed) { random_.state = seed; }

    // Plays a game to its end and returns the number of moves made; writes them where there is room.
    uint32_t play(State<W>& state, Made* made) {
        begin();
        Small& small = state.small;
        const uint8_t everybody = static_cast<uint8_t>((1u << referee_.rules.colours) - 1);
        uint32_t plies = 0;
        const auto make = [&](int colour, Move move) {
            if (made)
                made[plies] = {move, static_cast<uint8_t>(colour), static_cast<uint8_t>(referee_.mover(state, colour))};
            ++plies;
            referee_.play(state, state, colour, move);
        };
        while (small.out != everybody) {
            if (referee_.choosing(state)) make(small.due, draw_choice());
            const int colour = small.due;
            const int32_t row = small.out >> colour & 1 ? -1 : draw(state, colour);
            if (row >= 0) {
                if (referee_.rules.skip_blocked) small.out = 0;
                make(colour, static_cast<Move>(row));
            } else {
                small.out |= static_cast<uint8_t>(1u << colour);
                small.due = static_cast<int8_t>(referee_.next(colour));
            }
        }
        return plies;
    }

    Move draw_choice() { return random_.below(2) ? KEEP : SWAP; }

    // A legal placement by the policy, or -1 when there is none. By the plain policy all placements of a flat game are
    // equally likely: those of every cell to go on from are found, and one of them is drawn.
    int32_t draw(const State<W>& state, int colour) {
        const uint64_t pieces = referee_.pieces(state, colour);
        Roots<W> roots = referee_.roots(state, colour);
        return referee_.table.solid ? draw_standing(state, colour, roots.list(), pieces) : draw_flat(state, colour, roots, pieces);
    }

  private:
    bool large_first() const { return Styled && style_.large_first; }

    static constexpr float DOUBT = 8;  // playouts after which a move's RAVE value counts for a half
    static constexpr int AT_ONCE = 16;  // ends that are compared at once
    static constexpr int ANY_SIZE = 0;

    void begin() {
        for (int size = 0; size <= (large_first() ? MAX_SIZE : ANY_SIZE); ++size)
            for (Bits<W>& cells : closed_to_[size]) cells = {};
    }

    // The patterns of the pieces that a colour has, kept from one turn to the next.
    const Patterns& patterns_of(int colour, uint64_t pieces) {
        Held& held = held_[colour];
        for (uint64_t rest = held.pieces ^ pieces; rest; rest &= rest - 1) referee_.toggle(held.patterns, __builtin_ctzll(rest));
        held.pieces = pieces;
        return held.patterns;
    }

    // The RAVE value of a candidate, shrunk towards a half while few playouts have made the move.
    float promise(int colour, Move row) const {
        const auto known = static_cast<float>(style_.rave->count(colour, row));
        return (style_.rave->mean(colour, row) - 0.5f) * known / (known + DOUBT);
    }

    // The best of some of the placements listed, drawn at random.
    int32_t draw_candidates(int colour, const uint16_t* cells, int count, uint32_t total) {
        for (int i = 0; i < AT_ONCE; ++i) ends_[count + i] = 0xffffffff;
        int32_t best = static_cast<int32_t>(row_number(random_.below(total), cells, count));
        if (!Styled || !style_.rave) return best;
        float most = promise(colour, static_cast<Move>(best));
        for (int i = 1; i < style_.candidates && i < static_cast<int>(total); ++i) {
            const Move row = row_number(random_.below(total), cells, count);
            const float worth = promise(colour, row);
            best = worth > most ? static_cast<int32_t>(row) : best;
            most = worth > most ? worth : most;
        }
        return best;
    }

    // Where large pieces come first, one of the largest pieces that fit: sizes are tried from the largest down. Cells where
    // nothing (of a size) fits any more stay so to the end, since space and supply only shrink; they are forgotten.
    int32_t draw_flat(const State<W>& state, int colour, const Roots<W>& roots, uint64_t pieces) {
        const Table& table = referee_.table;
        const Patterns& all = patterns_of(colour, pieces);
        // Where a first piece may begin it need not go on later, so a placement may be found at another cell then. The second
        // piece of a swap opening may not have the first one's shape. Neither tells anything for later.
        const bool lasting = state.small.pieces[colour] && !(referee_.rules.swap_opening && referee_.opened(state) == 1);
        for (int size = large_first() ? MAX_SIZE : ANY_SIZE; size >= (large_first() ? 1 : ANY_SIZE); --size) {
            if (size != ANY_SIZE && !(table.of_size[size] & pieces)) continue;
            Bits<W>& closed_to = closed_to_[size][colour];
            uint16_t cells[cells_of(W)];
            const int count = roots.all.without(closed_to).list(cells);
            referee_.scan(state, colour, roots, cells, count, size == ANY_SIZE ? all : of_size(all, size), fits_);
            uint32_t total = 0;
            for (int i = 0; i < count; ++i) {
                const int fitting = referee_.count_of(fits_at(i));
                ends_[i] = total += static_cast<uint32_t>(fitting);
                if (!fitting && lasting) closed_to.set(cells[i]);
            }
            if (total) return draw_candidates(colour, cells, count, total);
        }
        return -1;
    }

    const Patterns& of_size(const Patterns& patterns, int size) {
        for (int kind = 0; kind < referee_.table.kind_count; ++kind)
            for (int word = 0; word < referee_.table.pattern_words; word += BLOCK) {
                Block set(&patterns.words[kind][word]);
                set.keep(&of_size_[size].words[kind][word]);
                set.write(&sized_.words[kind][word]);
            }
        return sized_;
    }

    // Solid games: a place to stand, all that allow a placement equally likely, then one of its
    // placements. Evenness over all placements would mean to look at every place, which halves the
    // speed.
    int32_t draw_standing(const State<W>& state, int colour, const Roots<W>& roots, uint64_t pieces) {
        const Patterns& patterns = patterns_of(colour, pieces);
        uint16_t left[cells_of(W)];
        for (int i = 0; i < roots.count; ++i) left[i] = roots.cells[i];
        for (int rest = roots.count; rest > 0; --rest) {
            const uint32_t at = random_.below(static_cast<uint32_t>(rest));
            const uint16_t cell = left[at];
            left[at] = left[rest - 1];
            referee_.scan(state, colour, roots, &cell, 1, patterns, fits_);
            ends_[0] = static_cast<uint32_t>(referee_.count_of(fits_));
            if (ends_[0]) return draw_candidates(colour, &cell, 1, ends_[0]);
        }
        return -1;
    }

    uint64_t* fits_at(int i) { return fits_ + static_cast<size_t>(i) * static_cast<size_t>(referee_.table.pattern_words); }

    // The n-th of the placements listed. What is compared is added up, since nobody could foresee where a search would end.
    Move row_number(uint32_t n, const uint16_t* cells, int count) {
        int at = 0;
        for (int i = 0; i < count; i += AT_ONCE)
            for (int k = 0; k < AT_ONCE; ++k) at += ends_[i + k] <= n;
        n -= at ? ends_[at - 1] : 0;
        const uint64_t* words = fits_at(at);
        int word = 0;
        uint32_t seen = 0, before = 0;
        for (int block = 0; block < referee_.table.pattern_words; block += BLOCK)
            for (int i = 0; i < BLOCK; ++i) {
                seen += static_cast<uint32_t>(__builtin_popcountll(words[block + i]));
                const bool past = seen <= n;
                word += past;
                before = past ? seen : before;
            }
        return static_cast<Move>(referee_.rows_at(cells[at])[64 * word + nth_bit(words[word], static_cast<int>(n - before))]);
    }

    static int nth_bit(uint64_t word, int n) {
#if defined(__AVX512F__)
        return __builtin_ctzll(_pdep_u64(uint64_t{1} << n, word));  // slow on some processors that have not that
#else
        for (; n; --n) word &= word - 1;
        return __builtin_ctzll(word);
#endif
    }

    struct Held {
        uint64_t pieces = 0;
        Patterns patterns = {};
    };

    const Referee<W>& referee_;
    Style style_;
    Random random_;
    Held held_[MAX_COLOURS];
    Patterns of_size_[Styled ? MAX_SIZE + 1 : 1], sized_;   // the patterns of a size, and those that a colour has
    Bits<W> closed_to_[MAX_SIZE + 1][MAX_COLOURS];          // where no piece of a size fits any more
    uint32_t ends_[cells_of(W) + AT_ONCE];                  // how many placements are listed for the cells up to one
    alignas(64) uint64_t fits_[cells_of(W) * PATTERN_WORDS];  // what fits at each of them
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
