// One game of self-play with its search tree: Gumbel search at the root (candidates drawn by Gumbel top-k, then sequential
// halving), and PUCT below it.
#pragma once

#include <math.h>

#include "features.hpp"
#include "outcome.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

constexpr int MAX_CONSIDERED = 64;
constexpr int MAX_DEPTH = MAX_CELLS + 2;

// A growing array that keeps its room when it is emptied; see bits.hpp for why it is not std::vector.
template <class T>
class Pile {
  public:
    Pile() = default;
    Pile(const Pile&) = delete;
    ~Pile() { delete[] data_; }

    uint32_t size() const { return size_; }
    T* data() { return data_; }
    const T* data() const { return data_; }
    T& operator[](uint32_t i) { return data_[i]; }
    const T& operator[](uint32_t i) const { return data_[i]; }
    void clear() { size_ = 0; }
    // The first of `count` new elements, not set.
    T* extend(uint32_t count) {
        if (size_ + count > room_) {
            const uint32_t room = size_ + count + (size_ + count) / 2 + 8;
            T* data = new T[room];
            for (uint32_t i = 0; i < size_; ++i) data[i] = data_[i];
            delete[] data_;
            data_ = data;
            room_ = room;
        }
        size_ += count;
        return data_ + size_ - count;
    }
    void push(const T& value) {
        const T copy = value;
        *extend(1) = copy;
    }

  private:
    uint32_t size_ = 0, room_ = 0;
    T* data_ = nullptr;
};

// A position of the tree below the root.
struct Twig {
    float sum;  // for the seat whose move led here
    float own;  // what the evaluator made of it, for the seat to move
    uint32_t visits, first;
    uint16_t count;  // of its branches; none before it is evaluated
    int8_t turn;
    uint8_t out;
};

struct Branch {
    Move move;
    float prior;
    uint32_t twig;  // 0 before its first visit
};

struct Candidate {
    Move move;
    float logit, noise;
    uint32_t twig;
};

// A worker's room for what lasts no longer than one leaf.
struct Desk {
    explicit Desk(uint32_t moves) : list(new Move[moves]), branches(new Branch[moves]), weights(new float[moves]) {}
    Desk(const Desk&) = delete;
    ~Desk() {
        delete[] list;
        delete[] branches;
        delete[] weights;
    }
    Move* list;
    Branch* branches;
    float* weights;
};

inline float uniform(Random& random) { return (static_cast<float>(random.next() >> 40) + 0.5f) * (1.f / 16777216.f); }

// Brings the heaviest `most` branches to the front, the heaviest first.
inline uint32_t keep_heaviest(Branch* branches, uint32_t count, uint32_t most) {
    const auto before = [](const Branch& a, const Branch& b) { return a.prior > b.prior; };
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; ++i) {
        const Branch branch = branches[i];
        if (kept == most && !before(branch, branches[kept - 1])) continue;
        uint32_t at = kept < most ? kept++ : kept - 1;
        for (; at > 0 && before(branch, branches[at - 1]); --at) branches[at] = branches[at - 1];
        branches[at] = branch;
    }
    return kept;
}

template <int W>
class SelfPlayTree {
  public:
    void plant(const Referee<W>* referee, const State<W>* start, const SelfPlaySettings* settings, uint32_t slot, uint64_t seed) {
        referee_ = referee;
        start_ = start;
        settings_ = settings;
        slot_ = slot;
        seed_ = seed;
    }

    void advance(Desk& desk, const float* shares, const float* margins, const float* logits) {
        if (waiting_ == NOTHING)
            begin(desk);
        else
            absorb(desk, shares, margins, logits);
        for (;;) {
            if (!searching_) {
                const int turn = referee_->turn(root_);
                if (turn < 0) {
                    finish();
                    begin(desk);
                    continue;
                }
                if (list_leaf(root_, desk) == 1) {
                    make(leaf_moves_[0]);
                    continue;
                }
                leaf_ = root_;
                waiting_ = ROOT;
                return;
            }
            if (left_ <= 0) {
                make(choose(desk));
            } else if (!simulate(desk)) {
                waiting_ = LEAF;
                return;
            }
        }
    }

    const State<W>& leaf() const { return leaf_; }
    const Pile<Move>& leaf_moves() const { return leaf_moves_; }
    int searcher() const { return referee_->mover(root_, root_.small.turn); }
    const Pile<uint32_t>& finished() const { return finished_; }
    void forget() { finished_.clear(); }

  private:
    enum Waiting { NOTHING, ROOT, LEAF };
    struct Step {
        uint32_t twig;
        int seat;
    };

    int seats() const { return static_cast<int>(referee_->rules.parties.size()); }

    uint32_t list_leaf(const State<W>& state, Desk& desk) {
        const uint32_t count = referee_->list(state, state.small.turn, desk.list);
        leaf_moves_.clear();
        std::memcpy(leaf_moves_.extend(count), desk.list, count * sizeof(Move));
        return count;
    }

    // A new game, mostly with some random moves.
    void begin(Desk& desk) {
        const uint64_t group = slot_ / static_cast<uint32_t>(settings_->group);
        Random opener{seed_ + 0x9e3779b97f4a7c15ull * (group << 24 | serial_)};
        opener.state = opener.next();
        do {
            root_ = *start_;
            moves_.clear();
            targets_.clear();
            uint32_t plies = 0;
            if (settings_->opening > 0 && uniform(opener) < settings_->opening_part)
                plies = 1 + opener.below(static_cast<uint32_t>(settings_->opening));
            while (moves_.size() < plies && referee_->turn(root_) >= 0) make(draw(opener, desk));
        } while (referee_->turn(root_) < 0);
        opening_ = moves_.size();
        random_ = {opener.next() + 0x9e3779b97f4a7c15ull * slot_};
        searching_ = false;
        waiting_ = NOTHING;
    }

    Move draw(Random& random, Desk& desk) {
        const uint32_t count = referee_->list(root_, root_.small.turn, desk.list);
        return opening_move(referee_->table, desk.list, count, random);
    }

    void make(Move move) {
        referee_->play(root_, root_, root_.small.turn, move);
        moves_.push(move);
        searching_ = false;
    }

    void finish() {
        const Outcome outcome = outcome_of(*referee_, root_);
        GameWords head = {moves_.size(), opening_, targets_.size(), serial_++, {}, {}};
        for (int seat = 0; seat < seats(); ++seat) {
            head.share[seat] = outcome.share[seat];
            head.margin[seat] = outcome.margin[seat];
        }
        put(&head, sizeof head);
        put(moves_.data(), moves_.size() * sizeof(Move));
        put(targets_.data(), targets_.size() * sizeof(TargetWords));
    }

    void put(const void* from, size_t bytes) {
        if (bytes) std::memcpy(finished_.extend(static_cast<uint32_t>(bytes / sizeof(uint32_t))), from, bytes);
    }

    // What a result is worth to every seat: mostly its party's share of the win, partly the margin.
    void weigh(const float* share, const float* margin, float* worth) const {
        const auto& parties = referee_->rules.parties;
        for (int seat = 0; seat < seats(); ++seat) {
            float all = 0;
            for (int mate = 0; mate < seats(); ++mate)
                if (parties[mate] == parties[seat]) all += share[mate];
            const float lead = 0.5f + 0.5f * margin[seat] / (fabsf(margin[seat]) + settings_->margin_scale);
            worth[seat] = all + settings_->margin_part * (lead - all);
        }
    }

    void absorb(Desk& desk, const float* shares, const float* margins, const float* logits) {
        const int me = referee_->mover(leaf_, leaf_.small.turn);
        float share[MAX_SEATS], margin[MAX_SEATS], worth[MAX_SEATS];
        for (int i = 0; i < seats(); ++i) {
            share[(me + i) % seats()] = shares[i];
            margin[(me + i) % seats()] = margins[i];
        }
        weigh(share, margin, worth);
        const uint32_t count = leaf_moves_.size();
        if (waiting_ == ROOT) found_ = {};
        note(share, margin);
        if (waiting_ == ROOT) {
            start_search(count, logits, worth[me]);
            return;
        }
        float most = -1e30f, total = 0;
        for (uint32_t i = 0; i < count; ++i) most = logits[i] > most ? logits[i] : most;
        for (uint32_t i = 0; i < count; ++i) {
            desk.branches[i] = {leaf_moves_[i], expf(logits[i] - most), 0};
            total += desk.branches[i].prior;
        }
        const uint32_t kept = keep_heaviest(desk.branches, count, static_cast<uint32_t>(settings_->children));
        Twig& twig = twigs_[path_[depth_ - 1].twig];
        twig.own = worth[me];
        twig.first = branches_.size();
        twig.count = static_cast<uint16_t>(kept);
        Branch* to = branches_.extend(kept);
        for (uint32_t i = 0; i < kept; ++i) to[i] = {desk.branches[i].move, desk.branches[i].prior / total, 0};
        update(worth);
    }

    // Every value that the search has met counts alike for what it found of the position.
    void note(const float* share, const float* margin) {
        for (int seat = 0; seat < seats(); ++seat) {
            found_.share[seat] += share[seat];
            found_.margin[seat] += margin[seat];
        }
        ++found_.count;
    }

    void start_search(uint32_t count, const float* logits, float value) {
        twigs_.clear();
        branches_.clear();
        twigs_.push({});  // no twig has number 0
        candidates_.clear();
        candidates_.extend(count);
        root_value_ = value;
        for (uint32_t i = 0; i < count; ++i) {
            const float noise = settings_->noise > 0 ? -settings_->noise * logf(-logf(uniform(random_))) : 0.f;
            candidates_[i] = {leaf_moves_[i], logits[i], noise, 0};
        }
        full_ = uniform(random_) < settings_->full_part;
        left_ = simulations_ = full_ ? settings_->full : settings_->cheap;
        int most = settings_->considered < simulations_ ? settings_->considered : simulations_;
        if (most > MAX_CONSIDERED) most = MAX_CONSIDERED;
        considered_ = 0;
        for (uint32_t i = 0; i < count; ++i) {  // the best by logit and Gumbel noise, in order
            const float weight = candidates_[i].logit + candidates_[i].noise;
            const auto lighter = [&](int at) { return weight > candidates_[best_[at]].logit + candidates_[best_[at]].noise; };
            if (considered_ == most && !lighter(considered_ - 1)) continue;
            int at = considered_ < most ? considered_++ : considered_ - 1;
            for (; at > 0 && lighter(at - 1); --at) best_[at] = best_[at - 1];
            best_[at] = i;
        }
        phases_ = 1;
        while ((2 << phases_) <= considered_) ++phases_;
        in_phase_ = considered_;
        share_out();
        searching_ = true;
    }

    // Sequential halving: how often every candidate of this phase is visited.
    void share_out() {
        const int each = simulations_ / (phases_ * in_phase_);
        rounds_ = each > 1 ? each : 1;
        next_ = 0;
    }

    // One walk to a leaf. True when the game was over there, so that nothing need be evaluated.
    bool simulate(Desk& desk) {
        --left_;
        Candidate& candidate = candidates_[best_[next_]];
        if (++next_ == in_phase_) {
            next_ = 0;
            if (--rounds_ == 0) next_phase_ = true;
        }
        leaf_ = root_;
        depth_ = 0;
        if (!candidate.twig) candidate.twig = sprout();
        uint32_t at = candidate.twig;
        step(at, candidate.move);
        for (;;) {
            if (settle(twigs_[at], leaf_) < 0) {
                const Outcome outcome = outcome_of(*referee_, leaf_);
                float worth[MAX_SEATS];
                weigh(outcome.share, outcome.margin, worth);
                note(outcome.share, outcome.margin);
                update(worth);
                return true;
            }
            if (!twigs_[at].count) {
                list_leaf(leaf_, desk);
                return false;
            }
            const uint32_t branch = select(twigs_[at]);
            if (!branches_[branch].twig) {
                const uint32_t fresh = sprout();
                branches_[branch].twig = fresh;
            }
            at = branches_[branch].twig;
            step(at, branches_[branch].move);
        }
    }

    uint32_t sprout() {
        twigs_.push({0, 0, 0, 0, 0, UNKNOWN, 0});
        return twigs_.size() - 1;
    }

    void step(uint32_t twig, Move move) {
        const int colour = leaf_.small.turn;
        path_[depth_++] = {twig, referee_->mover(leaf_, colour)};
        referee_->play(leaf_, leaf_, colour, move);
    }

    // Whose turn it is: found out once for every twig.
    int settle(Twig& twig, State<W>& state) {
        if (twig.turn == UNKNOWN) {
            referee_->turn(state);
            twig.turn = state.small.turn;
            twig.out = state.small.out;
        } else {
            state.small.turn = twig.turn;
            state.small.out = twig.out;
        }
        return twig.turn;
    }

    // Branches are visited in the order of their priors, so those visited come first.
    uint32_t select(const Twig& twig) const {
        const float curiosity = settings_->exploration * sqrtf(static_cast<float>(twig.visits));
        uint32_t best = twig.first;
        float most = -1e30f;
        for (uint32_t i = twig.first; i < twig.first + twig.count; ++i) {
            const Branch& branch = branches_[i];
            const Twig* below = branch.twig ? &twigs_[branch.twig] : nullptr;
            const float visits = below ? static_cast<float>(below->visits) : 0.f;
            const float value = below ? below->sum / visits : twig.own - settings_->first_play;
            const float worth = value + curiosity * branch.prior / (1.f + visits);
            if (worth > most) {
                most = worth;
                best = i;
            }
            if (!below) break;
        }
        return best;
    }

    void update(const float* worth) {
        for (uint32_t i = 0; i < depth_; ++i) {
            Twig& twig = twigs_[path_[i].twig];
            ++twig.visits;
            twig.sum += worth[path_[i].seat];
        }
        if (!next_phase_) return;
        next_phase_ = false;
        sort_candidates();
        if (in_phase_ > 2) in_phase_ = (in_phase_ + 1) / 2;
        share_out();
    }

    float scale() const {
        uint32_t most = 0;
        for (int i = 0; i < considered_; ++i) {
            const uint32_t twig = candidates_[best_[i]].twig;
            if (twig && twigs_[twig].visits > most) most = twigs_[twig].visits;
        }
        return settings_->value_scale * (50.f + static_cast<float>(most));
    }

    void sort_candidates() {
        const float weight = scale();
        float worth[MAX_CONSIDERED];
        for (int i = 0; i < in_phase_; ++i) worth[i] = worth_of(candidates_[best_[i]], weight);
        for (int i = 1; i < in_phase_; ++i)
            for (int k = i; k > 0 && worth[k] > worth[k - 1]; --k) {
                const float w = worth[k];
                worth[k] = worth[k - 1];
                worth[k - 1] = w;
                const uint32_t b = best_[k];
                best_[k] = best_[k - 1];
                best_[k - 1] = b;
            }
    }

    float worth_of(const Candidate& candidate, float weight) const {
        if (!candidate.twig) return -1e30f;
        const Twig& twig = twigs_[candidate.twig];
        return candidate.logit + candidate.noise + weight * twig.sum / static_cast<float>(twig.visits);
    }

    // The move that the search ends with. What a full one found is kept to learn from.
    Move choose(Desk& desk) {
        sort_candidates();
        if (full_) learn(desk);
        return candidates_[best_[0]].move;
    }

    // The policy target: a softmax of logits plus completed values, where moves without a visit have the value of the position.
    void learn(Desk& desk) {
        const uint32_t count = candidates_.size();
        const float weight = scale();
        float highest = -1e30f;
        for (uint32_t i = 0; i < count; ++i) highest = candidates_[i].logit > highest ? candidates_[i].logit : highest;
        float seen = 0, value = 0, visits = 0;
        for (int i = 0; i < considered_; ++i) {
            const Candidate& candidate = candidates_[best_[i]];
            if (!candidate.twig) continue;
            const Twig& twig = twigs_[candidate.twig];
            const float prior = expf(candidate.logit - highest);
            seen += prior;
            value += prior * twig.sum / static_cast<float>(twig.visits);
            visits += static_cast<float>(twig.visits);
        }
        const float mixed = seen > 0 ? (root_value_ + visits * value / seen) / (1.f + visits) : root_value_;
        float most = -1e30f;
        for (uint32_t i = 0; i < count; ++i) {
            const Candidate& candidate = candidates_[i];
            const Twig* twig = candidate.twig ? &twigs_[candidate.twig] : nullptr;
            desk.weights[i] = candidate.logit + weight * (twig ? twig->sum / static_cast<float>(twig->visits) : mixed);
            if (desk.weights[i] > most) most = desk.weights[i];
        }
        float total = 0;
        for (uint32_t i = 0; i < count; ++i) {
            desk.branches[i] = {candidates_[i].move, expf(desk.weights[i] - most), 0};
            total += desk.branches[i].prior;
        }
        const uint32_t kept = keep_heaviest(desk.branches, count, TARGETS);
        TargetWords target = {moves_.size(), {}, {}, {}, {}};
        for (uint32_t i = 0; i < TARGETS; ++i) {
            target.move[i] = i < kept ? desk.branches[i].move : NO_ROW;
            target.part[i] = i < kept ? desk.branches[i].prior / total : 0.f;
        }
        for (int seat = 0; seat < seats(); ++seat) {
            target.share[seat] = found_.share[seat] / found_.count;
            target.margin[seat] = found_.margin[seat] / found_.count;
        }
        targets_.push(target);
    }

    const Referee<W>* referee_ = nullptr;
    const State<W>* start_ = nullptr;
    const SelfPlaySettings* settings_ = nullptr;
    uint32_t slot_ = 0, serial_ = 0, opening_ = 0;
    uint64_t seed_ = 0;
    Random random_{0};
    State<W> root_, leaf_;
    Pile<Move> moves_, leaf_moves_;
    Pile<TargetWords> targets_;
    Pile<uint32_t> finished_;
    Waiting waiting_ = NOTHING;

    // The search.
    bool searching_ = false, full_ = false, next_phase_ = false;
    Pile<Twig> twigs_;
    Pile<Branch> branches_;
    Pile<Candidate> candidates_;
    uint32_t best_[MAX_CONSIDERED];  // candidates, the best first
    int considered_ = 0, in_phase_ = 0, phases_ = 1, rounds_ = 0, next_ = 0, left_ = 0, simulations_ = 0;
    float root_value_ = 0;
    struct {
        float share[MAX_SEATS], margin[MAX_SEATS], count;
    } found_ = {};  // sums of the values met
    Step path_[MAX_DEPTH];
    uint32_t depth_ = 0;
};

template <int W>
class SelfPlayGames final : public SelfPlay {
  public:
    SelfPlayGames(const Referee<W>& referee, const State<W>& start, uint32_t games, int workers, uint64_t seed, bool scope)
        : referee_(referee), start_(start), scope_(scope), trees_(new SelfPlayTree<W>[games]), desks_(new Desk*[workers]), workers_(workers) {
        for (uint32_t i = 0; i < games; ++i) trees_[i].plant(&referee_, &start_, &settings_, i, seed);
        for (int i = 0; i < workers; ++i) desks_[i] = new Desk(static_cast<uint32_t>(referee.table.row_count) + SPARE);
    }
    ~SelfPlayGames() override {
        delete[] trees_;
        for (int i = 0; i < workers_; ++i) delete desks_[i];
        delete[] desks_;
    }

    FeatureShape shape() const override { return feature_shape(referee_, scope_); }
    void tune(const SelfPlaySettings& settings) override { settings_ = settings; }
    void advance(uint32_t game, int worker, const float* shares, const float* margins, const float* logits) override {
        trees_[game].advance(*desks_[worker], shares, margins, logits);
    }
    void leaf(uint32_t game, uint64_t* planes, uint8_t* numbers) const override {
        write_features(referee_, trees_[game].leaf(), planes, numbers, scope_);
    }
    uint32_t leaf_moves(uint32_t game) const override { return trees_[game].leaf_moves().size(); }
    const Move* leaf_move(uint32_t game) const override { return trees_[game].leaf_moves().data(); }
    int searching(uint32_t game) const override { return trees_[game].searcher(); }
    const uint32_t* finished(uint32_t game, uint32_t* words) const override {
        *words = trees_[game].finished().size();
        return trees_[game].finished().data();
    }
    void forget(uint32_t game) override { trees_[game].forget(); }

  private:
    const Referee<W> referee_;
    const State<W> start_;
    const bool scope_;
    SelfPlaySettings settings_;
    SelfPlayTree<W>* trees_;
    Desk** desks_;
    int workers_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
