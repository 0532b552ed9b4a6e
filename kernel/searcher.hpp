// Monte Carlo tree search (MCTS) for any number of seats: every node maximises the value of whoever moves there (max^n).
//
// A simulation has the usual four steps. Selection goes down the tree by PUCT, with the mean value blended with the RAVE
// value of the move. Expansion lists the moves of a leaf once it was visited often enough; of the many legal moves only the
// most promising become nodes, and their number grows with the square root of the visits (progressive widening,
// widening.hpp). A playout goes on to the end of the game (playout.hpp), or an evaluator says what the leaf is worth.
// Backpropagation adds the result to every node that was passed. All threads work in one tree without locks.
//
// In games between two parties results are proven where they can be (MCTS-solver): a game that is over, a position that the
// endgame solver has searched through (endgame.hpp), and a node whose moves are all proven. Nothing below a proven node is
// looked at any more.
#pragma once

#include <cmath>
#include <ctime>

#include "endgame.hpp"
#include "features.hpp"
#include "judge.hpp"
#include "outcome.hpp"
#include "playout.hpp"
#include "widening.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// A node on the way down, and who moved there.
struct Step {
    uint32_t node;
    Move move;
    uint8_t colour, seat;
};

// What the simulations through a move at the root ended with, as sums in units.
struct RootSum {
    int64_t share[MAX_SEATS], margin[MAX_SEATS];
    int64_t share_squares[MAX_SEATS], margin_squares[MAX_SEATS];
    uint32_t count;
};

constexpr uint32_t ALL_MOVES = 0xffffffff;

// The endgame solver in the tree. It is asked about nodes with at least so many visits, in searches whose root has no more
// than FAR times the placements that it could solve with what SOON simulations allow; preparing it costs as much as some nodes.
constexpr uint32_t SOLVE_AFTER = 4;
constexpr uint64_t FAR = 3, SOON = 1000, SOLVER_START = 16;
constexpr uint64_t MOST_SOLVER_NODES = 2000000;
constexpr uint64_t SOLVER_MEMORY = 16 << 20;  // bytes for each thread, taken only as they are needed

template <int W>
class Searcher final : public Search {
  public:
    Searcher(const Referee<W>& referee, const State<W>& state, const SearchSettings& settings)
        : referee_(referee.table, referee.rules),
          settings_(settings),
          root_state_(state),
          rave_(referee.rules.colours, referee.table.row_count),
          widening_(referee_, settings_, rave_),
          two_parties_(are_two(referee.rules)),
          arenas_{Arena(half(settings, rave_)), Arena(half(settings, rave_))},
          workers_(static_cast<Worker**>(::operator new(sizeof(Worker*) * settings.threads))) {
        for (int i = 0; i < settings_.threads; ++i) workers_[i] = new Worker(*this);
        plant(arena());
    }
    ~Searcher() override {
        for (int i = 0; i < settings_.threads; ++i) delete workers_[i];
        ::operator delete(workers_);
        delete[] sums_;
    }

    void prepare(uint64_t seed, bool list_root, bool only_best) override {
        late_ = decided_ = 0;
        only_best_ = only_best;
        started_ = 0;
        for (int i = 0; i < settings_.threads; ++i) workers_[i]->seed(seed + static_cast<uint64_t>(i) * 0x9e3779b97f4a7c15ull);
        State<W> state = root_state_;
        Node& root = arena()[0];
        settle(root, state);
        prepare_proofs(root, state);
        if (settings_.net) {
            for (int i = 0; i < settings_.threads; ++i) workers_[i]->judge->start_from(state);
            if (root.turn() >= 0 && root.growth != WHOLE) judge_root(root, state);
        } else if (list_root && root.turn() >= 0 && root.growth != WHOLE)
            full_ = !widening_.grow(arena(), workers_[0]->scratch, root, state, ALL_MOVES);
        mark_known();
        // What an earlier search of the same root saw still counts.
        const uint32_t count = Children{root.children}.count();
        if (sums_ && count == sum_count_) return;
        delete[] sums_;
        sums_ = new RootSum[count]();
        sum_count_ = count;
    }

    void work(int thread, uint64_t nodes, double deadline) override {
        if (arena()[0].turn() < 0) return;
        Worker& worker = *workers_[thread];
        for (uint32_t i = 0;; ++i) {
            if (peek(stop_) || peek(late_) || done()) return;
            if (i % 16 == 15 && now() >= deadline) {
                put(late_, 1);
                return;
            }
            const uint64_t before = __atomic_fetch_add(&started_, uint64_t{1}, __ATOMIC_RELAXED);
            // Looked at by the count since `prepare`, so that a search in parts ends at the same one.
            if (only_best_ && before % 16 == 15 && nobody_catches_up(nodes)) put(decided_, 1);
            if (before >= nodes || peek(decided_)) {
                __atomic_fetch_sub(&started_, uint64_t{1}, __ATOMIC_RELAXED);
                return;
            }
            if (settings_.net)
                simulate_judged(worker);
            else
                simulate(worker);
        }
    }

    void stop() override { put(stop_, 1); }
    void resume() override {
        put(stop_, 0);
        put(late_, 0);
    }
    bool stopped() const override { return peek(stop_) != 0; }
    bool done() const override { return peek(proven_) || peek(decided_); }
    uint64_t nodes() const override { return peek(started_); }

    void advance(Move move) override {
        State<W> state = root_state_;
        Node& root = arena()[0];
        settle(root, state);
        const Children children{root.children};
        Arena& fresh = arenas_[1 - current_];
        plant(fresh);
        for (uint32_t i = 0; i < children.count(); ++i)
            if (arena()[children.first() + i].move == move) {
                copy(children.first() + i, fresh, 0);
                break;
            }
        if (known_.solved && known_.line[0] == move) fresh[0].lead = root.lead;
        referee_.play(state, state, state.small.turn, move);
        root_state_ = state;
        current_ = 1 - current_;
        rave_.fade();
        delete[] sums_;
        sums_ = nullptr;
        sum_count_ = 0;
        known_ = {};
    }

    void guide(const float* logits) override {
        const Children children{arena()[0].children};
        Node* nodes = &arena()[children.first()];
        const auto logit = [&](const Node& node) { return logits[number_of(node.move, referee_.table.row_count)]; };
        float most = -1e30f, total = 0;
        for (uint32_t i = 0; i < children.count(); ++i) most = logit(nodes[i]) > most ? logit(nodes[i]) : most;
        for (uint32_t i = 0; i < children.count(); ++i) total += nodes[i].prior = expf(logit(nodes[i]) - most);
        for (uint32_t i = 0; i < children.count(); ++i) nodes[i].prior /= total;
    }

    uint32_t root_moves() override { return Children{peek(arena()[0].children)}.count(); }

    void root(RootMove* out) override {
        const Children children{arena()[0].children};
        const int seats = static_cast<int>(referee_.rules.parties.size());
        for (uint32_t i = 0; i < children.count(); ++i) {
            const Node& node = arena()[children.first() + i];
            out[i] = {node.move, node.visits, node.visits ? static_cast<float>(node.mean()) : 0.f, node.prior, 0, {}, {}, {}, {}, false};
            if (node.proven()) {
                show_proven(node.lead, out[i]);
                continue;
            }
            if (i >= sum_count_ || !sums_[i].count) continue;
            out[i].fresh = sums_[i].count;
            const double unit = static_cast<double>(UNIT) * sums_[i].count;
            for (int seat = 0; seat < seats; ++seat) {
                out[i].share[seat] = static_cast<float>(static_cast<double>(sums_[i].share[seat]) / unit);
                out[i].margin[seat] = static_cast<float>(static_cast<double>(sums_[i].margin[seat]) / unit);
                out[i].share_square[seat] = static_cast<float>(static_cast<double>(sums_[i].share_squares[seat]) / unit);
                out[i].margin_square[seat] = static_cast<float>(static_cast<double>(sums_[i].margin_squares[seat]) / unit);
            }
        }
    }

    void solve(uint64_t simulations, double deadline) override {
        begin_solving(simulations);
        solve_on(deadline);
    }

    void begin_solving(uint64_t simulations) override {
        State<W> state = root_state_;
        Node& root = arena()[0];
        settle(root, state);
        solving_ = two_parties_ && settings_.solver_nodes > 0 && state.small.turn >= 0 && !known_.solved;
        if (!solving_) return;
        // Where the result is known already, finding the moves to it takes hardly anything.
        const uint64_t nodes = root.proven() ? MOST_SOLVER_NODES : solver_budget(simulations);
        const uint64_t placements = root.proven() ? MOST_PLACEMENTS : placements_worth_trying(nodes);
        workers_[0]->solver().begin(state, {nodes, 1e300, &stop_, placements});
    }

    bool solve_on(double until) override {
        if (!solving_) return true;
        if (!workers_[0]->solver().go_on(until, known_)) return false;
        solving_ = false;
        if (!known_.solved) return true;
        State<W> state = root_state_;
        settle(arena()[0], state);
        arena()[0].lead = static_cast<int16_t>(lead_from(known_.margin, state));
        mark_known();
        return true;
    }

    void solution(Solution& solution) override {
        solution = known_;
        const int lead = arena()[0].lead;
        if (solution.solved || lead == UNPROVEN) return;
        State<W> state = root_state_;
        settle(arena()[0], state);
        solution.margin = lead_from(lead, state);
        uint32_t node = 0;
        do {  // every proven move that keeps the result is a best one
            const Children children{arena()[node].children};
            node = 0;
            for (uint32_t i = 0; i < children.count() && !node; ++i)
                if (arena()[children.first() + i].lead == lead) node = children.first() + i;
            if (node) solution.line[solution.length++] = arena()[node].move;
        } while (node);
        solution.solved = solution.length > 0;
        solution.nodes = arena()[0].visits;
    }

    uint32_t line(Move first, Move* out, uint32_t most) override {
        uint32_t length = 0, node = 0;
        while (length < most) {
            const Children children{arena()[node].children};
            uint32_t best = 0, visits = 0;
            for (uint32_t i = 0; i < children.count(); ++i) {
                const Node& child = arena()[children.first() + i];
                const bool wanted = length ? child.visits > visits : child.move == first;
                if (!wanted) continue;
                best = children.first() + i;
                visits = child.visits;
            }
            if (!best) break;
            out[length++] = arena()[best].move;
            node = best;
        }
        return length;
    }

    uint32_t gather(int thread, uint32_t most) override {
        Worker& worker = *workers_[thread];
        worker.make_room(most);
        // Finished games need no evaluation; they may use up the tries instead.
        for (uint32_t tries = 0; tries < 4 * most && worker.waiting < most && !peek(stop_); ++tries) {
            Pending& leaf = worker.pending[worker.waiting];
            const uint32_t steps = descend(worker, leaf.state, true);
            Node& node = arena()[steps ? worker.path[steps - 1].node : 0];
            if (ends_at(worker, steps, node, leaf.state)) {
                add(started_, uint64_t{1});
                continue;
            }
            if (node.growth == GROWING) {  // waits already
                for (uint32_t i = 0; i < steps; ++i) --arena()[worker.path[i].node].visits;
                --arena()[0].visits;
                break;
            }
            node.growth = GROWING;
            leaf.steps = steps;
            for (uint32_t i = 0; i < steps; ++i) leaf.path[i] = worker.path[i];
            leaf.moves = referee_.list(leaf.state, node.turn(), worker.scratch.list);
            leaf.list.assign(worker.scratch.list, leaf.moves);
            add(started_, uint64_t{1});
            ++worker.waiting;
        }
        return worker.waiting;
    }

    uint32_t leaf_moves(int thread, uint32_t leaf) const override { return workers_[thread]->pending[leaf].moves; }

    FeatureShape features() const override { return feature_shape(referee_); }

    int leaf(int thread, uint32_t index, uint64_t* planes, uint8_t* numbers, Move* moves) const override {
        const Pending& leaf = workers_[thread]->pending[index];
        for (uint32_t i = 0; i < leaf.moves; ++i) moves[i] = leaf.list.data[i];
        write_features(referee_, leaf.state, planes, numbers);
        return referee_.mover(leaf.state, leaf.state.small.turn);
    }

    void play_out(int thread) override {
        if (!settings_.playouts) return;
        Worker& worker = *workers_[thread];
        for (uint32_t i = 0; i < worker.waiting; ++i) worker.pending[i].played = played_out(worker, worker.pending[i].state);
    }

    void evaluated(int thread, uint32_t index, const float* share, const float* margin, const float* weights) override {
        Worker& worker = *workers_[thread];
        Pending& leaf = worker.pending[index];
        Node& node = arena()[leaf.steps ? leaf.path[leaf.steps - 1].node : 0];
        float total = 0;
        for (uint32_t i = 0; i < leaf.moves; ++i) total += weights[i];
        uint32_t first;
        if (arena().take(leaf.moves, first)) {
            for (uint32_t i = 0; i < leaf.moves; ++i)
                arena()[first + i] = sprout(leaf.list.data[i], total > 0 ? weights[i] / total : 1.f / static_cast<float>(leaf.moves));
            put(node.children, Children::of(first, leaf.moves).word);
            node.growth = WHOLE;
        } else {
            node.growth = BARE;
            full_ = true;
        }
        if (leaf.steps == 0) {  // the root has just got its moves
            delete[] sums_;
            sums_ = new RootSum[leaf.moves]();
            sum_count_ = leaf.moves;
        }
        Outcome outcome = {};
        const int seats = static_cast<int>(referee_.rules.parties.size());
        for (int seat = 0; seat < seats; ++seat) {
            outcome.share[seat] = share[seat];
            outcome.margin[seat] = margin[seat];
        }
        if (settings_.playouts) mix(outcome, leaf.played);
        sharpen(outcome, leaf.state);
        for (uint32_t i = 0; i < leaf.steps; ++i) worker.path[i] = leaf.path[i];
        update(worker, leaf.steps, 0, outcome);
    }

    uint64_t bytes() const override { return arenas_[current_].used() * sizeof(Node) + rave_.bytes(); }
    bool full() const override { return full_; }

  private:
    struct MoveArray {
        Move* data = nullptr;
        ~MoveArray() { delete[] data; }
        void assign(const Move* from, uint32_t count) {
            delete[] data;
            data = new Move[count];
            for (uint32_t i = 0; i < count; ++i) data[i] = from[i];
        }
    };

    // A leaf that waits for its evaluation.
    struct Pending {
        State<W> state;
        Step path[cells_of(W) + 1];
        MoveArray list;
        uint32_t steps, moves;
        Outcome played;  // what playouts from it come to
    };

    struct Worker {
        explicit Worker(const Searcher& search)
            : playout(search.referee_, 0,
                      {search.settings_.large_first, search.settings_.candidates,
                       search.settings_.candidates > 1 ? &search.rave_ : nullptr}),
              made(new Made[most_plies(search.referee_)]),
              path(new Step[most_plies(search.referee_)]),
              scratch(search.referee_.table),
              judge(search.settings_.net ? new Judge<W>(*search.settings_.net, search.referee_) : nullptr),
              weights(search.settings_.net ? new float[search.referee_.table.row_count + SPARE] : nullptr),
              referee(search.referee_) {}
        Worker(const Worker&) = delete;
        ~Worker() {
            delete[] made;
            delete[] path;
            delete[] pending;
            delete judge;
            delete[] weights;
            delete endgame;
        }
        void seed(uint64_t seed) { playout.seed(seed); }
        Endgame<W>& solver() {
            if (!endgame) endgame = new Endgame<W>(referee, SOLVER_MEMORY);
            return *endgame;
        }
        void make_room(uint32_t leaves) {
            waiting = 0;
            if (leaves <= room) return;
            delete[] pending;
            pending = new Pending[leaves];
            room = leaves;
        }

        Playout<W, true> playout;
        Made* made;
        Step* path;
        Scratch scratch;
        Judge<W>* judge;  // where a net judges
        float* weights;
        const Referee<W>& referee;
        Endgame<W>* endgame = nullptr;
        Solution solution;
        uint64_t simulations = 0, solver_spent = 0;
        Pending* pending = nullptr;
        uint32_t room = 0, waiting = 0;
    };

    static uint64_t half(const SearchSettings& settings, const RaveTable& rave) {
        const uint64_t least = 1 << 20;
        return settings.memory > rave.bytes() + 2 * least ? (settings.memory - rave.bytes()) / 2 : least;
    }

    static double now() {
        timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }

    Arena& arena() { return arenas_[current_]; }

    void plant(Arena& arena) {
        arena.clear();
        uint32_t first;
        arena.take(1, first);
        arena[0] = sprout(0, 1.f);
        full_ = false;
    }

    // Copies a node and all below it into another arena.
    void copy(uint32_t from, Arena& fresh, uint32_t to) {
        fresh[to] = arena()[from];
        const Children children{fresh[to].children};
        uint32_t first;
        if (!children.count() || !fresh.take(children.count(), first)) {
            fresh[to].children = 0;
            fresh[to].growth = BARE;
            return;
        }
        fresh[to].children = Children::of(first, children.count()).word;
        for (uint32_t i = 0; i < children.count(); ++i) copy(children.first() + i, fresh, first + i);
    }

    // Whose turn it is: found out once for every node.
    void settle(Node& node, State<W>& state) {
        if (node.turn() == UNKNOWN) {
            referee_.turn(state);
            node.settle(state.small.turn, state.small.out);
        } else {
            state.small.turn = static_cast<int8_t>(node.turn());
            state.small.out = node.out();
        }
    }

    void simulate(Worker& worker) {
        State<W> state;
        const uint32_t steps = descend(worker, state, false);
        if (ends_at(worker, steps, arena()[steps ? worker.path[steps - 1].node : 0], state)) return;
        const uint32_t made = worker.playout.play(state, worker.made);
        update(worker, steps, made, outcome_of(referee_, state));
    }

    // The same where a net judges the leaf. A node that another thread is at, or that there is no room for children of, is
    // judged all the same.
    void simulate_judged(Worker& worker) {
        State<W> state;
        const uint32_t steps = descend(worker, state, true);
        Node& node = arena()[steps ? worker.path[steps - 1].node : 0];
        if (ends_at(worker, steps, node, state)) return;
        uint8_t bare = BARE;
        const bool mine = !full_ && __atomic_compare_exchange_n(&node.growth, &bare, uint8_t{GROWING}, false, __ATOMIC_ACQUIRE,
                                                                __ATOMIC_RELAXED);
        const uint32_t count = referee_.list(state, state.small.turn, worker.scratch.list);
        Outcome outcome = {};
        worker.judge->ask(state, worker.scratch.list, count, outcome.share, outcome.margin, worker.weights);
        if (mine) sprout_all(worker, node, keep_likeliest(worker, count), count);
        if (settings_.playouts) mix(outcome, played_out(worker, state));
        sharpen(outcome, state);
        update(worker, steps, 0, outcome);
    }

    // Weighs the moves of a leaf and brings the likeliest to the front of the scratch; returns how many become nodes.
    uint32_t keep_likeliest(Worker& worker, uint32_t count) const {
        float total = 0;
        for (uint32_t i = 0; i < count; ++i) total += worker.weights[i];
        for (uint32_t i = 0; i < count; ++i) {
            const float prior = worker.weights[i] / total;
            worker.scratch.weighed[i] = {prior, prior, worker.scratch.list[i]};
        }
        if (count <= settings_.net_children) return count;
        widening_.pick(worker.scratch.weighed, count, settings_.net_children);
        return settings_.net_children;
    }

    void sprout_all(Worker& worker, Node& node, uint32_t kept, uint32_t legal) {
        uint32_t first;
        if (!arena().take(kept, first)) {
            full_ = true;
            put(node.growth, uint8_t{BARE});
            return;
        }
        for (uint32_t i = 0; i < kept; ++i)
            arena()[first + i] = sprout(worker.scratch.weighed[i].move, worker.scratch.weighed[i].prior);
        __atomic_store_n(&node.children, Children::of(first, kept).word, __ATOMIC_RELEASE);
        __atomic_store_n(&node.growth, kept == legal ? WHOLE : GROWN, __ATOMIC_RELEASE);
    }

    // Gives the root all its moves; those that it has keep what is known of them.
    void judge_root(Node& root, const State<W>& state) {
        Worker& worker = *workers_[0];
        const uint32_t count = referee_.list(state, state.small.turn, worker.scratch.list);
        float share[MAX_SEATS], margin[MAX_SEATS], total = 0;
        worker.judge->ask(state, worker.scratch.list, count, share, margin, worker.weights);
        uint32_t first;
        if (!arena().take(count, first)) {
            full_ = true;
            return;
        }
        for (uint32_t i = 0; i < count; ++i) total += worker.weights[i];
        const Children old{root.children};
        for (uint32_t i = 0; i < count; ++i) {
            const Move move = worker.scratch.list[i];
            Node fresh = sprout(move, worker.weights[i] / total);
            for (uint32_t k = 0; k < old.count(); ++k)
                if (arena()[old.first() + k].move == move) fresh = arena()[old.first() + k];
            arena()[first + i] = fresh;
        }
        root.children = Children::of(first, count).word;
        root.growth = WHOLE;
    }

    // The mean result of some playouts from a leaf that an evaluator has evaluated. Their moves count for RAVE.
    Outcome played_out(Worker& worker, const State<W>& leaf) {
        const int seats = static_cast<int>(referee_.rules.parties.size());
        const float part = 1.f / static_cast<float>(settings_.playouts);
        Outcome mean = {};
        for (uint32_t i = 0; i < settings_.playouts; ++i) {
            State<W> state = leaf;
            const uint32_t made = worker.playout.play(state, worker.made);
            const Outcome end = outcome_of(referee_, state);
            add_rave_of_playout(worker, made, end);
            for (int seat = 0; seat < seats; ++seat) {
                mean.share[seat] += part * end.share[seat];
                mean.margin[seat] += part * end.margin[seat];
            }
        }
        return mean;
    }

    void mix(Outcome& evaluated, const Outcome& played) const {
        const int seats = static_cast<int>(referee_.rules.parties.size());
        for (int seat = 0; seat < seats; ++seat) {
            evaluated.share[seat] += settings_.playout_part * (played.share[seat] - evaluated.share[seat]);
            evaluated.margin[seat] += settings_.playout_part * (played.margin[seat] - evaluated.margin[seat]);
        }
    }

    // Games between two parties: part of the chance to win follows from the margin. The fewer pieces are left, the fewer
    // points make a win sure.
    void sharpen(Outcome& outcome, const State<W>& state) const {
        if (!two_parties_ || settings_.chance_by_margin <= 0) return;
        const auto& parties = referee_.rules.parties;
        int laid = 0, all = 0, mates[2] = {};
        for (int colour = 0; colour < referee_.rules.colours; ++colour) {
            laid += state.small.pieces[colour];
            all += referee_.rules.scoring.full_pieces[colour];
        }
        float margin[2] = {};
        for (size_t seat = 0; seat < parties.size(); ++seat) {
            ++mates[parties[seat]];
            margin[parties[seat]] += outcome.margin[seat];
        }
        // An evaluator may say of both that they are ahead.
        const float lead = 0.5f * (margin[0] / static_cast<float>(mates[0]) - margin[1] / static_cast<float>(mates[1]));
        const float left = 1.f - static_cast<float>(laid) / static_cast<float>(all);
        const float scale = settings_.late_scale + (settings_.early_scale - settings_.late_scale) * left;
        const float ahead = 0.5f * lead / sqrtf(lead * lead + scale * scale);
        for (size_t seat = 0; seat < parties.size(); ++seat) {
            const float chance = (parties[seat] ? 0.5f - ahead : 0.5f + ahead) / static_cast<float>(mates[parties[seat]]);
            outcome.share[seat] += settings_.chance_by_margin * (chance - outcome.share[seat]);
        }
    }

    // Goes down to a leaf by selection. Visits are counted on the way: until the result is added they lower the mean value
    // of the path, a virtual loss that keeps other threads from taking the same path at once.
    uint32_t descend(Worker& worker, State<W>& state, bool evaluated) {
        state = root_state_;
        uint32_t index = 0, steps = 0;
        for (;;) {
            Node& node = arena()[index];
            const uint32_t visits = __atomic_fetch_add(&node.visits, 1u, __ATOMIC_RELAXED);
            if (steps && node.proven()) return steps;
            settle(node, state);
            if (state.small.turn < 0 || (steps && try_to_solve(worker, steps, visits + 1, state))) return steps;
            if (!evaluated && steps && !full_ && widening_.due(node, visits))
                full_ = !widening_.grow(arena(), worker.scratch, node, state, widening_.wanted(node));
            const Children children{__atomic_load_n(&node.children, __ATOMIC_ACQUIRE)};
            if (!children.count()) return steps;
            const int colour = state.small.turn, seat = referee_.mover(state, colour);
            index = select(children, colour, seat, visits, steps == 0);
            const Move move = arena()[index].move;
            worker.path[steps++] = {index, move, static_cast<uint8_t>(colour), static_cast<uint8_t>(seat)};
            referee_.play(state, state, colour, move);
        }
    }

    // The child to visit, by PUCT: its mean value, blended with its RAVE value while its own visits are few, plus an
    // exploration term of its prior and the visits so far. A child without visits is worth the mean of its siblings less
    // `first_play` (first-play urgency). Of one that is proven there is nothing to explore; at the root, where only the other
    // moves can still change the choice, it is left out.
    uint32_t select(Children children, int colour, int seat, uint32_t visits, bool root) {
        const Node* nodes = &arena()[children.first()];
        const uint32_t count = children.count();
        int64_t value = 0;
        uint32_t seen = 0;
        for (uint32_t i = 0; i < count; ++i) {
            value += peek(nodes[i].value);
            seen += peek(nodes[i].visits);
        }
        const float average =
            seen ? static_cast<float>(static_cast<double>(value) / (static_cast<double>(UNIT) * seen)) : 0.5f;
        const float exploration =
            (root ? settings_.root_exploration : settings_.exploration) * sqrtf(static_cast<float>(visits + 1));
        const bool use_rave = settings_.rave_equivalence > 0 && nodes[0].move < static_cast<Move>(referee_.table.row_count);
        uint32_t best = 0;
        float most = -1e30f;
        for (uint32_t i = 0; i < count; ++i) {
            const Node& node = nodes[i];
            const float n = static_cast<float>(peek(node.visits));
            float worth = n > 0 ? static_cast<float>(peek(node.value)) / (static_cast<float>(UNIT) * n)
                                : average - settings_.first_play;
            if (use_rave) {
                const float known = static_cast<float>(rave_.count(colour, node.move));
                if (known > 0) {
                    const float rave = (rave_.mean(colour, node.move) * known + average * 4.f) / (known + 4.f);
                    const float part = settings_.rave_equivalence / (settings_.rave_equivalence + n);
                    worth += part * (rave - worth);
                }
            }
            worth += exploration * node.prior / (1.f + n);
            if (node.proven()) worth = root ? -1e29f : proven_worth(peek(node.lead), seat);
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return children.first() + best;
    }

    // Backpropagation: adds a result to all nodes on the way, and to the RAVE statistics of all moves made.
    void update(Worker& worker, uint32_t steps, uint32_t made, const Outcome& outcome) {
        const int seats = static_cast<int>(referee_.rules.parties.size());
        uint32_t units[MAX_SEATS];
        for (int seat = 0; seat < seats; ++seat) units[seat] = worth(outcome, seat);
        for (uint32_t i = 0; i < steps; ++i) {
            const Step& step = worker.path[i];
            add(arena()[step.node].value, static_cast<int64_t>(units[step.seat]));
            add_rave(step.colour, step.move, units[step.seat]);
        }
        add_rave_of_playout(worker, made, outcome);
        if (!steps || !sums_) return;
        const uint32_t at = worker.path[0].node - Children{arena()[0].children}.first();
        RootSum& sum = sums_[at];
        for (int seat = 0; seat < seats; ++seat) {
            add(sum.share[seat], static_cast<int64_t>(outcome.share[seat] * static_cast<float>(UNIT)));
            add(sum.margin[seat], static_cast<int64_t>(outcome.margin[seat] * static_cast<float>(UNIT)));
            add(sum.share_squares[seat], square(outcome.share[seat]));
            add(sum.margin_squares[seat], square(outcome.margin[seat]));
        }
        add(sum.count, 1u);
    }

    // Whether the move of most visits at the root has a lead that the simulations left will not make up.
    bool nobody_catches_up(uint64_t nodes) {
        const Children children{peek(arena()[0].children)};
        uint32_t most = 0, second = 0;
        for (uint32_t i = 0; i < children.count(); ++i) {
            const Node& move = arena()[children.first() + i];
            if (move.proven()) continue;
            const uint32_t visits = peek(move.visits);
            second = visits > most ? most : visits > second ? visits : second;
            most = visits > most ? visits : most;
        }
        const uint64_t started = peek(started_);
        const double left = started < nodes ? static_cast<double>(nodes - started) : 0;
        return static_cast<double>(most - second) > static_cast<double>(settings_.catching_up) * left;
    }

    static int64_t square(float value) { return static_cast<int64_t>(value * value * static_cast<float>(UNIT)); }

    // Adds the result of a playout to the RAVE statistics of its moves: for each of them what it is worth to who made it.
    void add_rave_of_playout(const Worker& worker, uint32_t made, const Outcome& outcome) {
        uint32_t units[MAX_SEATS];
        const int seats = static_cast<int>(referee_.rules.parties.size());
        for (int seat = 0; seat < seats; ++seat) units[seat] = worth(outcome, seat);
        for (uint32_t i = 0; i < made; ++i) {
            const Made& move = worker.made[i];
            add_rave(move.colour, move.move, units[move.seat]);
        }
    }

    void add_rave(int colour, Move move, uint32_t units) {
        if (move < static_cast<Move>(referee_.table.row_count)) rave_.add(colour, move, units);
    }

    // Proofs

    static bool are_two(const Rules& rules) {
        int most = 0;
        for (const int party : rules.parties) most = party > most ? party : most;
        return most == 1 && !rules.scoring.complete_wins;
    }

    // The solver is asked about nodes of the tree only where the end is not too far away for that to help.
    void prepare_proofs(const Node& root, const State<W>& state) {
        int best;
        proven_ = root.turn() >= 0 && root.growth == WHOLE && best_lead(root, 0, best);
        solves_ = two_parties_ && settings_.solver_nodes > 0 && root.turn() >= 0 &&
                  Outlook<W>(referee_).count(state) <= FAR * placements_solved_by(solver_budget(SOON));
        for (int i = 0; i < settings_.threads; ++i) workers_[i]->simulations = workers_[i]->solver_spent = 0;
    }

    uint64_t solver_budget(uint64_t simulations) const {
        const double nodes = static_cast<double>(settings_.solver_nodes) * static_cast<double>(simulations);
        return nodes < MOST_SOLVER_NODES ? static_cast<uint64_t>(nodes) : MOST_SOLVER_NODES;
    }

    // A try that fails costs no more than its nodes, so it may be a long shot.
    static uint64_t placements_worth_trying(uint64_t nodes) { return placements_solved_by(nodes) * 3 / 2; }

    // Whether the way down ends here because the result is certain; then it has been added.
    bool ends_at(Worker& worker, uint32_t steps, const Node& node, const State<W>& state) {
        ++worker.simulations;
        if (steps && node.proven()) {
            update(worker, steps, 0, proven_outcome(peek(node.lead)));
            return true;
        }
        if (state.small.turn >= 0) return false;
        if (two_parties_) prove(worker, steps, lead_of(state));
        update(worker, steps, 0, outcome_of(referee_, state));
        return true;
    }

    int lead_of(const State<W>& state) const {
        int points[MAX_SEATS];
        party_points(referee_, state, points);
        return points[0] - points[1];
    }

    // Asks the solver about a node each time that it has been visited four times as often, with half of what its visits
    // allow, as long as the whole search has that to spare.
    bool try_to_solve(Worker& worker, uint32_t steps, uint32_t visits, const State<W>& state) {
        if (!solves_ || visits < SOLVE_AFTER || (visits & (visits - 1)) || !(visits & 0x55555555)) return false;
        const uint64_t nodes = solver_budget(visits) / 2;
        if (worker.solver_spent + nodes > solver_budget(worker.simulations)) return false;
        Solution& found = worker.solution;
        worker.solver().solve(state, {nodes, 1e300, &stop_, placements_worth_trying(nodes)}, found);
        worker.solver_spent += found.nodes + SOLVER_START;
        if (!found.solved) return false;
        prove(worker, steps, lead_from(found.margin, state));
        return true;
    }

    // The first party's part of a margin of whoever moves.
    int lead_from(int margin, const State<W>& state) const {
        return referee_.rules.parties[referee_.mover(state, state.small.turn)] ? -margin : margin;
    }

    // Notes what the game will end with from the node after `steps`, and from those above that follow from it.
    void prove(Worker& worker, uint32_t steps, int lead) {
        for (;;) {
            if (lead <= UNPROVEN || lead > 0x7fff) return;
            Node& node = arena()[steps ? worker.path[steps - 1].node : 0];
            put(node.lead, static_cast<int16_t>(lead));
            if (!steps) {
                put(proven_, 1);
                return;
            }
            // What was thought of it before counts no more; the visit under way is still to be added.
            const Step& step = worker.path[--steps];
            const auto units = static_cast<int64_t>(proven_worth(lead, step.seat) * static_cast<float>(UNIT));
            put(node.value, units * (int64_t{peek(node.visits)} - 1));
            const Node& parent = arena()[steps ? worker.path[steps - 1].node : 0];
            if (peek(parent.growth) != WHOLE || !best_lead(parent, referee_.rules.parties[step.seat], lead)) return;
        }
    }

    // The solver's move leads to what the root does.
    void mark_known() {
        const Children children{arena()[0].children};
        for (uint32_t i = 0; known_.solved && i < children.count(); ++i) {
            Node& child = arena()[children.first() + i];
            if (child.move == known_.line[0]) child.lead = arena()[0].lead;
        }
    }

    // The best for a party among the moves of a node, once they are all proven.
    bool best_lead(const Node& node, int party, int& best) {
        const Children children{peek(node.children)};
        for (uint32_t i = 0; i < children.count(); ++i) {
            const int lead = peek(arena()[children.first() + i].lead);
            if (lead == UNPROVEN) return false;
            if (!i || (party ? lead < best : lead > best)) best = lead;
        }
        return children.count() > 0;
    }

    Outcome proven_outcome(int lead) const {
        const auto& parties = referee_.rules.parties;
        Outcome outcome = {};
        int winners = 0;
        for (size_t seat = 0; seat < parties.size(); ++seat) {
            const int margin = parties[seat] ? -lead : lead;
            outcome.margin[seat] = static_cast<float>(margin);
            winners += margin >= 0;
        }
        for (size_t seat = 0; seat < parties.size(); ++seat)
            outcome.share[seat] = outcome.margin[seat] >= 0 ? 1.f / static_cast<float>(winners) : 0.f;
        return outcome;
    }

    float proven_worth(int lead, int seat) const {
        const int margin = referee_.rules.parties[seat] ? -lead : lead;
        return blend(margin > 0 ? 1.f : margin < 0 ? 0.f : 0.5f, static_cast<float>(margin));
    }

    void show_proven(int lead, RootMove& out) {
        const Outcome outcome = proven_outcome(lead);
        std::memcpy(out.share, outcome.share, sizeof out.share);
        std::memcpy(out.margin, outcome.margin, sizeof out.margin);
        out.value = proven_worth(lead, referee_.mover(root_state_, arena()[0].turn()));
        out.fresh = out.visits ? out.visits : 1;
        out.proven = true;
    }

    // What a result is worth to a seat: mostly its party's share of the win, partly the margin.
    uint32_t worth(const Outcome& outcome, int seat) const {
        const auto& parties = referee_.rules.parties;
        float share = 0;
        for (size_t mate = 0; mate < parties.size(); ++mate)
            if (parties[mate] == parties[seat]) share += outcome.share[mate];
        return static_cast<uint32_t>(static_cast<float>(UNIT) * blend(share, outcome.margin[seat]));
    }

    float blend(float share, float margin) const {
        const float lead = 0.5f + 0.5f * margin / (fabsf(margin) + settings_.margin_scale);
        return share + settings_.margin_part * (lead - share);
    }

    const Referee<W> referee_;
    const SearchSettings settings_;
    State<W> root_state_;
    RaveTable rave_;
    const Widening<W> widening_;
    const bool two_parties_;
    Arena arenas_[2];
    int current_ = 0;
    Worker** workers_;
    RootSum* sums_ = nullptr;
    uint32_t sum_count_ = 0;
    uint64_t started_ = 0;
    int stop_ = 0, late_ = 0;
    bool only_best_ = false;
    int decided_ = 0;            // which move is the best one
    bool full_ = false;
    bool solving_ = false;       // the root, in parts
    bool solves_ = false;        // the solver is asked about nodes of the tree
    int proven_ = 0;             // the result of the root has become so, or the results of all its moves
    Solution known_ = {};        // what the solver knows of the root
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
