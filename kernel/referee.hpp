// The placing rules on bit sets: which placements fit, and what laying one changes.
#pragma once

#include <cstring>

#include "state.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// What slices are read from: those before a cell, and those behind it. Guards lie around both.
struct View {
    const char *before, *behind;
};

// The cells that cannot be covered and the roots, at which placements are looked for: every legal one belongs to the first root
// that it covers, so before a root the other roots are as good as taken.
template <int W>
class Roots {
  public:
    const Bits<W> all;
    uint16_t cells[cells_of(W)];  // once they are listed
    int count = 0;

    Roots(const Bits<W>& closed, const Bits<W>& roots) : all(roots) {
        put(words_, closed | roots);
        put(words_ + LENGTH, closed);
    }
    Roots& list() {
        count = all.list(cells);
        return *this;
    }
    View view() const { return {start(words_), start(words_ + LENGTH)}; }

  private:
    static constexpr int ROOM = W < 8 ? W : 8, LENGTH = W + ROOM;  // room for the guards that keeps sets aligned
    static_assert(GUARD <= ROOM);

    static void put(uint64_t* to, const Bits<W>& bits) {
        for (int i = 1; i <= GUARD; ++i) to[ROOM - i] = to[LENGTH + i - 1] = 0;
        std::memcpy(to + ROOM, &bits, sizeof bits);
    }
    static const char* start(const uint64_t* words) { return reinterpret_cast<const char*>(words + ROOM - GUARD); }

    alignas(64) uint64_t words_[2 * LENGTH + ROOM];
};

constexpr int PATTERN_WORDS = MAX_PATTERNS / 64;
constexpr int MOST_AT_ONCE = 8;  // roots that are scanned before one is used

// Sets of patterns, for every kind of cell: those of the pieces that may be laid.
struct Patterns {
    alignas(64) uint64_t words[MAX_KINDS][PATTERN_WORDS];
};

template <int W>
class Referee {
  public:
    const Table& table;
    const Rules& rules;

    Referee(const Table& table, const Rules& rules) : table(table), rules(rules) {}

    State<W> start() const {
        State<W> state;
        for (int colour = 0; colour < rules.colours; ++colour) {
            Supply& supply = state.supply[colour] = {0, 0};
            for (int piece = 0; piece < table.piece_count; ++piece) {
                supply.one |= uint64_t{rules.stock[colour][piece] > 0} << piece;
                supply.two |= uint64_t{rules.stock[colour][piece] > 1} << piece;
            }
        }
        state.small.due = static_cast<int8_t>(rules.first_colour);
        state.small.turn = UNKNOWN;
        for (uint8_t& start : state.small.start) start = NOT_STARTED;
        if (table.solid) state.closed = all().without(floor());
        return state;
    }

    const Bits<W>& all() const { return *reinterpret_cast<const Bits<W>*>(table.all.data()); }
    const Bits<W>& floor() const { return *reinterpret_cast<const Bits<W>*>(table.floor.data()); }
    const Bits<W>* row_sets(Move row) const {
        return reinterpret_cast<const Bits<W>*>(table.row_sets.data()) + static_cast<size_t>(row) * SETS;
    }
    const Bits<W>& surroundings(int cell) const { return reinterpret_cast<const Bits<W>*>(table.surroundings.data())[cell]; }
    const Bits<W>& row_base(Move row) const { return reinterpret_cast<const Bits<W>*>(table.row_bases.data())[row]; }
    const Bits<W>& row_lid(Move row) const { return reinterpret_cast<const Bits<W>*>(table.row_lids.data())[row]; }

    int supply_of(int colour) const { return rules.shared_supply ? 0 : colour; }
    int next(int colour) const { return colour + 1 == rules.colours ? 0 : colour + 1; }

    // Swap opening: the first two pieces are laid, then the second seat chooses.
    int opened(const State<W>& state) const { return state.small.pieces[0] + state.small.pieces[1]; }
    bool choosing(const State<W>& state) const {
        return rules.swap_opening && !state.small.chosen && opened(state) == 2;
    }

    // Who plays what

    // The index-th seat that lays a colour, -1 past the last.
    int owner(const State<W>& state, int colour, int index) const {
        if (rules.swap_opening) {
            if (index > 0) return -1;
            const bool opener = !state.small.chosen || (colour == 0) != state.small.kept;
            return opener ? rules.first_seat : 1 - rules.first_seat;
        }
        const auto& seats = rules.owners[colour];
        return index < static_cast<int>(seats.size()) ? seats[index] : -1;
    }

    // The seat that moves when it is a colour's turn; the shared colour goes round.
    int mover(const State<W>& state, int colour) const {
        if (choosing(state)) return 1 - rules.first_seat;
        if (rules.swap_opening) return owner(state, colour, 0);
        const auto& seats = rules.owners[colour];
        return seats[state.small.pieces[colour] % seats.size()];
    }

    // Where a piece can go

    Bits<W> forbidden(const State<W>& state, int colour) const { return state.closed | state.colour[colour].apart; }

    bool begun(const State<W>& state) const {
        int laid = 0;
        for (const uint8_t pieces : state.small.pieces) laid += pieces;
        return laid > 0;
    }

    // The cells of which a placement must cover one: starts at first, own corners or faces later.
    Bits<W> attach(const State<W>& state, int colour) const {
        if (state.small.pieces[colour]) return state.colour[colour].attach;
        Bits<W> cells;
        if (rules.beside_start) {  // R1
            for (const Colour<W>& other : state.colour) cells |= other.attach;
            return begun(state) ? cells : all();
        }
        if (rules.free_start) return all();
        unsigned choices = rules.start_choices[colour];
        for (int other = 0; other < rules.colours; ++other)
            if (state.small.start[other] != NOT_STARTED)
                choices &= rules.starts_agree[colour][other][state.small.start[other]];
        for (; choices; choices &= choices - 1) cells.set(rules.start_cells[__builtin_ctz(choices)]);
        return cells;
    }

    // Bit set of the pieces that may be laid now.
    uint64_t pieces(const State<W>& state, int colour) const {
        const uint64_t left = state.supply[supply_of(colour)].one;
        // The second piece of a swap opening has another shape than the first.
        const bool second = rules.swap_opening && opened(state) == 1;
        return second ? left & ~(uint64_t{1} << state.small.last[rules.first_colour]) : left;
    }

    // Where placements of a colour are looked for.
    Roots<W> roots(const State<W>& state, int colour) const {
        const Bits<W> closed = forbidden(state, colour);
        return {closed, (table.solid ? all() : attach(state, colour)).without(closed)};
    }

    Patterns patterns_of(uint64_t pieces) const {
        Patterns patterns;
        for (int kind = 0; kind < table.kind_count; ++kind)
            for (int word = 0; word < table.pattern_words; word += BLOCK) {
                Block set;
                for (uint64_t rest = pieces; rest; rest &= rest - 1)
                    set.add(&table.of_piece[kind][static_cast<size_t>(__builtin_ctzll(rest)) * table.pattern_words + word]);
                set.write(&patterns.words[kind][word]);
            }
        return patterns;
    }

    // Puts the patterns of a piece into a set or takes them out of it.
    void toggle(Patterns& patterns, int piece) const {
        for (int kind = 0; kind < table.kind_count; ++kind)
            for (int word = 0; word < table.pattern_words; word += BLOCK) {
                Block set(&patterns.words[kind][word]);
                set.toggle(&table.of_piece[kind][static_cast<size_t>(piece) * table.pattern_words + word]);
                set.write(&patterns.words[kind][word]);
            }
    }

    // Which of some patterns are legal at some of the roots: one set after the other. In solid games the roots must have been
    // listed.
    void scan(const State<W>& state, int colour, const Roots<W>& roots, const uint16_t* cells, int count, const Patterns& patterns,
              uint64_t* fits) const {
        if (table.solid)
            scan_solid(roots, cells, count, patterns, fits);
        else
            scan_window(roots.view(), cells, count, patterns, fits);
        if (!looks_twice()) return;
        for (int i = 0; i < count; ++i) take_out(state, colour, cells[i], fits + i * table.pattern_words);
    }

    // Where one block holds all patterns, as in most games, the compiler is told how many slices there are: it then needs no loop.
    void scan_window(View view, const uint16_t* cells, int count, const Patterns& patterns, uint64_t* fits) const {
        if (table.pattern_words == BLOCK && table.half == FEW_SLICES) return scan_block<FEW_SLICES>(view, cells, count, patterns, fits);
        if (table.pattern_words == BLOCK && table.half == SOLID_SLICES) return scan_block<SOLID_SLICES>(view, cells, count, patterns, fits);
        for (int i = 0; i < count; ++i) scan_blocks(cells[i], view, patterns, fits + i * table.pattern_words);
    }

    template <int Half>
    [[gnu::noinline]] void scan_block(View view, const uint16_t* cells, int count, const Patterns& patterns, uint64_t* fits) const {
        const Slice* const slices = table.slices.data();
        const uint32_t* const masks = table.masks.data();
        for (int i = 0; i < count; ++i, fits += BLOCK) {
            const size_t kind = table.kind[cells[i]];
            const Slice* slice = slices + cells[i] * 2 * Half;
            const uint32_t* mask = masks + kind * 2 * Half;
            const uint64_t* sets = table.clear_of[kind].data();
            Block fit(patterns.words[kind]);
            for (int k = 0; k < 2 * Half; ++k)
                fit.keep(sets + offset(slice[k], mask[k], k < Half ? view.before : view.behind));
            fit.write(fits);
        }
    }

    void scan_blocks(int cell, View view, const Patterns& patterns, uint64_t* fits) const {
        const size_t kind = table.kind[cell], count = 2 * static_cast<size_t>(table.half), words = static_cast<size_t>(table.pattern_words);
        const Slice* slices = &table.slices[static_cast<size_t>(cell) * count];
        const uint32_t* masks = &table.masks[kind * count];
        const uint64_t* sets[WINDOW];
        for (size_t i = 0; i < count; ++i)
            sets[i] = table.clear_of[kind].data() + offset(slices[i], masks[i], i < count / 2 ? view.before : view.behind) * (words / BLOCK);
        for (size_t word = 0; word < words; word += BLOCK) {
            Block fit(patterns.words[kind] + word);
            for (size_t i = 0; i < count; ++i) fit.keep(sets[i] + word);
            fit.write(fits + word);
        }
    }

    // Where the patterns are that what is taken of a slice leaves.
    [[gnu::always_inline]] static size_t offset(Slice slice, uint32_t mask, const char* from) {
        uint32_t word;
        std::memcpy(&word, from + slice.byte(), sizeof word);
        return (word >> slice.shift() & mask) | slice.off();
    }

    // Few cells are open, so the window of a root is put together from them one by one.
    void scan_solid(const Roots<W>& roots, const uint16_t* cells, int count, const Patterns& patterns, uint64_t* fits) const {
        for (int i = 0; i < count; ++i) {
            const uint8_t* slot = &table.slots[static_cast<size_t>(cells[i]) * table.cell_count];
            uint64_t open = 0;
            for (int k = 0; k < roots.count; ++k) open |= uint64_t{1} << slot[roots.cells[k]];
            // Written at once: what is written in two parts cannot be read across them before it has reached the cache.
            typedef uint64_t Pair __attribute__((vector_size(16)));
            const Pair window[2] = {{}, {~open << SOLID_SHIFT, ~open >> (64 - SOLID_SHIFT)}};
            const char* view = reinterpret_cast<const char*>(window) + sizeof(Pair) - GUARD * sizeof(uint64_t);
            scan_window({view, view}, cells + i, 1, patterns, fits + i * table.pattern_words);
        }
    }

    int count_of(const uint64_t* fits) const {
        int count = 0;
        for (int block = 0; block < table.pattern_words; block += BLOCK)
            for (int i = 0; i < BLOCK; ++i) count += __builtin_popcountll(fits[block + i]);
        return count;
    }

    // The rows of a cell's patterns.
    const int32_t* rows_at(int cell) const { return &table.row_of[static_cast<size_t>(cell) * table.pattern_words * 64]; }

    // Rules that need more than the window: strict corners look at whole straight sides, and pieces
    // that stand must also touch, and keep apart with the cells that they do not stand with.
    bool looks_twice() const { return table.solid || rules.strict_corners; }

    bool passes(const State<W>& state, int colour, Move row) const {
        if (table.solid) return row != NO_ROW && touches(state, colour, row) && keeps_apart(state, colour, row);
        if (!rules.strict_corners) return true;
        const int16_t* opposite = &table.row_opposites[static_cast<size_t>(row) * table.opposite_count];
        for (int i = 0; i < table.opposite_count; ++i)
            if (opposite[i] >= 0 && state.colour[colour].own.test(opposite[i])) return false;
        return true;
    }

    bool touches(const State<W>& state, int colour, Move row) const {
        const Bits<W>& cells = row_sets(row)[0];
        if (state.small.pieces[colour]) return cells.meets(state.colour[colour].attach);  // R2
        return cells.meets(floor()) && cells.meets(attach(state, colour));                // R1
    }

    bool keeps_apart(const State<W>& state, int colour, Move row) const {
        return !table.keeps_apart || !row_sets(row)[0].meets(state.colour[colour].apart);
    }

    // Takes out what was found but does not pass. Not inlined, or the compiler keeps the loops' variables in memory.
    [[gnu::noinline]] void take_out(const State<W>& state, int colour, int cell, uint64_t* fits) const {
        const int32_t* rows = rows_at(cell);
        for (int word = 0; word < table.pattern_words; ++word, rows += 64) {
            uint64_t passing = 0;
            for (uint64_t rest = fits[word]; rest; rest &= rest - 1)
                if (passes(state, colour, static_cast<Move>(rows[__builtin_ctzll(rest)]))) passing |= rest & -rest;
            fits[word] = passing;
        }
    }

    // Calls use(cell, fits) for every root, with what fits there, until it answers false. A placement appears once: at the first
    // cell that it attaches by, or stands with. `at_once` roots are scanned before any is used.
    template <class Use>
    void each_cell(const State<W>& state, int colour, int at_once, Use&& use) const {
        const Patterns patterns = patterns_of(pieces(state, colour));
        Roots<W> roots = this->roots(state, colour);
        roots.list();
        alignas(64) uint64_t fits[MOST_AT_ONCE * PATTERN_WORDS];
        for (int i = 0; i < roots.count; i += at_once) {
            const int count = roots.count - i < at_once ? roots.count - i : at_once;
            scan(state, colour, roots, roots.cells + i, count, patterns, fits);
            for (int k = 0; k < count; ++k)
                if (!use(roots.cells[i + k], fits + k * table.pattern_words)) return;
        }
    }

    uint32_t list(const State<W>& state, int colour, Move* out) const {
        if (choosing(state)) {
            out[0] = KEEP;
            out[1] = SWAP;
            return 2;
        }
        Move* end = out;
        each_cell(state, colour, MOST_AT_ONCE, [&](int cell, const uint64_t* fits) {
            const int32_t* rows = rows_at(cell);
            Move* at = end;
            for (int word = 0; word < table.pattern_words; ++word, rows += 64)
                for (uint64_t rest = fits[word]; rest; rest &= rest - 1) *at++ = static_cast<Move>(rows[__builtin_ctzll(rest)]);
            end = at;
            return true;
        });
        return static_cast<uint32_t>(end - out);
    }

    uint64_t count(const State<W>& state, int colour) const {
        if (choosing(state)) return 2;
        uint64_t total = 0;
        each_cell(state, colour, MOST_AT_ONCE, [&](int, const uint64_t* fits) {
            total += static_cast<uint64_t>(count_of(fits));
            return true;
        });
        return total;
    }

    bool can_place(const State<W>& state, int colour) const {
        bool found = false;
        each_cell(state, colour, 1, [&](int, const uint64_t* fits) {
            found = count_of(fits) > 0;
            return !found;
        });
        return found;
    }

    bool allows(const State<W>& state, int colour, Move move) const {
        const Row& row = table.rows[move];
        if (!(pieces(state, colour) >> row.piece & 1)) return false;
        if (table.solid) return !row_base(move).meets(state.closed) && passes(state, colour, move);
        const Bits<W>& cells = row_sets(move)[0];
        return !cells.meets(forbidden(state, colour)) && cells.meets(attach(state, colour)) &&
               passes(state, colour, move);
    }

    // The same for any move, where it is known whose turn it is.
    bool allows_move(const State<W>& state, Move move) const {
        if (state.small.turn < 0) return false;
        if (choosing(state)) return move == KEEP || move == SWAP;
        return move < static_cast<Move>(table.row_count) && allows(state, state.small.turn, move);
    }

    // Making moves

    // Finds out whose turn it is: the next colour that is not blocked (P11).
    int turn(State<W>& state) const {
        if (state.small.turn == UNKNOWN) resolve(state);
        return state.small.turn;
    }

    void resolve(State<W>& state) const {
        resolve(state, [&](int colour) { return can_place(state, colour); });
    }

    // The same, with another way to tell whether a colour can place.
    template <class CanPlace>
    void resolve(State<W>& state, CanPlace&& can_place) const {
        Small& small = state.small;
        const bool choice = choosing(state);
        for (int i = 0; i < rules.colours; ++i) {
            const int colour = (small.due + i) % rules.colours;
            if (small.out >> colour & 1) continue;
            if (choice || can_place(colour)) {
                small.turn = static_cast<int8_t>(colour);
                return;
            }
            if (!rules.skip_blocked) small.out |= static_cast<uint8_t>(1u << colour);
        }
        small.turn = OVER;
    }

    // Makes a move. `to` holds a copy of `from` in which only this colour has moved, or is `from`
    // itself: everything that moving changes is written, so that a state can be used again for
    // the next move without being restored.
    void play(const State<W>& from, State<W>& to, int colour, Move move) const {
        if (move == KEEP || move == SWAP) {
            to.small = from.small;
            to.small.chosen = true;
            to.small.kept = move == KEEP;
            to.small.turn = UNKNOWN;
        } else {
            lay(from, to, colour, move);
        }
    }

    void lay(const State<W>& from, State<W>& to, int colour, Move move) const {
        const Row& row = table.rows[move];
        const Bits<W>* sets = row_sets(move);
        const int supply = supply_of(colour), following = next(colour), laid = from.small.pieces[colour];
        const Colour<W>& mine = from.colour[colour];
        to.colour[colour].own = mine.own | sets[0];
        to.colour[colour].attach = mine.attach | sets[2];
        to.colour[colour].apart = mine.apart | sets[1];
        to.closed = from.closed | sets[0];
        if (table.solid) to.closed = to.closed.without(row_lid(move));
        if (rules.strict_corners) close_opposites(to.colour[colour], move);
        to.supply[supply] = from.supply[supply].without(row.piece);
        if (!laid) to.small.start[colour] = start_taken(row);
        to.small.pieces[colour] = static_cast<uint8_t>(laid + 1);
        to.small.last[colour] = row.piece;
        to.small.out = from.small.out;
        to.small.due = static_cast<int8_t>(following);
        to.small.turn = UNKNOWN;
    }

    uint8_t start_taken(const Row& row) const {
        for (size_t start = 0; start < rules.start_cells.size(); ++start)
            for (int i = 0; i < row.size; ++i)
                if (row.cell[i] == rules.start_cells[start]) return static_cast<uint8_t>(start);
        return NOT_STARTED;
    }

    void close_opposites(Colour<W>& mine, Move row) const {
        const int16_t* opposite = &table.row_opposites[static_cast<size_t>(row) * table.opposite_count];
        for (int i = 0; i < table.opposite_count; ++i)
            if (opposite[i] >= 0) mine.apart.set(opposite[i]);
    }

};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
