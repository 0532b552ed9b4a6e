// The threads of a search. Kept out of the code that is compiled for several processors; see bits.hpp.
//
// With playouts every thread runs simulations of its own in the shared tree, without locks. With an evaluator every
// thread gathers leaves, has them evaluated and hands the values back. Only gathering and handing back lock the tree, so
// the threads evaluate at the same time.

#include "search.hpp"
#include "solve.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace cornerwise {

LeafEvaluator::~LeafEvaluator() = default;

namespace {

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void on_threads(int threads, const std::function<void(int)>& work) {
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
    work(0);
    for (std::thread& other : others) other.join();
}

class EvaluatedSearch {
  public:
    EvaluatedSearch(Search& search, LeafEvaluator& evaluator, int threads, uint64_t nodes, double deadline)
        : search_(search), evaluator_(evaluator), threads_(static_cast<uint64_t>(threads)), nodes_(nodes), deadline_(deadline),
          batch_(std::max(uint64_t{1}, evaluator.batch() / threads_)) {}

    void run() {
        on_threads(static_cast<int>(threads_), [this](int thread) { work(thread); });
        if (error_) std::rethrow_exception(error_);
    }

  private:
    void work(int thread) try {
        while (const uint32_t leaves = gather(thread)) {
            evaluator_.evaluate(thread, leaves);
            search_.play_out(thread);
            const std::lock_guard lock(tree_);
            evaluator_.hand_over(thread, leaves);
            --under_way_;
            handed_over_.notify_all();
        }
    } catch (...) {
        const std::lock_guard lock(tree_);
        if (!error_) error_ = std::current_exception();
        search_.stop();
        handed_over_.notify_all();
    }

    // How many leaves a thread has to evaluate; 0 when the search is over.
    uint32_t gather(int thread) {
        std::unique_lock lock(tree_);
        while (search_.nodes() < nodes_) {
            // The root is evaluated even where there is no time for it: otherwise its moves would have no values.
            if (search_.stopped() || search_.done() || (search_.root_moves() && now() >= deadline_)) return 0;
            const uint64_t share = (nodes_ - search_.nodes() + threads_ - 1) / threads_;
            const uint32_t leaves = search_.gather(thread, static_cast<uint32_t>(std::min(batch_, share)));
            if (leaves) {
                ++under_way_;
                return leaves;
            }
            if (under_way_) handed_over_.wait(lock);  // all leaves that can be gathered are with other threads
        }
        return 0;
    }

    Search& search_;
    LeafEvaluator& evaluator_;
    const uint64_t threads_, nodes_;
    const double deadline_;
    const uint64_t batch_;  // leaves of one thread
    std::mutex tree_;
    std::condition_variable handed_over_;
    int under_way_ = 0;  // threads that have leaves evaluated
    std::exception_ptr error_;
};

}  // namespace

void run_search(Search& search, int threads, uint64_t nodes, double seconds, uint64_t seed, LeafEvaluator* evaluator, bool only_best) {
    const double deadline = now() + seconds;
    search.prepare(seed, !evaluator, only_best);
    if (evaluator)
        EvaluatedSearch(search, *evaluator, threads, nodes, deadline).run();
    else
        on_threads(threads, [&](int thread) { search.work(thread, nodes, deadline); });
}

}  // namespace cornerwise
