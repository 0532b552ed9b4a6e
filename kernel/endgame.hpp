// The endgame solver: alpha-beta search to the end of a game between two parties, with a transposition table (memory.hpp),
// bounds on the final lead (prospects.hpp) and the history heuristic to order moves.
//
// The key of a position is a hash of the placements that may still come, and its value is kept relative to the lead there.
// So positions that differ only in what no longer matters share one entry.
#pragma once

#include <cstdlib>
#include <ctime>

#include "heuristic.hpp"
#include "memory.hpp"
#include "prospects.hpp"
#include "solve.hpp"
#include "tree.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

template <int W>
class Endgame {
  public:
    Endgame(const Referee<W>& referee, uint64_t memory) : referee_(referee), outlook_(referee), memory_(memory) {
        history_ = static_cast<uint32_t*>(std::calloc(room() * static_cast<size_t>(colours()), sizeof *history_));
        if (!history_) raise(std::bad_alloc());
    }
    Endgame(const Endgame&) = delete;
    ~Endgame() { std::free(history_); }

    // What is known of one position helps with the next.
    void solve(const State<W>& state, const SolveLimits& limits, Solution& solution) {
        begin(state, limits);
        go_on(NEVER, solution);
    }

    // The same in parts.
    void begin(const State<W>& state, const SolveLimits& limits) {
        limits_ = limits;
        nodes_ = 0;
        halted_ = false;
        begun_ = prepare(state);
        if (!begun_) return;
        const int turn = settle(frames_[0]);
        ask(0, turn < 0 ? 0 : party_to_move(frames_[0]), -ENDLESS, ENDLESS);
    }

    // Goes on, but not after that time; false where there is more to do.
    bool go_on(double until, Solution& solution) {
        solution.solved = false;
        solution.length = 0;
        if (begun_) {
            pause_ = until;
            unpaused_ = nodes_;
            const bool found = run(0);
            solution.nodes = nodes_;
            if (!found && !halted_) return false;
            pause_ = NEVER;
            if (found) {
                const int party = frames_[0].asker, margin = answer_, turn = frames_[0].state.small.turn;
                limits_.nodes *= 2;  // the line is nearly free, but must come to an end as well
                collect(party, margin, solution);
                solution.margin = margin;
                solution.solved = turn < 0 || solution.length > 0;
            }
        }
        solution.nodes = nodes_;
        return true;
    }

  private:
    struct Ranked {
        float rank;
        Move move;
    };

    static constexpr double NEVER = 1e300;

    // What a position waits for.
    enum Stage : uint8_t { ASKED, FIRST_MOVES, SAME_MOVE, OTHER_HALF, OWN_HALF };

    // A position on the path from the root, and how far the search for its value is. What recursion would keep on the stack
    // stands here, so that the search can pause and go on.
    struct Frame {
        State<W> state;
        Prospect<W> prospect[MAX_COLOURS];  // flat games only
        Move* rows;                         // room for them
        Ranked* moves;
        uint64_t key, nodes_before;
        Stage stage;
        int asker, party;      // who the value is for, and who moves
        int alpha, beta, low;  // for who moves; alpha rises, low is where it began
        int here;              // the lead now
        Range range;
        int found, other;
        uint32_t at, count;    // of the moves
        Move move, first;
    };

    size_t room() const { return static_cast<size_t>(referee_.table.row_count) + SPARE; }
    int colours() const { return referee_.rules.colours; }
    bool solid() const { return referee_.table.solid; }

    bool prepare(const State<W>& state) {
        uint32_t plies = 4, total = 0;  // a choice, the two halves of a game that splits, and the end
        for (int supply = 0; supply < (referee_.rules.shared_supply ? 1 : colours()); ++supply)
            plies += static_cast<uint32_t>(__builtin_popcountll(state.supply[supply].one) +
                                           __builtin_popcountll(state.supply[supply].two));
        Move* listed = listed_.room(room() * static_cast<size_t>(colours()));
        uint32_t counts[MAX_COLOURS] = {};
        if (solid()) {
            if (limits_.placements < MOST_PLACEMENTS && outlook_.count(state) > limits_.placements) return false;
            total = static_cast<uint32_t>(room());
        } else {
            for (int colour = 0; colour < colours(); ++colour) {
                if (!(state.small.out >> colour & 1)) counts[colour] = outlook_.reachable(state, colour, listed + total);
                total += counts[colour];
            }
            if (total > limits_.placements) return false;
        }
        frames_ = frame_room_.room(plies);
        Move* rows = rows_.room(static_cast<size_t>(plies) * (total + 1));
        Ranked* moves = moves_.room(static_cast<size_t>(plies) * (total + 2));
        for (uint32_t ply = 0; ply < plies; ++ply) {
            frames_[ply].rows = rows + static_cast<size_t>(ply) * (total + 1);
            frames_[ply].moves = moves + static_cast<size_t>(ply) * (total + 2);
        }
        frames_[0].state = state;
        if (solid()) return true;
        for (int colour = 0, begin = 0; colour < colours(); begin += static_cast<int>(counts[colour++]))
            frames_[0].prospect[colour] = outlook_.sift(state, colour, listed + begin, counts[colour], frames_[0].rows + begin);
        return true;
    }

    static double now() {
        timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }

    bool spent() {
        ++nodes_;
        if (nodes_ > limits_.nodes || (limits_.stop && peek(*limits_.stop)) ||
            (nodes_ % 64 == 0 && now() >= limits_.deadline))
            halted_ = true;
        return halted_;
    }

    // Positions

    // Finds out whose turn it is.
    int settle(Frame& frame) {
        Small& small = frame.state.small;
        if (solid() || referee_.choosing(frame.state)) return referee_.turn(frame.state);
        small.turn = OVER;
        for (int i = 0; i < colours() && small.turn == OVER; ++i) {
            const int colour = (small.due + i) % colours();
            if (small.out >> colour & 1) continue;
            if (frame.prospect[colour].legal)
                small.turn = static_cast<int8_t>(colour);
            else if (!referee_.rules.skip_blocked)
                leave_out(frame, colour);
        }
        return small.turn;
    }

    static void leave_out(Frame& frame, int colour) {
        frame.state.small.out |= static_cast<uint8_t>(1u << colour);
        frame.prospect[colour] = {};
    }

    int party_to_move(const Frame& frame) const {
        return referee_.rules.parties[referee_.mover(frame.state, frame.state.small.turn)];
    }

    int lead(const State<W>& state, int party) const {
        int points[MAX_SEATS];
        party_points(referee_, state, points);
        return points[party] - points[1 - party];
    }

    void play(uint32_t ply, Move move) {
        const Frame& from = frames_[ply];
        Frame& to = frames_[ply + 1];
        const int mover = from.state.small.turn;
        to.state = from.state;
        referee_.play(from.state, to.state, mover, move);
        if (solid()) return;
        Move* rows = to.rows;
        for (int colour = 0; colour < colours(); ++colour) {
            const Prospect<W>& before = from.prospect[colour];
            const bool chose = move == KEEP || move == SWAP;
            if (!chose && (colour == mover || !outlook_.untouched(to.state, colour, before, move))) {
                to.prospect[colour] = outlook_.sift(to.state, colour, before.rows, before.count, rows);
                rows += to.prospect[colour].count;
            } else {
                to.prospect[colour] = before;
            }
        }
    }

    // Searching

    // Asks for the lead of a party at the end, when it lies between alpha and beta; else for a bound of it on that side.
    void ask(uint32_t ply, int party, int alpha, int beta) {
        ply_ = ply;
        Frame& frame = frames_[ply];
        frame.stage = ASKED;
        frame.asker = party;
        frame.alpha = alpha;
        frame.beta = beta;
    }

    // The same, answered at once.
    int value(uint32_t ply, int party, int alpha, int beta) {
        ask(ply, party, alpha, beta);
        run(ply);
        return answer_;
    }

    // Goes on until the position at a ply has its answer; false where that is not waited for any more.
    bool run(uint32_t base) {
        for (;;) {
            Frame& frame = frames_[ply_];
            if (frame.stage == ASKED && (pauses() || spent())) return false;
            if (!step(ply_, frame)) continue;
            if (frame.party != frame.asker) answer_ = -answer_;
            if (ply_ == base) return true;
            --ply_;
        }
    }

    bool pauses() const { return nodes_ % 64 == 0 && nodes_ != unpaused_ && pause_ < NEVER && now() >= pause_; }

    // Either asks about the next position, or has the answer for who moves and returns true.
    bool step(uint32_t ply, Frame& frame) {
        switch (frame.stage) {
        case ASKED: return answers_at_once(frame) || go_deeper(ply, frame);
        case FIRST_MOVES:
            // Later moves are only asked whether they are better; one that is, again how much.
            if (frame.at && answer_ > frame.alpha && answer_ < frame.beta) {
                frame.stage = SAME_MOVE;
                ask(ply + 1, frame.party, frame.alpha, frame.beta);
                return false;
            }
            return take(frame) || try_next(ply, frame);
        case SAME_MOVE: return take(frame) || try_next(ply, frame);
        case OTHER_HALF:
            frame.other = answer_ + frame.here;
            frame.stage = OWN_HALF;
            ask_alone(ply, frame.party, frame.alpha + frame.other, frame.beta + frame.other);
            return false;
        case OWN_HALF: break;
        }
        frame.found = answer_ - frame.other;
        return keep(frame);
    }

    bool answers_at_once(Frame& frame) {
        if (settle(frame) < 0) {
            frame.party = frame.asker;
            answer_ = lead(frame.state, frame.asker);
            return true;
        }
        frame.party = party_to_move(frame);
        if (frame.party != frame.asker) {
            const int beta = -frame.alpha;
            frame.alpha = -frame.beta;
            frame.beta = beta;
        }
        Range& range = frame.range = outlook_.expected(frame.state, frame.prospect, frame.party);
        if (is_outside(frame)) return true;
        frame.here = lead(frame.state, frame.party);
        frame.key = outlook_.key(frame.state, frame.prospect);
        frame.first = NO_ROW;
        if (const Known* known = memory_.find(frame.key)) {
            if (range.least < frame.here + known->least) range.least = frame.here + known->least;
            if (range.most > frame.here + known->most) range.most = frame.here + known->most;
            if (is_outside(frame)) return true;
            frame.first = known->move;
        }
        if (frame.alpha < range.least) frame.alpha = range.least;
        if (frame.beta > range.most) frame.beta = range.most;
        return false;
    }

    bool is_outside(const Frame& frame) {
        const Range& range = frame.range;
        answer_ = range.most;
        if (range.most <= frame.alpha || range.least == range.most) return true;
        answer_ = range.least;
        return range.least >= frame.beta;
    }

    bool go_deeper(uint32_t ply, Frame& frame) {
        frame.nodes_before = nodes_;
        frame.low = frame.alpha;
        if (falls_apart(frame)) {
            frame.stage = OTHER_HALF;
            ask_alone(ply, 1 - frame.party, -ENDLESS, ENDLESS);
            return false;
        }
        frame.count = rank(frame, frame.first);
        frame.found = -ENDLESS;
        frame.at = 0;
        return try_from(ply, frame);
    }

    bool try_next(uint32_t ply, Frame& frame) {
        ++frame.at;
        return try_from(ply, frame);
    }

    bool try_from(uint32_t ply, Frame& frame) {
        if (frame.at == frame.count) return keep(frame);
        frame.move = next(frame.moves, frame.at, frame.count);
        play(ply, frame.move);
        frame.stage = FIRST_MOVES;
        ask(ply + 1, frame.party, frame.alpha, frame.at ? frame.alpha + 1 : frame.beta);
        return false;
    }

    // Takes the answer for a move; true where no other needs to be tried.
    bool take(Frame& frame) {
        const int got = answer_;
        if (got <= frame.found) return false;
        frame.found = got;
        if (got > frame.alpha || frame.first == NO_ROW) frame.first = frame.move;
        if (frame.alpha < got) frame.alpha = got;
        if (frame.alpha < frame.beta) return false;
        if (frame.move < static_cast<Move>(referee_.table.row_count)) ++history_[history_at(frame.state.small.turn, frame.move)];
        return keep(frame);
    }

    // What was found is the answer, and is kept.
    bool keep(Frame& frame) {
        Range& range = frame.range;
        if (frame.found < range.least) frame.found = range.least;
        if (frame.found > range.most) frame.found = range.most;
        if (frame.found <= frame.low)
            range.most = frame.found;
        else if (frame.found >= frame.beta)
            range.least = frame.found;
        else
            range = {frame.found, frame.found};
        const uint64_t cost = nodes_ - frame.nodes_before + 1;
        memory_.keep({frame.key, range.least - frame.here, range.most - frame.here, frame.first,
                      cost < 0xffffffff ? static_cast<uint32_t>(cost) : 0xffffffff});
        answer_ = frame.found;
        return true;
    }

    size_t history_at(int colour, Move move) const { return static_cast<size_t>(colour) * room() + move; }

    // Writes the legal moves with their ranks for move ordering; returns how many.
    uint32_t rank(Frame& frame, Move first) {
        // These weights took the fewest nodes in measurements.
        static constexpr float WEIGHTS[FEATURES] = {1.f, 0.15f, -0.1f, 0.6f, 0.05f, 0.f}, RIVAL = 0.3f, OWN = -0.2f;
        const int colour = frame.state.small.turn;
        if (referee_.choosing(frame.state)) {
            frame.moves[0] = {0, KEEP};
            frame.moves[1] = {0, SWAP};
            return 2;
        }
        const Move* moves = solid() ? frame.rows : frame.prospect[colour].rows;
        const uint32_t count = solid() ? referee_.list(frame.state, colour, frame.rows) : frame.prospect[colour].legal;
        const Sight<W> sight = look(referee_, frame.state, colour);
        Bits<W> area[2];
        if (!solid()) outlook_.areas(frame.state, frame.prospect, area);
        const int party = party_to_move(frame);
        for (uint32_t i = 0; i < count; ++i) {
            const Move move = moves[i];
            const Bits<W>* sets = referee_.row_sets(move);
            const float cuts = static_cast<float>(history_[history_at(colour, move)]);
            const float rank = weigh(referee_, sight, move, WEIGHTS) + cuts / (cuts + 20.f) +
                               RIVAL * static_cast<float>((area[1 - party] & sets[0]).count()) +
                               OWN * static_cast<float>((area[party] & (sets[0] | sets[1])).count());
            frame.moves[i] = {move == first ? 1e30f : rank, move};
        }
        return count;
    }

    // Brings the best of the moves from a place on to that place.
    static Move next(Ranked* moves, uint32_t at, uint32_t count) {
        uint32_t best = at;
        for (uint32_t i = at + 1; i < count; ++i)
            if (moves[i].rank > moves[best].rank) best = i;
        const Ranked taken = moves[best];
        moves[best] = moves[at];
        moves[at] = taken;
        return taken.move;
    }

    // Games that split into independent halves

    // Whether no placement of one party can touch or block one of the other any more.
    bool falls_apart(const Frame& frame) const {
        if (solid() || referee_.rules.shared_supply || referee_.choosing(frame.state)) return false;
        for (int colour = 0; colour < colours(); ++colour)
            if (!frame.state.small.pieces[colour] || referee_.owner(frame.state, colour, 1) >= 0) return false;
        Bits<W> area[2];
        outlook_.areas(frame.state, frame.prospect, area);
        return area[0].any() && area[1].any() && !area[0].meets(area[1]);
    }

    // Then each party is solved by itself: asks for its lead at the end if the other laid nothing more.
    void ask_alone(uint32_t ply, int party, int alpha, int beta) {
        const Frame& from = frames_[ply];
        Frame& to = frames_[ply + 1];
        to.state = from.state;
        for (int colour = 0; colour < colours(); ++colour) {
            to.prospect[colour] = from.prospect[colour];
            if (referee_.rules.parties[referee_.owner(from.state, colour, 0)] != party) leave_out(to, colour);
        }
        ask(ply + 1, party, alpha, beta);
    }

    // The best line

    // Walks along moves that keep the value, which the search has just proved to exist.
    void collect(int party, int margin, Solution& solution) {
        for (uint32_t ply = 0; settle(frames_[ply]) >= 0; ++ply) {
            Frame& frame = frames_[ply];
            const int mine = party_to_move(frame), aim = mine == party ? margin : -margin;
            const Known* known = memory_.find(outlook_.key(frame.state, frame.prospect));
            const uint32_t count = rank(frame, known ? known->move : NO_ROW);
            bool kept = false;
            for (uint32_t i = 0; i < count && !kept; ++i) {
                const Move move = next(frame.moves, i, count);
                play(ply, move);
                kept = value(ply + 1, mine, aim - 1, aim) >= aim;
                if (halted_) return;
                if (kept) solution.line[solution.length++] = move;
            }
            if (!kept) return;
        }
    }

    const Referee<W>& referee_;
    const Outlook<W> outlook_;
    SolveLimits limits_ = {};
    TranspositionTable memory_;
    Reused<Frame> frame_room_;
    Reused<Move> listed_, rows_;
    Reused<Ranked> moves_;
    Frame* frames_ = nullptr;
    uint32_t* history_ = nullptr;  // [colour][row]: history heuristic, how often the move caused a beta cutoff
    uint64_t nodes_ = 0, unpaused_ = 0;
    uint32_t ply_ = 0;
    int answer_ = 0;
    double pause_ = NEVER;
    bool begun_ = false, halted_ = false;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
