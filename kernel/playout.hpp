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
    // equally likely.
    //
    // First by rejection sampling: a random orientation at a random cell, rejected unless it fits and that cell is the first
    // it attaches by, so that every legal placement has the same probability. When some tries have failed, all placements
    // that fit are listed and one of them is drawn.
    int32_t draw(State<W>& state, int colour) {
        const Bits<W> closed = referee_.forbidden(state, colour);
        const Bits<W> open = referee_.attach(state, colour).without(closed);
        uint16_t cells[cells_of(W)];
        const int count = referee_.list_roots(open, closed, cells);
        if (count == 0) return -1;
        Readable<W> seen(closed);
        const uint64_t pieces = referee_.pieces(state, colour);
        Chunks chunks;
        if (referee_.table.solid) {
            referee_.gather_chunks(pieces, chunks);
            return draw_standing(state, colour, seen, cells, count, chunks);
        }
        int size = MAX_SIZE;
        while (large_first() && size > 0 && !(referee_.table.of_size[size] & pieces)) --size;
        if (size == 0) return -1;
        if (hopeful_[colour] >= size) {
            referee_.gather_chunks(large_first() ? referee_.table.of_size[size] & pieces : pieces, chunks);
            const Readable<W> openings(open);
            int32_t best = -1;
            float most = 0;
            for (int i = 0, found = 0; i < TRIES && found < candidates(); ++i) {
                const int cell = cells[random_.below(static_cast<uint32_t>(count))];
                const int32_t row = try_blindly(state, colour, seen, openings, cell, chunks);
                if (row < 0) continue;
                keep_better(colour, row, best, most);
                ++found;
            }
            if (best >= 0) return best;
        } else if (!large_first()) {
            referee_.gather_chunks(pieces, chunks);
        }
        return large_first() ? draw_largest(state, colour, seen, cells, count, pieces, size)
                                  : draw_listed(state, colour, seen, cells, count, chunks);
    }

  private:
    bool large_first() const { return Styled && style_.large_first; }
    int candidates() const { return Styled ? style_.candidates : 1; }

    static constexpr int TRIES = 8;
    static constexpr uint32_t WORTH_TRYING = 12;  // tries while at least one in so many would succeed
    static constexpr float DOUBT = 8;             // playouts after which a move's RAVE value counts for a half

    void begin() {
        for (int8_t& hopeful : hopeful_) hopeful = MAX_SIZE;
        if (large_first()) std::memset(room_, MAX_SIZE, sizeof room_);
    }

    int32_t try_blindly(const State<W>& state, int colour, const Readable<W>& seen, const Readable<W>& openings, int cell,
                        const Chunks& chunks) {
        const Table& table = referee_.table;
        const int kind = table.kind[cell];
        const uint32_t at = random_.below(static_cast<uint32_t>(chunks.groups[kind]) * GROUP * CHUNK);
        const uint64_t pattern = table.patterns[kind][chunks.id[kind][at / CHUNK] * CHUNK + at % CHUNK];
        const uint64_t taken = referee_.window(seen, cell) | table.off_board[cell];
        if ((taken | (referee_.window(openings, cell) & table.before[cell])) & pattern) return -1;
        const Move row = referee_.row_at(cell, chunks, static_cast<int>(at) / 64, static_cast<int>(at) % 64);
        return referee_.passes(state, colour, row) ? static_cast<int32_t>(row) : -1;
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

    // The best of some of the placements listed in words_, drawn at random.
    int32_t draw_candidates(int colour, uint32_t total, const uint16_t* cells, const Chunks& chunks) {
        int32_t best = -1;
        float most = 0;
        const int draws = static_cast<uint32_t>(candidates()) < total ? candidates() : static_cast<int>(total);
        for (int i = 0; i < draws; ++i) {
            const Move row = row_number(static_cast<int>(random_.below(total)), cells, chunks);
            keep_better(colour, static_cast<int32_t>(row), best, most);
        }
        return best;
    }

    // Cells where nothing fits any more stay so to the end, since space and supply only shrink; they
    // are forgotten, unless another colour might begin there.
    int32_t draw_listed(State<W>& state, int colour, Readable<W>& seen, const uint16_t* cells, int count,
                        const Chunks& chunks) {
        uint32_t total = 0, patterns = 0;
        uint64_t* words = words_;
        for (int i = 0; i < count; ++i) {
            const int cell = cells[i], groups = chunks.groups[referee_.table.kind[cell]];
            const uint64_t taken = referee_.around(seen, cells, count, cell);
            const int fitting = referee_.scan_passing(state, colour, cell, taken, chunks, words);
            if (!fitting && !referee_.rules.beside_start) state.colour[colour].attach.reset(cell);
            seen.set(cell);
            total += static_cast<uint32_t>(fitting);
            words += groups;
            patterns += static_cast<uint32_t>(groups) * GROUP * CHUNK;
        }
        if (total == 0) return -1;
        hopeful_[colour] = total * WORTH_TRYING > patterns ? MAX_SIZE : -1;
        return draw_candidates(colour, total, cells, chunks);
    }

    // One of the largest pieces that fit. Sizes are tried from the largest down; a cell where a size does not
    // fit never takes it again, so every cell is tried in vain only once for each size.
    int32_t draw_largest(State<W>& state, int colour, Readable<W>& seen, const uint16_t* cells, int count,
                         uint64_t pieces, int size) {
        const Table& table = referee_.table;
        uint64_t taken[cells_of(W)];
        for (int i = 0; i < count; ++i) {
            taken[i] = referee_.window(seen, cells[i]) | table.off_board[cells[i]];
            seen.set(cells[i]);
        }
        uint8_t* room = room_[colour];
        // The second piece of a swap opening may not have the first one's shape: that tells nothing for later.
        const bool lasting = !referee_.rules.swap_opening || referee_.opened(state) != 1;
        const int largest = size;
        Chunks chunks;
        for (; size > 0; --size) {
            if (!(table.of_size[size] & pieces)) continue;
            referee_.gather_chunks(table.of_size[size] & pieces, chunks);
            uint16_t fitting_cells[cells_of(W)];
            int found = 0;
            uint32_t total = 0, patterns = 0;
            uint64_t* words = words_;
            for (int i = 0; i < count; ++i) {
                const int cell = cells[i];
                const int groups = chunks.groups[table.kind[cell]];
                patterns += static_cast<uint32_t>(groups) * GROUP * CHUNK;
                if (room[cell] < size) continue;
                const int fitting = referee_.scan_passing(state, colour, cell, taken[i], chunks, words);
                if (!fitting) {
                    if (lasting) room[cell] = static_cast<uint8_t>(size - 1);
                    continue;
                }
                fitting_cells[found++] = cells[i];
                words += groups;
                total += static_cast<uint32_t>(fitting);
            }
            if (total == 0) continue;
            hopeful_[colour] = static_cast<int8_t>(size < largest || total * WORTH_TRYING > patterns ? size : size - 1);
            return draw_candidates(colour, total, fitting_cells, chunks);
        }
        return -1;
    }

    // Solid games: a place to stand, all that allow a placement equally likely, then one of its
    // placements. Evenness over all placements would mean to look at every place, which halves the
    // speed.
    int32_t draw_standing(const State<W>& state, int colour, const Readable<W>& seen, const uint16_t* cells, int count,
                          const Chunks& chunks) {
        uint16_t left[cells_of(W)];
        for (int i = 0; i < count; ++i) left[i] = cells[i];
        for (int rest = count; rest > 0; --rest) {
            const uint32_t at = random_.below(static_cast<uint32_t>(rest));
            const uint16_t cell = left[at];
            left[at] = left[rest - 1];
            const uint64_t taken = referee_.around(seen, cells, count, cell);
            const int fitting = referee_.scan_passing(state, colour, cell, taken, chunks, words_);
            if (fitting) return draw_candidates(colour, static_cast<uint32_t>(fitting), &cell, chunks);
        }
        return -1;
    }

    // The n-th of the placements listed in words_.
    Move row_number(int n, const uint16_t* cells, const Chunks& chunks) const {
        const uint64_t* words = words_;
        for (;; ++cells)
            for (int group = 0; group < chunks.groups[referee_.table.kind[*cells]]; ++group, ++words) {
                const int here = __builtin_popcountll(*words);
                if (n < here) return referee_.row_at(*cells, chunks, group, nth_bit(*words, n));
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
    int8_t hopeful_[MAX_COLOURS];              // sizes up to this are drawn by rejection sampling first
    uint8_t room_[MAX_COLOURS][cells_of(W)];    // the largest piece that may still fit there
    uint64_t words_[cells_of(W) * MAX_GROUPS];  // all placements that fit, as `scan` writes them
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
