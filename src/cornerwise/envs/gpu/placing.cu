// Placing games on flat boards, stepped by the threads of a graphics processor: one team of threads for every game.
//
// Constants and tables of one variant, which program.py writes, stand before this text. A C++ compiler makes the same
// program for the processor out of it, with teams of one thread or a few; the tests play that against the kernel.
//
// Cells of a kind lie in a frame of rows, one bit each, so that all placements of an orientation differ by a shift. An
// orientation is a few offsets from its first cell, its anchor; sets of cells shifted by them and joined tell for 32
// anchors at once which placements are legal. Segments then gather these bits into the order of the actions.

#if defined(__CUDACC__)
#define HERE __device__ __forceinline__
#else
#define HERE inline
#ifndef LANES
#define LANES 1
#endif
#if LANES > 1
// Threads as lanes, to test teams where there is no graphics processor. Between two syncs they go one after another, in
// ascending and descending order by turns, so that a sync that is missing shows.
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>
struct Turns {
    std::mutex mutex;
    std::condition_variable moved;
    u32 phase = 0, gone = 0;

    void wait(u32 lane, u32 wanted) {
        std::unique_lock<std::mutex> lock(mutex);
        moved.wait(lock, [&] { return phase == wanted && gone == (wanted % 2 ? LANES - 1 - lane : lane); });
    }
    void go() {
        const std::lock_guard<std::mutex> lock(mutex);
        if (++gone == LANES) gone = 0, ++phase;
        moved.notify_all();
    }
};
static Turns turns;
static thread_local u32 own_phase;
#endif
#endif

namespace {

struct Team {
#if defined(__CUDACC__)
    static constexpr u32 SIZE = THREADS;
    const u32 lane = threadIdx.x;

    HERE void sync() const { __syncthreads(); }
    // The sum over the lanes before this one, and over all.
    HERE u32 scan(u32 mine, u32* room, u32& total) const {
        u32 sum = mine;
        for (u32 step = 1; step < 32; step *= 2) {
            const u32 below = __shfl_up_sync(~0u, sum, step);
            if ((lane & 31) >= step) sum += below;
        }
        if ((lane & 31) == 31) room[lane / 32] = sum;
        sync();
        u32 before = 0;
        total = 0;
        for (u32 warp = 0; warp < SIZE / 32; ++warp) {
            if (warp < lane / 32) before += room[warp];
            total += room[warp];
        }
        return before + sum - mine;
    }
#else
    static constexpr u32 SIZE = LANES;
    const u32 lane;

    void sync() const {
#if LANES > 1
        turns.go();
        turns.wait(lane, ++own_phase);
#endif
    }
    u32 scan(u32 mine, u32* room, u32& total) const {
        room[lane] = mine;
        sync();
        u32 before = 0;
        total = 0;
        for (u32 other = 0; other < SIZE; ++other) {
            if (other < lane) before += room[other];
            total += room[other];
        }
        return before;
    }
#endif
    HERE bool leads() const { return lane == 0; }
};

#if defined(__CUDACC__)
HERE u32 count_bits(u32 bits) { return static_cast<u32>(__popc(bits)); }
HERE u32 lowest_bit(u32 bits) { return static_cast<u32>(__ffs(static_cast<int>(bits))) - 1; }
HERE void add_bit(u32* set, u32 place) { atomicOr(&set[place / 32], 1u << place % 32); }  // lanes share words
#else
HERE u32 count_bits(u32 bits) { return static_cast<u32>(__builtin_popcount(bits)); }
HERE u32 lowest_bit(u32 bits) { return static_cast<u32>(__builtin_ctz(bits)); }
HERE void add_bit(u32* set, u32 place) { __atomic_fetch_or(&set[place / 32], 1u << place % 32, __ATOMIC_RELAXED); }
#endif

// 32 bits of two words that follow each other.
HERE u32 across(u32 low, u32 high, u32 shift) { return static_cast<u32>(((u64{high} << 32) | low) >> shift); }

constexpr u8 NOT_STARTED = 0xff;
constexpr int OVER = -1;
constexpr long long WAIT = static_cast<long long>(1ull << 63);

// A game: what the kernel's State is, with the tallies that scoring asks for.
struct State {
    u32 own[COLOURS][SET], apart[COLOURS][SET], attach[COLOURS][SET];
    u64 one[COLOURS], two[COLOURS];  // pieces left: a bit for having one, another for having two
    u64 random;
    int points[SEATS];  // of the parties, as far as they are paid
    u32 plies;
    u16 cells[COLOURS];
    u8 pieces[COLOURS], last[COLOURS], start[COLOURS];
    signed char due, turn;
    u8 out, chosen, kept;
};
static_assert(sizeof(State) <= STATE_BYTES && STATE_BYTES % 16 == 0);

// What may not be covered, and of what one cell must be.
struct alignas(8) Ground {
    u32 closed, open;
};

// What a team works on.
struct Work {
    alignas(16) State state;
    Ground ground[GROUND];
    u32 mine[OPPOSITE_CELLS ? GROUND : 1];  // the colour's own cells, where corners are strict
    u32 anchors[ORIENTATIONS * WORDS + 1];
    alignas(16) u32 legal[MASK_ROOM];
    u32 open[COLOURS][SET];
    u32 room[32];
};

struct alignas(16) Chunk {
    u32 part[4];
};

// Everything outside, 8 bytes each so that Python can pass it as it is. Planes, masks and bits may be missing.
struct Io {
    u8* states;
    const long long* actions;
    u8* planes;
    u8* masks;  // a byte for every action, rows MASK_STRIDE bytes apart
    u32* bits;  // a bit for every action
    u8* seats;
    float* rewards;
    u8* ended;
    u8* illegal;
    long long* drawn;
    int* history;  // how many actions there were since the game began, then these
    u64 seed, games, pays_points;
};

// Who plays what

HERE u32 opened(const State& state) { return state.pieces[0] + (COLOURS > 1 ? state.pieces[COLOURS > 1] : 0); }
HERE bool choosing(const State& state) { return SWAP_OPENING && !state.chosen && opened(state) == 2; }

// The index-th seat that lays a colour, -1 past the last.
HERE int owner(const State& state, int colour, int index) {
    if (SWAP_OPENING) {
        if (index > 0) return -1;
        const bool opener = !state.chosen || (colour == 0) != (state.kept != 0);
        return opener ? FIRST_SEAT : 1 - FIRST_SEAT;
    }
    return index < OWNER_COUNT[colour] ? OWNERS[colour][index] : -1;
}

HERE int mover(const State& state, int colour) {
    if (choosing(state)) return 1 - FIRST_SEAT;
    if (SWAP_OPENING) return owner(state, colour, 0);
    return OWNERS[colour][state.pieces[colour] % OWNER_COUNT[colour]];
}

// Where a piece can go

HERE int supply_of(int colour) { return SHARED_SUPPLY ? 0 : colour; }

HERE u32 start_choices(const State& state, int colour) {
    u32 choices = START_CHOICES[colour];
    for (int other = 0; other < COLOURS; ++other)
        if (state.start[other] != NOT_STARTED) choices &= STARTS_AGREE[colour][other][state.start[other]];
    return choices;
}

// A word of the cells of which a placement must cover one.
HERE u32 open_word(const State& state, int colour, u32 word) {
    if (state.pieces[colour]) return state.attach[colour][word];
    if (FREE_START) return BOARD[word];
    u32 cells = 0;
    for (u32 choices = start_choices(state, colour); choices; choices &= choices - 1) {
        const u32 place = START_PLACES[lowest_bit(choices)];
        if (place / 32 == word) cells |= 1u << place % 32;
    }
    return cells;
}

HERE u32 taken_word(const State& state, u32 word) {
    u32 cells = 0;
    for (int colour = 0; colour < COLOURS; ++colour) cells |= state.own[colour][word];
    return cells;
}

HERE u64 pieces_of(const State& state, int colour) {
    const u64 left = state.one[supply_of(colour)];
    // The second piece of a swap opening has another shape than the first.
    const bool second = SWAP_OPENING && opened(state) == 1;
    return second ? left & ~(u64{1} << state.last[FIRST_COLOUR]) : left;
}

// Writes which actions a colour has; returns how many, and how many of these are in words before this lane's own.
HERE u32 find_moves(const Team& team, Work& work, int colour, u32& before) {
    const State& state = work.state;
    for (u32 i = team.lane; i < GROUND; i += Team::SIZE) {
        const u32 word = i - FRONT;
        const bool there = word < SET;
        work.ground[i].closed = there ? taken_word(state, word) | state.apart[colour][word] : 0;
        work.ground[i].open = there ? open_word(state, colour, word) : 0;
        if (OPPOSITE_CELLS) work.mine[i] = there ? state.own[colour][word] : 0;
    }
    team.sync();
    const u64 pieces = pieces_of(state, colour);
    for (u32 i = team.lane; i < ORIENTATIONS * WORDS; i += Team::SIZE) {
        const u32 orientation = i / WORDS, word = i % WORDS;
        u32 closed = 0, open = 0;
        if (pieces >> ORIENTATION_PIECE[orientation] & 1) {
            for (u32 cell = 0; cell < PIECE_CELLS; ++cell) {
                const u32 offset = OFFSETS[orientation][cell], shift = offset % 32;
                const Ground *at = &work.ground[word + offset / 32], low = at[0], high = at[1];
                closed |= across(low.closed, high.closed, shift);
                open |= across(low.open, high.open, shift);
            }
            // Strict corners: none of its own may meet the middle of a straight side.
            for (u32 i = 0; i < OPPOSITE_CELLS && OPPOSITES[orientation][i] != NONE; ++i) {
                const u32 offset = OPPOSITES[orientation][i];
                const u32* at = &work.mine[word + offset / 32];
                closed |= across(at[0], at[1], offset % 32);
            }
        }
        work.anchors[i] = open & ~closed;
    }
    team.sync();
    for (u32 i = team.lane; i < MASK_ROOM; i += Team::SIZE) {
        u32 word = 0;
        for (u32 s = SEGMENT_OF[i]; s < SEGMENT_OF[i + 1]; ++s) {
            const u32 segment = SEGMENTS[s], from = segment >> 10, more = segment >> 5 & 31, to = segment & 31;
            const u32* at = &work.anchors[from / 32];
            word |= (across(at[0], at[1], from % 32) & (~0u >> (31 - more))) << to;
        }
        work.legal[i] = word;
    }
    team.sync();
    constexpr u32 OWN = (MASK_WORDS + Team::SIZE - 1) / Team::SIZE;
    u32 mine = 0, total;
    for (u32 i = OWN * team.lane; i < OWN * team.lane + OWN && i < MASK_WORDS; ++i) mine += count_bits(work.legal[i]);
    before = team.scan(mine, work.room, total);
    return total;
}

// The same for the answers to a swap opening.
HERE u32 offer_choice(const Team& team, Work& work, u32& before) {
    for (u32 i = team.lane; i < MASK_ROOM; i += Team::SIZE) {
        u32 word = 0;
        for (u32 answer = ROWS; answer < ACTIONS; ++answer)
            if (answer / 32 == i) word |= 1u << answer % 32;
        work.legal[i] = word;
    }
    team.sync();
    constexpr u32 OWN = (MASK_WORDS + Team::SIZE - 1) / Team::SIZE;
    before = 0;
    for (u32 answer = ROWS; answer < ACTIONS; ++answer) before += answer / 32 < OWN * team.lane;
    return ACTIONS - ROWS;
}

// Finds out whose turn it is and what they can do: the next colour that is not blocked (P11). Returns how many actions it has.
HERE u32 resolve(const Team& team, Work& work, u32& before) {
    State& state = work.state;
    const int due = state.due;
    const bool choice = choosing(state);
    for (int i = 0; i < COLOURS; ++i) {
        const int colour = (due + i) % COLOURS;
        if (state.out >> colour & 1) continue;
        const u32 count = choice ? offer_choice(team, work, before) : find_moves(team, work, colour, before);
        if (team.leads()) {
            if (count)
                state.turn = static_cast<signed char>(colour);
            else if (!SKIP_BLOCKED)
                state.out = static_cast<u8>(state.out | 1u << colour);
        }
        team.sync();
        if (count) return count;
    }
    if (team.leads()) state.turn = OVER;
    team.sync();
    return 0;
}

// Making moves

HERE bool allows(const State& state, long long action) {
    if (action < 0 || action >= static_cast<long long>(ACTIONS)) return false;
    if (choosing(state)) return action >= static_cast<long long>(ROWS);
    if (action >= static_cast<long long>(ROWS)) return false;
    const int colour = state.turn;
    if (!(pieces_of(state, colour) >> ROW_PIECE[action] & 1)) return false;
    bool joined = false;
    for (u32 i = 0; i < PIECE_CELLS; ++i) {
        if (ROW_CELLS[action][i] == NONE) break;
        const u32 place = NEAR[ROW_CELLS[action][i]][0], bit = 1u << place % 32;
        if ((taken_word(state, place / 32) | state.apart[colour][place / 32]) & bit) return false;
        joined |= (open_word(state, colour, place / 32) & bit) != 0;
    }
    for (u32 i = 0; i < OPPOSITE_CELLS; ++i) {
        const u32 place = ROW_OPPOSITES[action][i];
        if (place != NONE && state.own[colour][place / 32] >> place % 32 & 1) return false;
    }
    return joined;
}

HERE u8 start_taken(u32 row) {
    for (u32 start = 0; start < STARTS; ++start)
        for (u32 i = 0; i < PIECE_CELLS && ROW_CELLS[row][i] != NONE; ++i)
            if (NEAR[ROW_CELLS[row][i]][0] == START_PLACES[start]) return static_cast<u8>(start);
    return NOT_STARTED;
}

HERE void lay(const Team& team, State& state, int colour, u32 row) {
    for (u32 i = team.lane; i < PIECE_CELLS * NEAR_CELLS; i += Team::SIZE) {
        const u32 cell = ROW_CELLS[row][i / NEAR_CELLS], near = i % NEAR_CELLS;
        if (cell == NONE || NEAR[cell][near] == NONE) continue;
        // A cell itself, then those that its colour may not lie on, then those by which it may go on.
        u32* set = near == 0 ? state.own[colour] : near <= APART_CELLS ? state.apart[colour] : state.attach[colour];
        add_bit(set, NEAR[cell][near]);
    }
    for (u32 i = team.lane; i < OPPOSITE_CELLS; i += Team::SIZE)
        if (ROW_OPPOSITES[row][i] != NONE) add_bit(state.apart[colour], ROW_OPPOSITES[row][i]);
    if (!team.leads()) return;
    const u32 piece = ROW_PIECE[row];
    const int supply = supply_of(colour);
    const u64 bit = u64{1} << piece;
    state.one[supply] &= ~(bit & ~state.two[supply]);
    state.two[supply] &= ~bit;
    if (!state.pieces[colour]) state.start[colour] = start_taken(row);
    state.cells[colour] = static_cast<u16>(state.cells[colour] + PIECE_SIZE[piece]);
    ++state.pieces[colour];
    state.last[colour] = static_cast<u8>(piece);
    state.due = static_cast<signed char>(colour + 1 == COLOURS ? 0 : colour + 1);
}

HERE void play(const Team& team, State& state, u32 action) {
    if (SWAP_OPENING && action >= ROWS) {
        if (team.leads()) {
            state.chosen = 1;
            state.kept = action == ROWS;
        }
    } else {
        lay(team, state, state.turn, action);
    }
    team.sync();
}

// Scores

// The points of every party, such that more is better. The shared colour counts for nobody.
HERE void party_points(const State& state, int* points) {
    int own[SEATS] = {};
    bool any[SEATS] = {};
    for (int colour = 0; colour < COLOURS; ++colour) {
        if (SEATS > 1 && owner(state, colour, 1) >= 0) continue;
        const int cells = state.cells[colour], pieces = state.pieces[colour], seat = owner(state, colour, 0);
        int got = CELL_PLACED * cells + CELL_LEFT * (FULL_CELLS[colour] - cells) + PIECE_PLACED * pieces +
                  PIECE_LEFT * (FULL_PIECES[colour] - pieces);
        if (pieces == FULL_PIECES[colour])
            got += ALL_PLACED + SINGLE_LAST * (pieces && PIECE_SIZE[state.last[colour]] == 1);
        if (!any[seat] || !SEAT_TAKES_BEST)
            own[seat] += got;
        else if (own[seat] < got)
            own[seat] = got;
        any[seat] = true;
    }
    for (int party = 0; party < SEATS; ++party) points[party] = 0;
    for (int seat = 0; seat < SEATS; ++seat) points[PARTIES[seat]] += LOWEST_WINS ? -own[seat] : own[seat];
}

// What every seat gets for the end of a game; see reward_of in the kernel's envs.hpp.
HERE void outcome_rewards(const State& state, float* rewards) {
    float share[SEATS] = {};
    int parties = 0;
    if (COMPLETE_WINS) {  // together against the board
        int missing = 0;
        for (int colour = 0; colour < COLOURS; ++colour) missing += FULL_PIECES[colour] - state.pieces[colour];
        for (int seat = 0; seat < SEATS; ++seat) share[PARTIES[seat]] += missing ? 0.f : 1.f / SEATS;
    } else {
        int points[SEATS], winners = 0;
        party_points(state, points);
        int best = points[PARTIES[0]];
        for (int seat = 1; seat < SEATS; ++seat) best = points[PARTIES[seat]] > best ? points[PARTIES[seat]] : best;
        for (int seat = 0; seat < SEATS; ++seat) winners += points[PARTIES[seat]] == best;
        for (int seat = 0; seat < SEATS; ++seat)
            if (points[PARTIES[seat]] == best) share[PARTIES[seat]] += 1.f / static_cast<float>(winners);
    }
    for (int seat = 0; seat < SEATS; ++seat) parties = PARTIES[seat] >= parties ? PARTIES[seat] + 1 : parties;
    for (int seat = 0; seat < SEATS; ++seat) {
        const double party_share = share[PARTIES[seat]];
        rewards[seat] = static_cast<float>(parties == 1 ? party_share : (parties * party_share - 1) / (parties - 1));
    }
}

HERE void pay(State& state, bool ended, bool pays_points, float* rewards) {
    if (pays_points) {
        int points[SEATS];
        party_points(state, points);
        for (int seat = 0; seat < SEATS; ++seat)
            rewards[seat] = static_cast<float>(points[PARTIES[seat]] - state.points[PARTIES[seat]]);
        for (int party = 0; party < SEATS; ++party) state.points[party] = points[party];
        return;
    }
    for (int seat = 0; seat < SEATS; ++seat) rewards[seat] = 0;
    if (ended) outcome_rewards(state, rewards);
}

// What is shown

HERE u64 next_random(u64& state) {  // splitmix64, as in the kernel
    u64 z = state += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

// A number below `bound`, all exactly as likely (Lemire's way).
HERE u32 draw_below(u64& state, u32 bound) {
    const u32 uneven = (0u - bound) % bound;
    for (;;) {
        const u64 product = (next_random(state) >> 32) * bound;
        if (static_cast<u32>(product) >= uneven) return static_cast<u32>(product >> 32);
    }
}

// Draws one of `count` actions. Actions are counted in their order, so that the size of a team changes nothing.
HERE void draw(const Team& team, Work& work, u32 count, u32 before, long long* drawn) {
    u64 random = work.state.random;
    u32 left = draw_below(random, count) - before;
    team.sync();
    if (team.leads()) work.state.random = random;
    constexpr u32 OWN = (MASK_WORDS + Team::SIZE - 1) / Team::SIZE;
    for (u32 i = OWN * team.lane; i < OWN * team.lane + OWN && i < MASK_WORDS; ++i) {
        u32 word = work.legal[i];
        const u32 here = count_bits(word);
        if (left < here) {
            for (; left; --left) word &= word - 1;
            *drawn = 32 * i + lowest_bit(word);
            return;
        }
        left -= here;
    }
}

HERE u32 spread(u32 bits) { return (bits & 15) * 0x00204081u & 0x01010101u; }  // four bits as four bytes

HERE void write_masks(const Team& team, const u32* legal, u8* masks, u32* bits) {
    if (masks)
        for (u32 i = team.lane; i < MASK_STRIDE / 16; i += Team::SIZE) {
            const u32 word = legal[i / 2] >> 16 * (i % 2);
            reinterpret_cast<Chunk*>(masks)[i] = {{spread(word), spread(word >> 4), spread(word >> 8), spread(word >> 12)}};
        }
    if (bits)
        for (u32 i = team.lane; i < MASK_WORDS; i += Team::SIZE) bits[i] = legal[i];
}

constexpr u32 OF_COLOUR = PIECES + COLOURS + 5, NUMBERS = OF_COLOUR * COLOURS + 2;

// The numbers beside the pictures; see the kernel's features.hpp.
HERE u32 number_of(const State& state, int turn, int me, u32 index) {
    if (index >= OF_COLOUR * COLOURS) return index == OF_COLOUR * COLOURS ? choosing(state) : state.chosen;
    const int colour = (turn + static_cast<int>(index / OF_COLOUR)) % COLOURS;
    const u32 field = index % OF_COLOUR;
    if (field < PIECES) {
        const int supply = supply_of(colour);
        return static_cast<u32>((state.one[supply] >> field & 1) + (state.two[supply] >> field & 1));
    }
    if (field < PIECES + COLOURS) return (mover(state, colour) + SEATS - me) % SEATS == static_cast<int>(field - PIECES);
    const int laid = state.pieces[colour];
    switch (field - PIECES - COLOURS) {
        case 0: return PARTIES[owner(state, colour, 0)] == PARTIES[me];
        case 1: return SEATS > 1 && owner(state, colour, 1) >= 0;
        case 2: return state.out >> colour & 1;
        case 3: return laid > 0;
        default: return laid > 0 && PIECE_SIZE[state.last[colour]] == 1;
    }
}

HERE void write_planes(const Team& team, Work& work, int seat, u8* planes) {
    const State& state = work.state;
    for (u32 i = team.lane; i < COLOURS * SET; i += Team::SIZE)
        work.open[i / SET][i % SET] = open_word(state, static_cast<int>(i / SET), i % SET);
    team.sync();
    const int turn = state.turn;
    for (u32 pixel = team.lane; pixel < PIXELS; pixel += Team::SIZE) {
        const u32 place = PIXEL_PLACES[pixel];
        const bool off = place == NONE;  // what is off the board is closed to everybody
        const u32 word = off ? 0 : place / 32, bit = off ? 0 : place % 32;
        const u32 taken = taken_word(state, word);
        for (int i = 0; i < COLOURS; ++i) {
            const int colour = (turn + i) % COLOURS;
            const u32 closed = taken | state.apart[colour][word];
            u8* out = planes + static_cast<u32>(3 * i) * PIXELS + pixel;
            out[0] = !off && (state.own[colour][word] >> bit & 1);
            out[PIXELS] = !off && ((work.open[colour][word] & ~closed) >> bit & 1);
            out[2 * PIXELS] = off || (closed >> bit & 1);
        }
    }
    u8* numbers = planes + 3 * COLOURS * PIXELS;
    for (u32 i = team.lane; i < (PLANES - 3 * COLOURS) * PIXELS; i += Team::SIZE)
        numbers[i] = i < NUMBERS ? static_cast<u8>(number_of(state, turn, seat, i)) : u8{0};
}

HERE void show(const Team& team, Work& work, u32 count, u32 before, const Io& io, u64 game) {
    draw(team, work, count, before, io.drawn + game);
    write_masks(team, work.legal, io.masks ? io.masks + game * MASK_STRIDE : nullptr, io.bits ? io.bits + game * MASK_WORDS : nullptr);
    const int seat = mover(work.state, work.state.turn);
    if (io.planes) write_planes(team, work, seat, io.planes + game * (PLANES * PIXELS));
    if (!team.leads()) return;
    io.seats[game] = static_cast<u8>(seat);
    io.history[game * (1 + LONGEST)] = static_cast<int>(work.state.plies);
}

// Games side by side

HERE void begin(const Team& team, State& state) {
    constexpr u32 SETS = sizeof state.own + sizeof state.apart + sizeof state.attach;
    for (u32 i = team.lane; i < SETS / 4; i += Team::SIZE) reinterpret_cast<u32*>(&state)[i] = 0;  // they come first
    if (team.leads()) {
        for (int colour = 0; colour < COLOURS; ++colour) {
            state.one[colour] = FULL_ONE[colour];
            state.two[colour] = FULL_TWO[colour];
            state.cells[colour] = 0;
            state.pieces[colour] = state.last[colour] = 0;
            state.start[colour] = NOT_STARTED;
        }
        state.due = FIRST_COLOUR;
        state.turn = OVER;
        state.out = state.chosen = state.kept = 0;
        state.plies = 0;
        party_points(state, state.points);
    }
    team.sync();
}

HERE void copy_words(const Team& team, void* to, const void* from, u32 bytes) {
    for (u32 i = team.lane; i < bytes / 4; i += Team::SIZE) static_cast<u32*>(to)[i] = static_cast<const u32*>(from)[i];
}

HERE void reset_game(const Team& team, Work& work, const Io& io, u64 game) {
    if (team.leads()) {
        u64 seeds = io.seed + game * 0x9e3779b97f4a7c15ull;
        work.state.random = next_random(seeds);
        io.ended[game] = io.illegal[game] = 0;
        for (int seat = 0; seat < SEATS; ++seat) io.rewards[game * SEATS + seat] = 0;
    }
    begin(team, work.state);
    u32 before;
    const u32 count = resolve(team, work, before);
    show(team, work, count, before, io, game);
    team.sync();
    copy_words(team, io.states + game * STATE_BYTES, &work.state, sizeof work.state);
}

HERE void step_game(const Team& team, Work& work, const Io& io, u64 game) {
    copy_words(team, &work.state, io.states + game * STATE_BYTES, sizeof work.state);
    const long long action = io.actions[game];
    team.sync();
    State& state = work.state;
    float* rewards = io.rewards + game * SEATS;
    const bool legal = action != WAIT && allows(state, action);
    if (!legal) {  // such a game is left as it is
        if (team.leads()) {
            for (int seat = 0; seat < SEATS; ++seat) rewards[seat] = 0;
            io.ended[game] = 0;
            io.illegal[game] = action != WAIT;
        }
        return;
    }
    team.sync();
    if (team.leads()) io.history[game * (1 + LONGEST) + ++state.plies] = static_cast<int>(action);
    play(team, state, static_cast<u32>(action));
    u32 before, count = resolve(team, work, before);
    const bool ended = !count;
    if (team.leads()) {
        pay(state, ended, io.pays_points, rewards);
        io.ended[game] = ended;
        io.illegal[game] = 0;
    }
    team.sync();
    if (ended) {
        begin(team, state);
        count = resolve(team, work, before);
    }
    show(team, work, count, before, io, game);
    team.sync();
    copy_words(team, io.states + game * STATE_BYTES, &state, sizeof state);
}

}  // namespace

#if defined(__CUDACC__)

extern "C" __global__ void __launch_bounds__(THREADS) reset_games(const Io io) {
    __shared__ Work work;
    reset_game(Team(), work, io, blockIdx.x);
}

extern "C" __global__ void __launch_bounds__(THREADS) step_games(const Io io) {
    __shared__ Work work;
    step_game(Team(), work, io, blockIdx.x);
}

#else

template <class Game>
void each_game(const Io& io, Game&& game) {
    Work work{};
    const auto play_all = [&](u32 lane) {
        for (u64 i = 0; i < io.games; ++i) {
            game(Team{lane}, work, io, i);
            Team{lane}.sync();  // on a graphics processor every game has room of its own
        }
    };
#if LANES > 1
    turns.phase = turns.gone = 0;
    std::vector<std::thread> lanes;
    for (u32 lane = 0; lane < LANES; ++lane)
        lanes.emplace_back([&, lane] {
            turns.wait(lane, own_phase = 0);
            play_all(lane);
            turns.go();
        });
    for (std::thread& lane : lanes) lane.join();
#else
    play_all(0);
#endif
}

extern "C" void reset_games(const Io* io) { each_game(*io, reset_game); }
extern "C" void step_games(const Io* io) { each_game(*io, step_game); }

#endif
