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
        limits_ = limits;
        nodes_ = 0;
        halted_ = false;
        solution.solved = false;
        solution.length = 0;
        if (prepare(state)) {
            Frame& root = frames_[0];
            const int turn = settle(root);
            const int party = turn < 0 ? 0 : party_to_move(root);
            const int margin = value(0, party, -ENDLESS, ENDLESS);
            if (!halted_) {
                limits_.nodes *= 2;  // the line is nearly free, but must come to an end as well
                collect(party, margin, solution);
                solution.margin = margin;
                solution.solved = turn < 0 || solution.length > 0;
            }
        }
        solution.nodes = nodes_;
    }

  private:
    struct Ranked {
        float rank;
        Move move;
    };

    // A position on the path from the root.
    struct Frame {
        State<W> state;
        Prospect<W> prospect[MAX_COLOURS];  // flat games only
        Move* rows;                         // room for them
        Ranked* moves;
        uint64_t key;
    };

    size_t room() const { return static_cast<size_t>(referee_.table.row_count) + CHUNK; }
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

    // The lead of a party at the end, when it lies between alpha and beta; else a bound of it on that side.
    int value(uint32_t ply, int party, int alpha, int beta) {
        if (spent()) return 0;
        Frame& frame = frames_[ply];
        if (settle(frame) < 0) return lead(frame.state, party);
        return party_to_move(frame) == party ? best(ply, party, alpha, beta) : -best(ply, 1 - party, -beta, -alpha);
    }

    // The same for the party to move.
    int best(uint32_t ply, int party, int alpha, int beta) {
        Frame& frame = frames_[ply];
        Range range = outlook_.expected(frame.state, frame.prospect, party);
        if (range.most <= alpha || range.least == range.most) return range.most;
        if (range.least >= beta) return range.least;
        const int here = lead(frame.state, party);
        frame.key = outlook_.key(frame.state, frame.prospect);
        Move first = NO_ROW;
        if (const Known* known = memory_.find(frame.key)) {
            if (range.least < here + known->least) range.least = here + known->least;
            if (range.most > here + known->most) range.most = here + known->most;
            if (range.most <= alpha || range.least == range.most) return range.most;
            if (range.least >= beta) return range.least;
            first = known->move;
        }
        if (alpha < range.least) alpha = range.least;
        if (beta > range.most) beta = range.most;
        const uint64_t before = nodes_;
        const bool apart = falls_apart(frame);
        const int low = alpha;
        int found = apart ? separately(ply, party, here, alpha, beta) : try_moves(ply, party, alpha, beta, first);
        if (halted_) return 0;
        if (found < range.least) found = range.least;
        if (found > range.most) found = range.most;
        if (found <= low)
            range.most = found;
        else if (found >= beta)
            range.least = found;
        else
            range = {found, found};
        const uint64_t cost = nodes_ - before + 1;
        memory_.keep({frame.key, range.least - here, range.most - here, first,
                      cost < 0xffffffff ? static_cast<uint32_t>(cost) : 0xffffffff});
        return found;
    }

    int try_moves(uint32_t ply, int party, int alpha, int beta, Move& first) {
        Frame& frame = frames_[ply];
        const int colour = frame.state.small.turn;
        const uint32_t count = rank(frame, first);
        int found = -ENDLESS;
        for (uint32_t i = 0; i < count; ++i) {
            const Move move = next(frame.moves, i, count);
            play(ply, move);
            int got = value(ply + 1, party, alpha, i ? alpha + 1 : beta);
            if (i && got > alpha && got < beta && !halted_) got = value(ply + 1, party, alpha, beta);
            if (halted_) return 0;
            if (got <= found) continue;
            found = got;
            if (got > alpha || first == NO_ROW) first = move;
            if (alpha < got) alpha = got;
            if (alpha < beta) continue;
            if (move < static_cast<Move>(referee_.table.row_count)) ++history_[history_at(colour, move)];
            break;
        }
        return found;
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

    // Then each party is solved by itself.
    int separately(uint32_t ply, int party, int here, int alpha, int beta) {
        const int other = alone(ply, 1 - party, -ENDLESS, ENDLESS) + here;
        if (halted_) return 0;
        return alone(ply, party, alpha + other, beta + other) - other;
    }

    // The lead of a party at the end if the other laid nothing more.
    int alone(uint32_t ply, int party, int alpha, int beta) {
        const Frame& from = frames_[ply];
        Frame& to = frames_[ply + 1];
        to.state = from.state;
        for (int colour = 0; colour < colours(); ++colour) {
            to.prospect[colour] = from.prospect[colour];
            if (referee_.rules.parties[referee_.owner(from.state, colour, 0)] != party) leave_out(to, colour);
        }
        return value(ply + 1, party, alpha, beta);
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
    uint64_t nodes_ = 0;
    bool halted_ = false;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
