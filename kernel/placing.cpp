// The placing rules on bit sets. Compiled once for every processor generation; see bits.hpp.

#include <cstring>

#include "bits.hpp"
#include "position.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

constexpr uint8_t NOT_STARTED = 0xff;
constexpr int8_t UNKNOWN = -2, OVER = -1;

// What is small enough to be saved whole at every move.
struct Small {
    int8_t due;   // the colour next in turn, whether it can place or not
    int8_t turn;  // the colour to move once it is known
    uint8_t out = 0;  // bit set of colours known to be blocked for good
    uint8_t laid = 0;
    bool chosen = false, kept = false;  // the answer to a swap opening
    uint8_t first_piece = 0;
    uint8_t start[MAX_COLOURS], last_size[MAX_COLOURS] = {}, pieces[MAX_COLOURS] = {};
    uint16_t cells[MAX_COLOURS] = {};
};

// Pieces left: a bit for having one, another for having two.
struct Supply {
    uint64_t one, two;

    void take(int piece) {
        const uint64_t bit = uint64_t{1} << piece;
        one &= ~(bit & ~two);
        two &= ~bit;
    }
    int copies(int piece) const { return static_cast<int>((one >> piece & 1) + (two >> piece & 1)); }
};

// What a colour has on the board.
template <int W>
struct Colour {
    Bits<W> own, near, attach;  // its cells; their side neighbours; their corner neighbours
};

template <int W>
struct State {
    Bits<W> occupied;
    Colour<W> colour[MAX_COLOURS];
    Supply supply[MAX_COLOURS];  // only the first is used where the supply is shared
    Small small;
};

template <int W>
struct Undo {
    Bits<W> occupied;
    Colour<W> colour;
    Supply supply;
    Small small;
    int8_t mover;
};

// A growing array of undo records or moves; see bits.hpp for why it is not std::vector.
template <class T>
class Stack {
  public:
    Stack() = default;
    Stack(const Stack& other) : size_(other.size_), room_(other.size_), data_(make(other.size_)) {
        for (uint32_t i = 0; i < size_; ++i) data_[i] = other.data_[i];
    }
    Stack& operator=(const Stack&) = delete;
    ~Stack() { delete[] data_; }

    uint32_t size() const { return size_; }
    T& top() { return data_[size_ - 1]; }
    void pop() { --size_; }
    T& push() {
        if (size_ == room_) grow();
        return data_[size_++];
    }

  private:
    static T* make(uint32_t n) { return n ? new T[n] : nullptr; }
    void grow() {
        const uint32_t room = room_ ? 2 * room_ : 64;
        T* data = make(room);
        for (uint32_t i = 0; i < size_; ++i) data[i] = data_[i];
        delete[] data_;
        data_ = data;
        room_ = room;
    }
    uint32_t size_ = 0, room_ = 0;
    T* data_ = nullptr;
};

// A set of cells laid out so that any eight bytes of it can be read.
template <int W>
struct Readable {
    alignas(64) uint64_t words[W + 1];

    explicit Readable(const Bits<W>& bits) {
        std::memcpy(words, &bits, sizeof bits);
        words[W] = 0;
    }
    void set(int cell) { words[cell >> 6] |= uint64_t{1} << (cell & 63); }
};

// Patterns that fit at a cell: eight of them, starting at `pattern`, those in `bits`.
struct Fit {
    uint32_t index;  // into row_of
    uint32_t bits;
};

template <int W>
class Placing final : public Position {
  public:
    Placing(const Table& table, const Rules& rules) : table_(table), rules_(rules) {
        const uint64_t all = table.piece_count == 64 ? ~uint64_t{0} : (uint64_t{1} << table.piece_count) - 1;
        for (Supply& supply : state_.supply) supply = {all, rules.copies > 1 ? all : 0};
        state_.small.due = static_cast<int8_t>(rules.first_colour);
        state_.small.turn = UNKNOWN;
        for (uint8_t& start : state_.small.start) start = NOT_STARTED;
    }

    Position* copy() const override { return new Placing(*this); }

    int turn() override {
        if (state_.small.turn == UNKNOWN) resolve(state_);
        return state_.small.turn;
    }

    int seat() override {
        const int colour = turn();
        if (colour < 0) return -1;
        if (choosing(state_)) return 1 - rules_.first_seat;
        if (rules_.swap_opening) return owner(colour, 0);
        const auto& seats = rules_.owners[colour];
        return seats[state_.small.pieces[colour] % seats.size()];
    }

    int owner(int colour, int index) const override {
        if (rules_.swap_opening) {
            if (index > 0) return -1;
            const bool opener = !state_.small.chosen || (colour == 0) != state_.small.kept;
            return opener ? rules_.first_seat : 1 - rules_.first_seat;
        }
        const auto& seats = rules_.owners[colour];
        return index < static_cast<int>(seats.size()) ? seats[index] : -1;
    }

    uint32_t most_moves() const override { return static_cast<uint32_t>(table_.row_count) + CHUNK; }

    uint32_t legal(Move* out) override {
        const int colour = turn();
        return colour < 0 ? 0 : list(state_, colour, out);
    }

    uint64_t count() override {
        const int colour = turn();
        return colour < 0 ? 0 : count(state_, colour);
    }

    bool is_legal(Move move) override {
        const int colour = turn();
        if (colour < 0) return false;
        if (choosing(state_)) return move == KEEP || move == SWAP;
        return move < static_cast<Move>(table_.row_count) && allows(state_, colour, move);
    }

    void push(Move move) override {
        const int colour = turn();
        save(state_, colour, undo_.push());
        play(state_, colour, move);
    }

    bool pop() override {
        if (!undo_.size()) return false;
        restore(state_, undo_.top());
        undo_.pop();
        return true;
    }

    bool covers(int colour, int cell) const override { return state_.colour[colour].own.test(cell); }
    int left(int colour, int piece) const override { return state_.supply[supply_of(colour)].copies(piece); }
    Tally tally(int colour) const override {
        const Small& small = state_.small;
        return {small.cells[colour], small.pieces[colour], small.last_size[colour]};
    }
    uint32_t bytes() const override { return sizeof state_; }

    uint64_t perft(int depth, bool bulk) override {
        if (depth == 0) return 1;
        Move* moves = new Move[static_cast<size_t>(depth) * most_moves()];
        const uint64_t leaves = perft(state_, depth, bulk, moves);
        delete[] moves;
        return leaves;
    }

    uint64_t playouts(uint32_t games, uint64_t seed, Move* moves) override {
        turn();
        Random random{seed};
        Fit* fits = new Fit[fit_room()];
        uint64_t plies = 0;
        for (uint32_t game = 0; game < games; ++game) {
            State<W> state = state_;
            plies += playout(state, random, fits, moves);
        }
        delete[] fits;
        return plies;
    }

    Move draw(uint64_t seed) override {
        Random random{seed};
        const int colour = turn();
        if (choosing(state_)) return random.below(2) ? KEEP : SWAP;
        Fit* fits = new Fit[fit_room()];
        State<W> state = state_;
        const int32_t row = draw_row(state, colour, random, fits);
        delete[] fits;
        return static_cast<Move>(row);
    }

  private:
    const Table& table_;
    const Rules& rules_;
    State<W> state_;
    Stack<Undo<W>> undo_;

    int supply_of(int colour) const { return rules_.shared_supply ? 0 : colour; }
    const uint16_t* cells_of(Move row) const { return &table_.row_cells[static_cast<size_t>(row) * MAX_SIZE]; }
    Bits<W> side(int cell) const { return Bits<W>::load(&table_.side[static_cast<size_t>(cell) * W]); }
    Bits<W> corner(int cell) const { return Bits<W>::load(&table_.corner[static_cast<size_t>(cell) * W]); }

    bool choosing(const State<W>& state) const {
        return rules_.swap_opening && state.small.laid == 2 && !state.small.chosen;
    }

    // Where a piece can go

    Bits<W> forbidden(const State<W>& state, int colour) const { return state.occupied | state.colour[colour].near; }

    // The cells of which a placement must cover one: starts at first, own corners later.
    Bits<W> attach(const State<W>& state, int colour) const {
        if (state.small.pieces[colour]) return state.colour[colour].attach;
        Bits<W> cells;
        if (rules_.free_start) {
            for (int cell = 0; cell < table_.cell_count; ++cell) cells.set(cell);
            return cells;
        }
        unsigned choices = rules_.start_choices[colour];
        for (int other = 0; other < rules_.colours; ++other)
            if (state.small.start[other] != NOT_STARTED)
                choices &= rules_.starts_agree[colour][other][state.small.start[other]];
        for (; choices; choices &= choices - 1) cells.set(rules_.start_cells[__builtin_ctz(choices)]);
        return cells;
    }

    // Bit set of the pieces that may be laid now.
    uint64_t pieces(const State<W>& state, int colour) const {
        uint64_t left = state.supply[supply_of(colour)].one;
        if (rules_.swap_opening && state.small.laid == 1) left &= ~(uint64_t{1} << state.small.first_piece);
        return left;
    }

    uint64_t window(const Readable<W>& cells, int centre) const {
        const Run* run = &table_.runs[table_.run_begin[centre]];
        const Run* end = &table_.runs[table_.run_begin[centre + 1]];
        uint64_t seen = 0;
        for (; run != end; ++run) {
            uint64_t word;
            std::memcpy(&word, reinterpret_cast<const char*>(cells.words) + (run->cell >> 3), sizeof word);
            seen |= (word >> (run->cell & 7) & run->mask) << run->slot;
        }
        return seen;
    }

    // Calls use(cell, pattern, bits) for every chunk of patterns at a cell of which some fit, until
    // it answers false.
    template <class Use>
    bool each_fit_at(int cell, uint64_t window, uint64_t pieces, Use&& use) const {
        const int kind = table_.kind[cell];
        const uint64_t* patterns = table_.patterns[kind].data();
        const uint16_t* begin = table_.group_begin[kind];
        for (; pieces; pieces &= pieces - 1) {
            const int piece = __builtin_ctzll(pieces);
            for (int pattern = begin[piece]; pattern < begin[piece + 1]; pattern += CHUNK)
                if (const unsigned bits = clear_of(window, patterns + pattern))
                    if (!use(pattern, bits)) return false;
        }
        return true;
    }

    // Every placement that fits, once: at the first of the cells that it attaches by.
    template <class Use>
    bool each_fit(const State<W>& state, int colour, Use&& use) const {
        const Bits<W> closed = forbidden(state, colour);
        const uint64_t available = pieces(state, colour);
        Readable<W> seen(closed);
        uint16_t cells[MAX_CELLS];
        const int count = attach(state, colour).without(closed).list(cells);
        for (int i = 0; i < count; ++i) {
            const int cell = cells[i];
            const uint64_t around = window(seen, cell) | table_.off_board[cell];
            const uint32_t base = static_cast<uint32_t>(cell) * static_cast<uint32_t>(table_.stride);
            if (!each_fit_at(cell, around, available, [&](int pattern, unsigned bits) {
                    return use(base + static_cast<uint32_t>(pattern), bits);
                }))
                return false;
            seen.set(cell);
        }
        return true;
    }

    // Rules that need more than the window: strict corners look at whole straight sides.
    bool passes(const State<W>& state, int colour, Move row) const {
        if (!rules_.strict_corners) return true;
        const int16_t* opposite = &table_.row_opposites[static_cast<size_t>(row) * table_.opposite_count];
        for (int i = 0; i < table_.opposite_count; ++i)
            if (opposite[i] >= 0 && state.colour[colour].own.test(opposite[i])) return false;
        return true;
    }

    uint32_t list(const State<W>& state, int colour, Move* out) const {
        if (choosing(state)) {
            out[0] = KEEP;
            out[1] = SWAP;
            return 2;
        }
        Move* end = out;
        const int32_t* row_of = table_.row_of.data();
        each_fit(state, colour, [&](uint32_t index, unsigned bits) {
            for (; bits; bits &= bits - 1) {
                *end = static_cast<Move>(row_of[index + static_cast<uint32_t>(__builtin_ctz(bits))]);
                end += passes(state, colour, *end);
            }
            return true;
        });
        return static_cast<uint32_t>(end - out);
    }

    uint64_t count(const State<W>& state, int colour) const {
        if (choosing(state)) return 2;
        uint64_t n = 0;
        each_fit(state, colour, [&](uint32_t index, unsigned bits) {
            n += static_cast<uint64_t>(rules_.strict_corners ? passing(state, colour, index, bits)
                                                             : __builtin_popcount(bits));
            return true;
        });
        return n;
    }

    int passing(const State<W>& state, int colour, uint32_t index, unsigned bits) const {
        int n = 0;
        for (; bits; bits &= bits - 1)
            n += passes(state, colour, static_cast<Move>(table_.row_of[index + static_cast<uint32_t>(__builtin_ctz(bits))]));
        return n;
    }

    bool can_place(const State<W>& state, int colour) const {
        return !each_fit(state, colour, [&](uint32_t index, unsigned bits) {
            return rules_.strict_corners && passing(state, colour, index, bits) == 0;
        });
    }

    bool allows(const State<W>& state, int colour, Move row) const {
        if (!(pieces(state, colour) >> table_.row_piece[row] & 1)) return false;
        const Bits<W> closed = forbidden(state, colour), open = attach(state, colour);
        bool attached = false;
        const uint16_t* cells = cells_of(row);
        for (int i = 0; i < table_.piece_size[table_.row_piece[row]]; ++i) {
            if (closed.test(cells[i])) return false;
            attached |= open.test(cells[i]);
        }
        return attached && passes(state, colour, row);
    }

    // Making moves

    void resolve(State<W>& state) const {
        Small& small = state.small;
        if (choosing(state)) {
            small.turn = small.due;
            return;
        }
        for (int i = 0; i < rules_.colours; ++i) {
            const int colour = (small.due + i) % rules_.colours;
            if (small.out >> colour & 1) continue;
            if (can_place(state, colour)) {
                small.turn = static_cast<int8_t>(colour);
                return;
            }
            small.out |= static_cast<uint8_t>(1u << colour);
        }
        small.turn = OVER;
    }

    void play(State<W>& state, int colour, Move move) const {
        if (move == KEEP || move == SWAP) {
            state.small.chosen = true;
            state.small.kept = move == KEEP;
            state.small.turn = UNKNOWN;
        } else {
            lay(state, colour, move);
        }
    }

    void lay(State<W>& state, int colour, Move row) const {
        Small& small = state.small;
        Colour<W>& mine = state.colour[colour];
        const uint16_t* cells = cells_of(row);
        const int piece = table_.row_piece[row];
        Bits<W> covered, near = mine.near, attach = mine.attach;
        for (int i = 0; i < table_.widest; ++i) {
            covered.set(cells[i]);
            near |= side(cells[i]);
            attach |= corner(cells[i]);
        }
        state.occupied |= covered;
        mine.own |= covered;
        mine.near = near;
        mine.attach = attach;
        if (rules_.strict_corners) close_opposites(mine, row);
        if (!small.pieces[colour]) begin(small, colour, cells, piece);
        const int size = table_.piece_size[piece];
        small.cells[colour] = static_cast<uint16_t>(small.cells[colour] + size);
        small.last_size[colour] = static_cast<uint8_t>(size);
        ++small.pieces[colour];
        ++small.laid;
        small.due = static_cast<int8_t>(colour + 1 == rules_.colours ? 0 : colour + 1);
        small.turn = UNKNOWN;
        state.supply[supply_of(colour)].take(piece);
    }

    // The first piece of a colour: which start it took, and which piece opened the game.
    void begin(Small& small, int colour, const uint16_t* cells, int piece) const {
        if (small.laid == 0) small.first_piece = static_cast<uint8_t>(piece);
        for (size_t start = 0; start < rules_.start_cells.size(); ++start)
            for (int i = 0; i < table_.widest; ++i)
                if (cells[i] == rules_.start_cells[start]) small.start[colour] = static_cast<uint8_t>(start);
    }

    void close_opposites(Colour<W>& mine, Move row) const {
        const int16_t* opposite = &table_.row_opposites[static_cast<size_t>(row) * table_.opposite_count];
        for (int i = 0; i < table_.opposite_count; ++i)
            if (opposite[i] >= 0) mine.near.set(opposite[i]);
    }

    void save(const State<W>& state, int colour, Undo<W>& undo) const {
        undo.occupied = state.occupied;
        undo.colour = state.colour[colour];
        undo.supply = state.supply[supply_of(colour)];
        undo.small = state.small;
        undo.mover = static_cast<int8_t>(colour);
    }

    void restore(State<W>& state, const Undo<W>& undo) const {
        state.occupied = undo.occupied;
        state.colour[undo.mover] = undo.colour;
        state.supply[supply_of(undo.mover)] = undo.supply;
        state.small = undo.small;
    }

    // Counting

    uint64_t perft(State<W>& state, int depth, bool bulk, Move* moves) const {
        if (state.small.turn == UNKNOWN) resolve(state);
        const int colour = state.small.turn;
        if (colour < 0) return 0;
        if (depth == 1 && bulk) return count(state, colour);
        const uint32_t n = list(state, colour, moves);
        Undo<W> undo;
        save(state, colour, undo);
        uint64_t leaves = 0;
        for (uint32_t i = 0; i < n; ++i) {
            play(state, colour, moves[i]);
            leaves += depth == 1 ? 1 : perft(state, depth - 1, bulk, moves + n);
            restore(state, undo);
        }
        return leaves;
    }

    // Random play

    uint32_t fit_room() const { return static_cast<uint32_t>(table_.cell_count) * static_cast<uint32_t>(table_.stride) / CHUNK; }

    uint64_t playout(State<W>& state, Random& random, Fit* fits, Move* moves) const {
        Small& small = state.small;
        const uint8_t everybody = static_cast<uint8_t>((1u << rules_.colours) - 1);
        uint64_t plies = 0;
        const auto note = [&](Move move) {
            if (moves) moves[plies] = move;
            ++plies;
        };
        while (small.out != everybody) {
            if (choosing(state)) {
                const Move move = random.below(2) ? KEEP : SWAP;
                play(state, small.due, move);
                note(move);
            }
            const int colour = small.due;
            if (!(small.out >> colour & 1)) {
                const int32_t row = draw_row(state, colour, random, fits);
                if (row >= 0) {
                    lay(state, colour, static_cast<Move>(row));
                    note(static_cast<Move>(row));
                    continue;
                }
                small.out |= static_cast<uint8_t>(1u << colour);
            }
            small.due = static_cast<int8_t>(colour + 1 == rules_.colours ? 0 : colour + 1);
        }
        return plies;
    }

    // A legal placement, all equally likely, or -1 when there is none.
    //
    // First some blind tries: a random pattern at a random cell, thrown away unless it fits and
    // that cell is the first it attaches by, so that every legal placement has the same chance.
    // When they fail, all placements that fit are listed. What is seen to be hopeless then is
    // hopeless for the rest of the game (space and supply only shrink), so it is forgotten.
    int32_t draw_row(State<W>& state, int colour, Random& random, Fit* fits) const {
        const Bits<W> closed = forbidden(state, colour);
        const Bits<W> open = attach(state, colour).without(closed);
        uint16_t cells[MAX_CELLS];
        const int count = open.list(cells);
        if (count == 0) return -1;
        const uint64_t available = pieces(state, colour);
        Readable<W> seen(closed);
        const Readable<W> openings(open);
        for (int i = 0; i < TRIES; ++i) {
            const int cell = cells[random.below(static_cast<uint32_t>(count))];
            const int kind = table_.kind[cell];
            const Draw draw = table_.draws[kind][random.below(static_cast<uint32_t>(table_.draws[kind].size()))];
            if (!(available >> draw.piece & 1)) continue;
            const uint64_t pattern = table_.patterns[kind][draw.pattern];
            const uint64_t around = window(seen, cell) | table_.off_board[cell] | (window(openings, cell) & table_.before[cell]);
            if (around & pattern) continue;
            const int32_t row = table_.row_of[static_cast<size_t>(cell) * table_.stride + draw.pattern];
            if (passes(state, colour, static_cast<Move>(row))) return row;
        }
        return draw_listed(state, colour, seen, cells, count, available, random, fits);
    }

    int32_t draw_listed(State<W>& state, int colour, Readable<W>& seen, const uint16_t* cells, int count,
                        uint64_t available, Random& random, Fit* fits) const {
        uint32_t total = 0;
        Fit* end = fits;
        for (int i = 0; i < count; ++i) {
            const int cell = cells[i];
            const uint32_t base = static_cast<uint32_t>(cell) * static_cast<uint32_t>(table_.stride);
            const uint32_t earlier = total;
            const uint64_t around = window(seen, cell) | table_.off_board[cell];
            each_fit_at(cell, around, available, [&](int pattern, unsigned bits) {
                const Fit fit = {base + static_cast<uint32_t>(pattern), passing_bits(state, colour, base + static_cast<uint32_t>(pattern), bits)};
                total += static_cast<uint32_t>(__builtin_popcount(fit.bits));
                *end++ = fit;
                return true;
            });
            if (total == earlier)
                state.colour[colour].attach.reset(cell);
            else
                seen.set(cell);
        }
        if (total == 0) return -1;
        uint32_t chosen = random.below(total);
        const Fit* fit = fits;
        for (;; ++fit) {
            const uint32_t n = static_cast<uint32_t>(__builtin_popcount(fit->bits));
            if (chosen < n) break;
            chosen -= n;
        }
        unsigned bits = fit->bits;
        for (; chosen; --chosen) bits &= bits - 1;
        return table_.row_of[fit->index + static_cast<uint32_t>(__builtin_ctz(bits))];
    }

    unsigned passing_bits(const State<W>& state, int colour, uint32_t index, unsigned bits) const {
        if (!rules_.strict_corners) return bits;
        unsigned kept = 0;
        for (unsigned rest = bits; rest; rest &= rest - 1) {
            const int lane = __builtin_ctz(rest);
            kept |= static_cast<unsigned>(passes(state, colour, static_cast<Move>(table_.row_of[index + static_cast<uint32_t>(lane)]))) << lane;
        }
        return kept;
    }

    static constexpr int TRIES = 12;
};

}  // namespace

Position* start(const Table& table, const Rules& rules) {
    if (table.words == 4) return new Placing<4>(table, rules);
    return new Placing<8>(table, rules);
}

}  // namespace cornerwise::CORNERWISE_ARCH
