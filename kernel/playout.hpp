// Random games to the end.
#pragma once

#include "referee.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

template <int W>
class Playout {
  public:
    Playout(const Referee<W>& referee, uint64_t seed) : referee_(referee), random_{seed} { begin(); }

    // Plays a game to its end and returns the number of moves made; writes them where there is room.
    uint64_t play(State<W>& state, Move* moves) {
        begin();
        Small& small = state.small;
        const uint8_t everybody = static_cast<uint8_t>((1u << referee_.rules.colours) - 1);
        uint64_t plies = 0;
        const auto make = [&](int colour, Move move) {
            if (moves) moves[plies] = move;
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

    // A legal placement, in flat games all equally likely, or -1 when there is none.
    //
    // First some blind tries: a random pattern at a random cell, thrown away unless it fits and
    // that cell is the first it attaches by, so that every legal placement has the same chance.
    // When they fail, everything that fits is found and one of it drawn.
    int32_t draw(State<W>& state, int colour) {
        const Bits<W> closed = referee_.forbidden(state, colour);
        const Bits<W> open = referee_.attach(state, colour).without(closed);
        uint16_t cells[MAX_CELLS];
        const int count = referee_.list_roots(open, closed, cells);
        if (count == 0) return -1;
        Readable<W> seen(closed);
        Chunks chunks;
        referee_.gather_chunks(referee_.pieces(state, colour), chunks);
        if (referee_.table.solid) return draw_standing(state, colour, seen, cells, count, chunks);
        if (hopeful_[colour]) {
            const Readable<W> openings(open);
            for (int i = 0; i < TRIES; ++i) {
                const int cell = cells[random_.below(static_cast<uint32_t>(count))];
                const int32_t row = try_blindly(state, colour, seen, openings, cell, chunks);
                if (row >= 0) return row;
            }
        }
        return draw_listed(state, colour, seen, cells, count, chunks);
    }

  private:
    static constexpr int TRIES = 8;
    static constexpr uint32_t WORTH_TRYING = 12;  // tries while at least one in so many would succeed

    void begin() {
        for (bool& hopeful : hopeful_) hopeful = true;
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

    // Cells where nothing fits any more stay so to the end, since space and supply only shrink; they
    // are forgotten.
    int32_t draw_listed(State<W>& state, int colour, Readable<W>& seen, const uint16_t* cells, int count,
                        const Chunks& chunks) {
        uint32_t total = 0, patterns = 0;
        uint64_t* words = words_;
        for (int i = 0; i < count; ++i) {
            const int cell = cells[i], groups = chunks.groups[referee_.table.kind[cell]];
            const uint64_t taken = referee_.around(seen, cells, count, cell);
            const int fitting = referee_.scan_passing(state, colour, cell, taken, chunks, words);
            if (!fitting) state.colour[colour].attach.reset(cell);
            seen.set(cell);
            total += static_cast<uint32_t>(fitting);
            words += groups;
            patterns += static_cast<uint32_t>(groups) * GROUP * CHUNK;
        }
        if (total == 0) return -1;
        hopeful_[colour] = total * WORTH_TRYING > patterns;
        return static_cast<int32_t>(row_number(static_cast<int>(random_.below(total)), cells, chunks));
    }

    // Solid games: a place to stand, all that allow a placement equally likely, then one of its
    // placements. Evenness over all placements would mean to look at every place, which halves the
    // speed.
    int32_t draw_standing(const State<W>& state, int colour, const Readable<W>& seen, const uint16_t* cells, int count,
                          const Chunks& chunks) {
        uint16_t left[MAX_CELLS];
        for (int i = 0; i < count; ++i) left[i] = cells[i];
        for (int rest = count; rest > 0; --rest) {
            const uint32_t at = random_.below(static_cast<uint32_t>(rest));
            const uint16_t cell = left[at];
            left[at] = left[rest - 1];
            const uint64_t taken = referee_.around(seen, cells, count, cell);
            const int fitting = referee_.scan_passing(state, colour, cell, taken, chunks, words_);
            if (!fitting) continue;
            const int chosen = static_cast<int>(random_.below(static_cast<uint32_t>(fitting)));
            return static_cast<int32_t>(row_number(chosen, &cell, chunks));
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
    Random random_;
    bool hopeful_[MAX_COLOURS];                // whether blind tries are worth while for a colour
    uint64_t words_[MAX_CELLS * MAX_GROUPS];  // all placements that fit, as `scan` writes them
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
