// The Python face of the tree search.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "root_moves.hpp"
#include "bind_tuning.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

namespace {

// What is known of a move at the root, for Python.
struct SearchedMove {
    Move move;
    uint32_t visits;
    float value, prior;
    uint32_t fresh;
    std::vector<float> shares, margins;
    SeatErrors errors;
    bool proven;
};

template <class T, int Dimensions>
using Numbers = nb::ndarray<nb::numpy, T, nb::ndim<Dimensions>>;
template <int Dimensions>
using Given = nb::ndarray<const float, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;

// The leaves that a thread has gathered, for Python.
struct Leaves {
    Numbers<uint64_t, 3> planes;  // leaf x plane x word
    Numbers<uint8_t, 2> numbers;  // leaf x number
    Numbers<int64_t, 1> seats;    // the seat to move
    Numbers<int64_t, 1> begins;   // where each leaf's moves begin in the next list, and where they end
    Numbers<uint32_t, 1> moves;
};

template <int Dimensions, class T>
Numbers<T, Dimensions> owned(T* data, std::initializer_list<size_t> shape) {
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    return Numbers<T, Dimensions>(data, shape, owner);
}

using EvaluateLeaves = nb::typed<nb::callable, nb::object(Leaves)>;

// An evaluator written in Python: a function that takes `Leaves` and gives an object with shares, margins and weights.
class PythonEvaluator final : public LeafEvaluator {
  public:
    PythonEvaluator(Search& search, nb::callable evaluate, uint32_t batch, int threads)
        : search_(search), evaluate_(std::move(evaluate)), batch_(batch), given_(static_cast<size_t>(threads)) {}

    uint32_t batch() const override { return batch_; }

    void evaluate(int thread, uint32_t leaves) override {
        const nb::gil_scoped_acquire locked;
        Values& values = given_[static_cast<size_t>(thread)];
        const nb::object answer = evaluate_(shown(thread, leaves, values.begins));
        values.shares = nb::cast<Given<2>>(answer.attr("shares"));
        values.margins = nb::cast<Given<2>>(answer.attr("margins"));
        values.weights = nb::cast<Given<1>>(answer.attr("weights"));
        const size_t seats = static_cast<size_t>(search_.features().seats);
        const auto fits = [&](const Given<2>& given) { return given.shape(0) == leaves && given.shape(1) == seats; };
        if (!fits(values.shares) || !fits(values.margins) || values.weights.shape(0) != values.begins.back())
            throw std::invalid_argument("the evaluation does not fit the leaves");
    }

    void hand_over(int thread, uint32_t leaves) override {
        const Values& values = given_[static_cast<size_t>(thread)];
        const size_t seats = values.shares.shape(1);
        for (uint32_t i = 0; i < leaves; ++i)
            search_.evaluated(thread, i, values.shares.data() + i * seats, values.margins.data() + i * seats,
                              values.weights.data() + values.begins[i]);
    }

  private:
    struct Values {
        std::vector<uint32_t> begins;
        Given<2> shares, margins;
        Given<1> weights;
    };

    Leaves shown(int thread, uint32_t leaves, std::vector<uint32_t>& begins) const {
        begins.assign(1, 0);
        for (uint32_t i = 0; i < leaves; ++i) begins.push_back(begins.back() + search_.leaf_moves(thread, i));
        const FeatureShape shape = search_.features();
        const size_t n = leaves, planes = static_cast<size_t>(shape.planes), words = static_cast<size_t>(shape.words),
                     numbers = static_cast<size_t>(shape.numbers);
        Leaves shown = {owned<3>(new uint64_t[n * planes * words], {n, planes, words}),
                        owned<2>(new uint8_t[n * numbers], {n, numbers}), owned<1>(new int64_t[n], {n}),
                        owned<1>(new int64_t[n + 1], {n + 1}),
                        owned<1>(new uint32_t[begins.back() + 1], {static_cast<size_t>(begins.back())})};
        for (uint32_t i = 0; i < leaves; ++i)
            shown.seats.data()[i] = search_.leaf(thread, i, shown.planes.data() + i * planes * words, shown.numbers.data() + i * numbers,
                                                 shown.moves.data() + begins[i]);
        std::copy(begins.begin(), begins.end(), shown.begins.data());
        return shown;
    }

    Search& search_;
    nb::callable evaluate_;
    uint32_t batch_;
    std::vector<Values> given_;  // [thread]
};

// A search with the tables it reads.
class TreeSearch {
  public:
    TreeSearch(PlacingGame& game, uint64_t memory, int threads, const PriorWeights& prior, const Tuning& tuning, std::shared_ptr<Net> net)
        : game_(game), net_(std::move(net)) {
        if (threads < 1 || threads > MAX_THREADS)
            throw std::invalid_argument("threads must be between 1 and " + std::to_string(MAX_THREADS));
        SearchSettings settings = search_settings(prior, tuning);
        settings.memory = memory;
        settings.threads = threads_ = threads;
        if (net_) check_net(*net_, game_);
        settings.net = net_.get();
        search_.reset(game_.position().search(settings));
    }

    Search& search() { return *search_; }

    void run(uint64_t nodes, double seconds, uint64_t seed, const std::optional<EvaluateLeaves>& evaluate, uint32_t batch, bool only_best) {
        std::unique_ptr<PythonEvaluator> evaluator;
        if (evaluate) evaluator = std::make_unique<PythonEvaluator>(*search_, *evaluate, batch, threads_);
        nb::gil_scoped_release unlocked;
        run_search(*search_, threads_, nodes, seconds, seed, evaluator.get(), only_best);
    }

    Solution solve(uint64_t simulations, double seconds) {
        const double now = std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
        nb::gil_scoped_release unlocked;
        search_->solve(simulations, now + seconds);
        return solution();
    }

    Solution solution() {
        Solution found;
        search_->solution(found);
        return found;
    }

    void advance(int64_t move) {
        if (!game_.is_legal(move)) throw std::invalid_argument("illegal move " + std::to_string(move));
        search_->advance(static_cast<Move>(move));
        game_.push(move);
    }

    void guide(const Given<1>& logits) {
        if (logits.shape(0) != static_cast<size_t>(game_.rows()) + CHOICES) throw std::invalid_argument("there must be a logit for every row and two more");
        search_->guide(logits.data());
    }

    std::vector<SearchedMove> root() {
        const std::vector<RootMove> moves = best_first(*search_);
        const int seats = search_->features().seats;
        const auto by_seat = [&](const float* numbers) { return std::vector<float>(numbers, numbers + seats); };
        std::vector<SearchedMove> all;
        std::vector<SeatErrors> errors = root_errors(moves, seats);
        for (size_t i = 0; i < moves.size(); ++i) {
            const RootMove& m = moves[i];
            all.push_back({m.move, m.visits, m.value, m.prior, m.fresh, by_seat(m.share), by_seat(m.margin),
                           std::move(errors[i]), m.proven});
        }
        return all;
    }

    std::vector<Move> line(Move first, uint32_t most) {
        std::vector<Move> moves(most);
        moves.resize(search_->line(first, moves.data(), most));
        return moves;
    }

  private:
    PlacingGame game_;
    std::shared_ptr<Net> net_;
    std::unique_ptr<Search> search_;
    int threads_;
};

}  // namespace

void bind_search(nb::module_& m) {
    m.attr("FEATURES") = FEATURES;
    nb::class_<SearchedMove>(m, "SearchedMove")
        .def_ro("move", &SearchedMove::move)
        .def_ro("visits", &SearchedMove::visits)
        .def_ro("value", &SearchedMove::value, "For the seat to move, between 0 and 1.")
        .def_ro("prior", &SearchedMove::prior)
        .def_ro("fresh", &SearchedMove::fresh, "The simulations that the following are means of.")
        .def_ro("shares", &SearchedMove::shares)
        .def_ro("margins", &SearchedMove::margins)
        .def_prop_ro("share_errors", [](const SearchedMove& move) { return move.errors.shares; }, "How far these may be off.")
        .def_prop_ro("margin_errors", [](const SearchedMove& move) { return move.errors.margins; })
        .def_ro("proven", &SearchedMove::proven, "Whether shares and margins are exact.");
    nb::class_<Leaves>(m, "Leaves")
        .def_ro("planes", &Leaves::planes, nb::rv_policy::automatic, "leaf x plane x word: bit sets over the cells of the board.")
        .def_ro("numbers", &Leaves::numbers, nb::rv_policy::automatic, "leaf x number.")
        .def_ro("seats", &Leaves::seats, nb::rv_policy::automatic, "For every leaf the seat to move.")
        .def_ro("begins", &Leaves::begins, nb::rv_policy::automatic, "Where the moves of each leaf begin in `moves`, and at last where they all end.")
        .def_ro("moves", &Leaves::moves, nb::rv_policy::automatic, "The legal moves of all leaves, one after the other.");
    nb::class_<TreeSearch>(m, "Search")
        .def(nb::init<PlacingGame&, uint64_t, int, const PriorWeights&, const Tuning&, std::shared_ptr<Net>>(), "position"_a,
             nb::kw_only(), "memory"_a, "threads"_a, "prior_weights"_a, "tuning"_a, "net"_a.none() = nb::none())
        .def("run", &TreeSearch::run, "nodes"_a, "seconds"_a, "seed"_a, "evaluate"_a.none() = nb::none(), "batch"_a = 1, "only_best"_a = false,
             "Search on all threads. `evaluate` takes the place of playouts: it is given `Leaves` and gives an object with shares, "
             "margins and weights; `batch` leaves may wait for it at the same time. Where only the best move is asked for, a search "
             "without `evaluate` ends once no other can catch up with it.")
        .def("solve", &TreeSearch::solve, "simulations"_a, "seconds"_a,
             "Ask the endgame solver about the root, with what so many simulations allow, where that has a fair chance.")
        .def("solution", &TreeSearch::solution, "What is known of best play from the root on.")
        .def("stop", [](TreeSearch& s) { s.search().stop(); })
        .def("resume", [](TreeSearch& s) { s.search().resume(); })
        .def("advance", &TreeSearch::advance, "move"_a)
        .def("__len__", [](TreeSearch& s) { return s.search().root_moves(); })
        .def("guide", &TreeSearch::guide, "logits"_a,
             "Give the moves at the root priors by these logits: of the rows, then of the answers to a swap opening.")
        .def("root", &TreeSearch::root, "The moves at the root: the one to make first, the others by their visits.")
        .def("line", &TreeSearch::line, "first"_a, "most"_a)
        .def_prop_ro("nodes", [](TreeSearch& s) { return s.search().nodes(); })
        .def_prop_ro("full", [](TreeSearch& s) { return s.search().full(); })
        .def_prop_ro("bytes", [](TreeSearch& s) { return s.search().bytes(); });
}
