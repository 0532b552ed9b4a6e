// The loop over samples: which candidates are tried on each, by sequential halving.

#include "matching_search.hpp"

#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

#include "matching_tree.hpp"
#if !defined(__wasm__)
#include <thread>
#endif

namespace cornerwise::matching {
namespace {

constexpr uint64_t FORCED_NODES = 32;  // where there is nothing to choose: enough to tell how things stand

struct Candidate {
    Move move;
    uint64_t visits = 0;
    double aim = 0;  // the mean
    double shares[MOST_SEATS] = {}, margins[MOST_SEATS] = {};  // sums
    double share_squares[MOST_SEATS] = {}, margin_squares[MOST_SEATS] = {};
};

}  // namespace

// One run: what its threads share. Each thread has a tree of its own, so that none waits for another.
class Contest {
  public:
    Contest(const Match& known, int viewer, Limits limits, const std::atomic<uint32_t>& stops,
            const std::optional<std::vector<uint8_t>>& open_pile = {})
        : known_(known.state()), open_pile_(open_pile), referee_(known.referee()),
          sampler_(known.sampler(referee_, viewer)), guess_(known.guess(referee_, viewer)), viewer_(viewer), limits_(limits),
          stops_(stops), stops_before_(stops), begun_(Clock::now()) {
        if (known.seat() != viewer) raise(std::invalid_argument("it is not this seat's turn"));
        if (open_pile_) check_open();
        Option found[MOST_MOVES];
        for (Move move : known.legal()) candidates_.push_back({move});
        // Before the first sample they are ordered by the points that they score at once.
        Random random{0};
        State state;
        draw(random, state);
        const uint32_t lays = options(referee_, state, found);
        std::stable_sort(found, found + lays, [](const Option& a, const Option& b) { return a.points > b.points; });
        for (uint32_t i = 0; i < lays; ++i) candidates_[i].move = found[i].move;  // words come last
        for (uint32_t i = 0; i < candidates_.size(); ++i) ranking_.push_back(i);
        if (candidates_.size() == 1 && (!limits_.nodes || limits_.nodes > FORCED_NODES)) limits_.nodes = FORCED_NODES;
    }

    // What every thread does, until the run is over or `paused` says that it is to return: then it can be called again.
    template <class Paused>
    void work(Tree& tree, Random& random, const Paused& paused) {
        std::vector<uint32_t> tried;
        std::vector<Worth> worths;
        while (!ended_ && !paused()) {
            tried = still_open();
            worths.clear();
            State sample;
            draw(random, sample);
            const Luck luck = open_pile_ && !open_pile_->empty() ? Luck(*open_pile_) : Luck(sample.now.pile, random);
            const Random playout{random.next()};
            for (uint32_t i : tried) {
                if (!take_node()) break;
                State state = sample;
                Luck same_luck = luck;
                Random same_random = playout;
                worths.push_back(tree.simulate(state, candidates_[i].move, same_luck, same_random));
            }
            enter(tried, worths);
        }
    }

    Report report(size_t lines, const Tree& tree) const {
        Report report{{}, 0};
        uint64_t most = 0;
        for (const Candidate& candidate : candidates_) {
            report.nodes += candidate.visits;
            most = std::max(most, candidate.visits);
        }
        std::vector<const Candidate*> order;
        for (uint32_t i : ranking_)
            if (candidates_[i].visits) order.push_back(&candidates_[i]);
        // Candidates with few visits come after the others, since their means are uncertain.
        std::stable_sort(order.begin(), order.end(), [&](const Candidate* a, const Candidate* b) {
            const bool sure = 2 * a->visits >= most, other_sure = 2 * b->visits >= most;
            return sure != other_sure ? sure : sure || a->visits == b->visits ? a->aim > b->aim : a->visits > b->visits;
        });
        if (order.size() > lines) order.resize(lines);
        for (const Candidate* candidate : order) report.found.push_back(found(*candidate, tree));
        return report;
    }

    void end() { ended_ = true; }
    bool ended() const { return ended_; }

    // Which part of the budget is spent.
    double progress() const {
        double spent = 0;
        if (limits_.nodes) spent = static_cast<double>(nodes_) / static_cast<double>(limits_.nodes);
        if (limits_.seconds > 0)
            spent = std::max(spent, std::chrono::duration<double>(Clock::now() - begun_).count() / limits_.seconds);
        return std::min(spent, 1.0);
    }

    const Referee& referee() const { return referee_; }

  private:
    void check_open() const {
        if (known_.now.viewer != NOBODY) raise(std::invalid_argument("this is what one seat knows, without the other hands"));
        if (open_pile_->empty()) return;
        Tiles tiles = 0;
        for (uint8_t tile : *open_pile_) tiles |= tile < ALL_TILES ? one(tile) : 0;
        if (tiles != known_.now.pile || open_pile_->size() != static_cast<size_t>(known_.now.pile_count))
            raise(std::invalid_argument("these are not the tiles of the pile"));
    }

    void draw(Random& random, State& out) const {
        if (open_pile_) {
            out = known_;
            return;
        }
        if (!sampler_.sample(random, out)) raise(std::runtime_error("no hidden hands agree with what was seen"));
        guess_.shift(out, random);
    }

    bool out_of_budget() const {
        if (stops_ != stops_before_) return true;
        return limits_.seconds > 0 && std::chrono::duration<double>(Clock::now() - begun_).count() >= limits_.seconds;
    }

    // The first node is always granted: a search has an answer, however little time it was given.
    bool take_node() {
        const uint64_t taken = nodes_++;
        if (taken && (ended_ || (limits_.nodes && taken >= limits_.nodes) || out_of_budget())) ended_ = true;
        return !taken || !ended_;
    }

    // Sequential halving: the candidates to be tried next. At first all, in the end two; every halving has the same part
    // of the budget.
    std::vector<uint32_t> still_open() {
        const std::lock_guard guard(lock_);
        const double all = static_cast<double>(candidates_.size());
        const auto count = static_cast<size_t>(std::lround(std::pow(all, 1 - progress())));
        const size_t open = std::min(candidates_.size(), std::max<size_t>(2, count));
        return {ranking_.begin(), ranking_.begin() + static_cast<ptrdiff_t>(open)};
    }

    void enter(const std::vector<uint32_t>& tried, const std::vector<Worth>& worths) {
        const std::lock_guard guard(lock_);
        for (size_t i = 0; i < worths.size(); ++i) {
            Candidate& candidate = candidates_[tried[i]];
            ++candidate.visits;
            candidate.aim += (worths[i].aim[viewer_] - candidate.aim) / static_cast<double>(candidate.visits);
            for (int seat = 0; seat < referee_.rules.seats; ++seat) {
                candidate.shares[seat] += worths[i].share[seat];
                candidate.margins[seat] += worths[i].margin[seat];
                candidate.share_squares[seat] += worths[i].share[seat] * worths[i].share[seat];
                candidate.margin_squares[seat] += worths[i].margin[seat] * worths[i].margin[seat];
            }
        }
        rank();
    }

    // By insertion: little changes from one sample to the next.
    void rank() {
        const auto value = [&](uint32_t i) { return candidates_[i].visits ? candidates_[i].aim : -1.0; };
        for (size_t i = 1; i < ranking_.size(); ++i) {
            const uint32_t moved = ranking_[i];
            size_t at = i;
            for (; at > 0 && value(ranking_[at - 1]) < value(moved); --at) ranking_[at] = ranking_[at - 1];
            ranking_[at] = moved;
        }
    }

    Found found(const Candidate& candidate, const Tree& tree) const {
        const auto means = [&](const double* sums) {
            std::vector<double> means;
            for (int seat = 0; seat < referee_.rules.seats; ++seat)
                means.push_back(sums[seat] / static_cast<double>(candidate.visits));
            return means;
        };
        return {candidate.move, candidate.visits, means(candidate.shares), means(candidate.margins),
                means(candidate.share_squares), means(candidate.margin_squares), tree.line(candidate.move)};
    }

    const State& known_;
    const std::optional<std::vector<uint8_t>> open_pile_;  // the order of the pile, for a player that sees everything
    const Referee referee_;
    const Sampler sampler_;
    const Guess guess_;
    const int viewer_;
    Limits limits_;
    const std::atomic<uint32_t>& stops_;
    const uint32_t stops_before_;
    const Clock::time_point begun_;

    std::atomic<uint64_t> nodes_ = 0;
    std::atomic<bool> ended_ = false;
    Mutex lock_;  // of what follows
    std::vector<Candidate> candidates_;
    std::vector<uint32_t> ranking_;  // of candidates, the best first
};

Run::Run(const Match& known, int viewer, Limits limits, size_t lines, uint64_t seed, uint64_t memory,
         std::shared_ptr<const Scale> scale)
    : known_(known), scale_(std::move(scale)), lines_(lines),
      contest_(std::make_unique<Contest>(known_, viewer, limits, stops_)),
      tree_(std::make_unique<Tree>(contest_->referee(), *scale_, viewer, memory)), random_{Random{seed}.next()} {}

Run::~Run() = default;

bool Run::work(double seconds) {
    const auto until = Clock::now() + std::chrono::duration<double>(seconds);
    bool begun = false;  // whatever the time, there is some progress
    contest_->work(*tree_, random_, [&] { return std::exchange(begun, true) && Clock::now() >= until; });
    return contest_->ended();
}

double Run::progress() const { return contest_->ended() ? 1 : contest_->progress(); }
Report Run::report() const { return contest_->report(lines_, *tree_); }

#if !defined(__wasm__)

constexpr int MOST_THREADS = 256;
constexpr auto POLL = std::chrono::milliseconds(100);

Search::Search(int threads, uint64_t seed, uint64_t memory) : threads_(threads), seed_(seed), memory_(memory) {
    if (threads < 1 || threads > MOST_THREADS) throw std::invalid_argument("threads must be between 1 and 256");
}

std::shared_ptr<const Scale> Search::scale(const Rules& rules) const {
    const std::lock_guard guard(scale_lock_);
    if (!scale_ || !(scale_->rules() == rules)) scale_ = std::make_shared<const Scale>(rules);
    return scale_;
}

Report Search::run(const Match& known, int viewer, Limits limits, size_t lines,
                   const std::function<bool()>& interrupted, const std::optional<std::vector<uint8_t>>& open_pile) const {
    if (!limits.nodes && !(limits.seconds > 0)) throw std::invalid_argument("a search needs a limit");
    const std::shared_ptr<const Scale> scale = this->scale(known.referee().rules);
    Contest contest(known, viewer, limits, stops_, open_pile);
    std::vector<std::unique_ptr<Tree>> trees;
    Random seeds{seed_};
    std::vector<std::thread> helpers;
    for (int i = 0; i < threads_; ++i)
        trees.push_back(std::make_unique<Tree>(contest.referee(), *scale, viewer, memory_ / static_cast<uint64_t>(threads_)));
    Random random{seeds.next()};
    std::exception_ptr error;
    std::mutex error_lock;
    const auto guarded = [&](const auto& work) {
        try {
            work();
        } catch (...) {
            const std::lock_guard guard(error_lock);
            contest.end();
            error = std::current_exception();
        }
    };
    guarded([&] {
        for (int i = 1; i < threads_; ++i)
            helpers.emplace_back([&, &tree = *trees[static_cast<size_t>(i)], own = Random{seeds.next()}]() mutable {
                guarded([&] { contest.work(tree, own, [] { return false; }); });
            });
        auto polled = Clock::now();
        contest.work(*trees[0], random, [&] {
            if (Clock::now() - polled <= POLL) return false;
            polled = Clock::now();
            return interrupted();
        });
        contest.end();
    });
    for (std::thread& helper : helpers) helper.join();
    if (error) std::rethrow_exception(error);
    return contest.report(lines, *trees[0]);
}

#endif

}  // namespace cornerwise::matching
