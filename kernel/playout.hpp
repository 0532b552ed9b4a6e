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
    int32_t draw(State<W>& state, int colour) {
        const Bits<W> closed = referee_.forbidden(state, colour);
        uint16_t cells[cells_of(W)];
        const int count = referee_.list_roots(referee_.attach(state, colour), closed, cells);
        if (count == 0) return -1;
        Readable<W> seen(closed);
        const uint64_t pieces = referee_.pieces(state, colour);
        if (referee_.table.solid) return draw_standing(state, colour, seen, cells, count, referee_.patterns_of(pieces));
        return large_first() ? draw_largest(state, colour, seen, cells, count, pieces)
                             : draw_listed(state, colour, seen, cells, count, referee_.patterns_of(pieces));
    }

  private:
    bool large_first() const { return Styled && style_.large_first; }
    int candidates() const { return Styled ? style_.candidates : 1; }

    static constexpr float DOUBT = 8;             // playouts after which a move's RAVE value counts for a half

    void begin() {
        if (large_first()) std::memset(room_, MAX_SIZE, sizeof room_);
    }

    // The RAVE value of a candidate, shrunk towards a half while few playouts have made the move.
    float promise(int colour, int32_t row) const {
        const auto known = static_cast<float>(style_.rave->count(colour, static_cast<Move>(row)));
        return known > 0 ? (style_.rave->mean(colour, static_cast<Move>(row)) - 0.5f) * known / (known + DOUBT) : 0.f;
    }

    void keep_better(int colour, int32_t row, int32_t& best, float& most) const {
        if (!Styled || !style_.rave) {
            best = row;
            return;
        }
        const float worth = promise(colour, row);
        if (best >= 0 && worth <= most) return;
        best = row;
        most = worth;
    }

    // The best of some of the placements listed, drawn at random.
    int32_t draw_candidates(int colour, const uint16_t* cells, int found) {
        const uint32_t total = ends_[found - 1];
        int32_t best = -1;
        float most = 0;
        const int draws = static_cast<uint32_t>(candidates()) < total ? candidates() : static_cast<int>(total);
        for (int i = 0; i < draws; ++i) {
            const Move row = row_number(random_.below(total), cells);
            keep_better(colour, static_cast<int32_t>(row), best, most);
        }
        return best;
    }

    // Cells where nothing fits any more stay so to the end, since space and supply only shrink; they
    // are forgotten, unless another colour might begin there.
    int32_t draw_listed(State<W>& state, int colour, Readable<W>& seen, uint16_t* cells, int count, const Patterns& patterns) {
        int found = 0;
        uint32_t total = 0;
        for (int i = 0; i < count; ++i) {
            const int cell = cells[i];
            const uint64_t taken = referee_.around(seen, cells, count, cell);
            const int fitting = referee_.scan_passing(state, colour, cell, taken, patterns, fits_at(found));
            seen.set(cell);
            if (!fitting) {
                if (!referee_.rules.beside_start) state.colour[colour].attach.reset(cell);
                continue;
            }
            ends_[found] = total += static_cast<uint32_t>(fitting);
            cells[found++] = cells[i];
        }
        return found ? draw_candidates(colour, cells, found) : -1;
    }

    // One of the largest pieces that fit. Sizes are tried from the largest down; a cell where a size does not
    // fit never takes it again, so every cell is tried in vain only once for each size.
    int32_t draw_largest(State<W>& state, int colour, Readable<W>& seen, const uint16_t* cells, int count, uint64_t pieces) {
        const Table& table = referee_.table;
        uint64_t taken[cells_of(W)];
        for (int i = 0; i < count; ++i) {
            taken[i] = referee_.window(seen, cells[i]) | table.off_board[cells[i]];
            seen.set(cells[i]);
        }
        uint8_t* room = room_[colour];
        // The second piece of a swap opening may not have the first one's shape: that tells nothing for later.
        const bool lasting = !referee_.rules.swap_opening || referee_.opened(state) != 1;
        for (int size = MAX_SIZE; size > 0; --size) {
            if (!(table.of_size[size] & pieces)) continue;
            const Patterns patterns = referee_.patterns_of(table.of_size[size] & pieces);
            uint16_t fitting_cells[cells_of(W)];
            int found = 0;
            uint32_t total = 0;
            for (int i = 0; i < count; ++i) {
                const int cell = cells[i];
                if (room[cell] < size) continue;
                const int fitting = referee_.scan_passing(state, colour, cell, taken[i], patterns, fits_at(found));
                if (!fitting) {
                    if (lasting) room[cell] = static_cast<uint8_t>(size - 1);
                    continue;
                }
                ends_[found] = total += static_cast<uint32_t>(fitting);
                fitting_cells[found++] = cells[i];
            }
            if (found) return draw_candidates(colour, fitting_cells, found);
        }
        return -1;
    }

    // Solid games: a place to stand, all that allow a placement equally likely, then one of its
    // placements. Evenness over all placements would mean to look at every place, which halves the
    // speed.
    int32_t draw_standing(const State<W>& state, int colour, const Readable<W>& seen, const uint16_t* cells, int count,
                          const Patterns& patterns) {
        uint16_t left[cells_of(W)];
        for (int i = 0; i < count; ++i) left[i] = cells[i];
        for (int rest = count; rest > 0; --rest) {
            const uint32_t at = random_.below(static_cast<uint32_t>(rest));
            const uint16_t cell = left[at];
            left[at] = left[rest - 1];
            const uint64_t taken = referee_.around(seen, cells, count, cell);
            ends_[0] = static_cast<uint32_t>(referee_.scan_passing(state, colour, cell, taken, patterns, fits_));
            if (ends_[0]) return draw_candidates(colour, &cell, 1);
        }
        return -1;
    }

    uint64_t* fits_at(int found) { return fits_ + static_cast<size_t>(found) * referee_.table.pattern_words; }

    // The n-th of the placements listed.
    Move row_number(uint32_t n, const uint16_t* cells) {
        int at = 0;
        while (ends_[at] <= n) ++at;
        n -= at ? ends_[at - 1] : 0;
        const int32_t* rows = referee_.rows_at(cells[at]);
        for (const uint64_t* word = fits_at(at);; ++word, rows += 64) {
            const auto here = static_cast<uint32_t>(__builtin_popcountll(*word));
            if (n < here) return static_cast<Move>(rows[nth_bit(*word, static_cast<int>(n))]);
            n -= here;
        }
    }

    static int nth_bit(uint64_t word, int n) {
        for (; n; --n) word &= word - 1;
        return __builtin_ctzll(word);
    }

    const Referee<W>& referee_;
    Style style_;
    Random random_;
    uint8_t room_[MAX_COLOURS][cells_of(W)];                // the largest piece that may still fit there
    uint32_t ends_[cells_of(W)];                            // how many placements are listed for the cells up to one
    alignas(64) uint64_t fits_[cells_of(W) * PATTERN_WORDS];  // what fits at each of them
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
