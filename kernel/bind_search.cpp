// The Python face of the tree search.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "bind.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

namespace {

using Weights = std::vector<float>;
using Tuning = std::map<std::string, double>;

// What is known of a move at the root, for Python.
struct Found {
    Move move;
    uint32_t visits;
    float value, prior;
    uint32_t fresh;
    std::vector<float> shares, margins;
};

template <class T, int Dimensions>
using Numbers = nb::ndarray<nb::numpy, T, nb::ndim<Dimensions>>;
template <int Dimensions>
using Given = nb::ndarray<const float, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;
using Leaves = std::tuple<Numbers<uint8_t, 3>, Numbers<uint8_t, 3>, Numbers<uint64_t, 3>, Numbers<uint8_t, 2>, std::vector<int>,
                          std::vector<int>, std::vector<uint32_t>, Numbers<uint32_t, 1>>;

// Every setting by its name; the names are those of search.hpp.
void set(SearchSettings& settings, const std::string& name, double value) {
    const auto real = static_cast<float>(value);
    if (name == "prior")  // scales the weights, so that 0 is none
        for (float& weight : settings.prior_weight) weight *= real;
    else if (name == "exploration") settings.exploration = real;
    else if (name == "root_exploration") settings.root_exploration = real;
    else if (name == "margin_part") settings.margin_part = real;
    else if (name == "margin_scale") settings.margin_scale = real;
    else if (name == "rave_equivalence") settings.rave_equivalence = real;
    else if (name == "rave_weight") settings.rave_weight = real;
    else if (name == "expand_after") settings.expand_after = static_cast<uint32_t>(value);
    else if (name == "first_children") settings.first_children = static_cast<uint32_t>(value);
    else if (name == "widening") settings.widening = real;
    else if (name == "first_play") settings.first_play = real;
    else if (name == "candidates") settings.candidates = static_cast<int>(value);
    else if (name == "playouts") settings.playouts = static_cast<uint32_t>(value);
    else if (name == "playout_part") settings.playout_part = real;
    else if (name == "large_first") settings.large_first = value != 0;
    else throw std::invalid_argument("there is no search setting '" + name + "'");
}

void set_weights(float* to, const Weights& from) {
    if (from.size() != FEATURES) throw std::invalid_argument("there must be " + std::to_string(FEATURES) + " weights");
    for (int i = 0; i < FEATURES; ++i) to[i] = from[static_cast<size_t>(i)];
}

// A search with the tables it reads.
class TreeSearch {
  public:
    TreeSearch(PlacingGame& game, uint64_t memory, int threads, const Weights& prior, const Tuning& tuning)
        : game_(game) {
        SearchSettings settings;
        if (threads < 1 || threads > MAX_THREADS)
            throw std::invalid_argument("threads must be between 1 and " + std::to_string(MAX_THREADS));
        settings.memory = memory;
        settings.threads = threads_ = threads;
        begins_.assign(static_cast<size_t>(threads), {0});
        set_weights(settings.prior_weight, prior);
        for (const auto& [name, value] : tuning) set(settings, name, value);
        if (settings.candidates < 1 || settings.first_children < 1) throw std::invalid_argument("a search needs candidates and children");
        search_.reset(game_.position().search(settings));
    }

    Search& search() { return *search_; }

    void run(uint64_t nodes, double seconds, uint64_t seed) {
        nb::gil_scoped_release unlocked;
        run_search(*search_, threads_, nodes, seconds, seed);
    }

    void advance(int64_t move) {
        if (!game_.is_legal(move)) throw std::invalid_argument("illegal move " + std::to_string(move));
        search_->advance(static_cast<Move>(move));
        game_.push(move);
    }

    void guide(const Given<1>& logits) {
        if (logits.shape(0) != static_cast<size_t>(game_.rows()) + 2) throw std::invalid_argument("there must be a logit for every row and two more");
        search_->guide(logits.data());
    }

    std::vector<Found> root() {
        std::vector<RootMove> moves(search_->root_moves());
        search_->root(moves.data());
        const int seats = search_->shape().seats;
        std::vector<Found> all;
        for (const RootMove& m : moves)
            all.push_back({m.move, m.visits, m.value, m.prior, m.fresh, std::vector<float>(m.share, m.share + seats),
                           std::vector<float>(m.margin, m.margin + seats)});
        return all;
    }

    std::vector<Move> line(Move first, uint32_t most) {
        std::vector<Move> moves(most);
        moves.resize(search_->line(first, moves.data(), most));
        return moves;
    }

    // Leaves for a thread as arrays: cells (leaves x colours x cells), pieces left (leaves x colours x pieces), the planes and
    // numbers that a net is shown, the colour and the seat to move, where each leaf's moves begin in one long list, and that list.
    Leaves gather(uint32_t most, int thread) {
        std::vector<uint32_t>& begins = begins_of(thread);
        uint32_t count;
        {
            nb::gil_scoped_release unlocked;
            const std::lock_guard lock(tree_);
            count = search_->gather(thread, most);
        }
        const LeafShape shape = search_->shape();
        const size_t n = count, plane = static_cast<size_t>(shape.colours) * shape.cells,
                     pieces = static_cast<size_t>(shape.colours) * shape.pieces;
        begins.assign(1, 0);
        for (uint32_t i = 0; i < count; ++i) begins.push_back(begins.back() + search_->leaf_moves(thread, i));
        auto* cells = new uint8_t[n * plane + 1];
        auto* left = new uint8_t[n * pieces + 1];
        auto* moves = new uint32_t[begins.back() + 1];
        const FeatureShape shown = search_->features();
        const size_t bits = static_cast<size_t>(shown.planes) * shown.words, small = static_cast<size_t>(shown.numbers);
        auto* planes = new uint64_t[n * bits + 1];
        auto* numbers = new uint8_t[n * small + 1];
        std::vector<int> colours(n), seats(n);
        for (uint32_t i = 0; i < count; ++i)
            colours[i] = search_->leaf(thread, i, cells + i * plane, left + i * pieces, moves + begins[i], &seats[i],
                                       planes + i * bits, numbers + i * small);
        return {owned<3>(cells, {n, static_cast<size_t>(shape.colours), static_cast<size_t>(shape.cells)}),
                owned<3>(left, {n, static_cast<size_t>(shape.colours), static_cast<size_t>(shape.pieces)}),
                owned<3>(planes, {n, static_cast<size_t>(shown.planes), static_cast<size_t>(shown.words)}),
                owned<2>(numbers, {n, small}), colours, seats, begins, owned<1>(moves, {static_cast<size_t>(begins.back())})};
    }

    void evaluated(const Given<2>& shares, const Given<2>& margins, const Given<1>& weights, int thread) {
        std::vector<uint32_t>& begins = begins_of(thread);
        const size_t n = begins.size() - 1, seats = static_cast<size_t>(search_->shape().seats);
        if (shares.shape(0) != n || shares.shape(1) != seats || margins.shape(0) != n || margins.shape(1) != seats ||
            weights.shape(0) != begins.back())
            throw std::invalid_argument("the evaluation does not fit the leaves gathered");
        nb::gil_scoped_release unlocked;
        search_->play_out(thread);
        const std::lock_guard lock(tree_);
        for (size_t i = 0; i < n; ++i)
            search_->evaluated(thread, static_cast<uint32_t>(i), shares.data() + i * seats, margins.data() + i * seats,
                               weights.data() + begins[i]);
        begins.assign(1, 0);
    }

  private:
    std::vector<uint32_t>& begins_of(int thread) {
        if (thread < 0 || thread >= threads_) throw std::invalid_argument("there is no thread " + std::to_string(thread));
        return begins_[static_cast<size_t>(thread)];
    }

    template <int Dimensions, class T>
    static Numbers<T, Dimensions> owned(T* data, std::initializer_list<size_t> shape) {
        nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
        return Numbers<T, Dimensions>(data, shape, owner);
    }

    PlacingGame game_;
    std::unique_ptr<Search> search_;
    std::mutex tree_;  // held by whoever gathers leaves or gives them their values
    std::vector<std::vector<uint32_t>> begins_;  // for every thread where each leaf's moves begin
    int threads_;
};

}  // namespace

void bind_search(nb::module_& m) {
    m.attr("FEATURES") = FEATURES;
    nb::class_<Found>(m, "Found")
        .def_ro("move", &Found::move)
        .def_ro("visits", &Found::visits)
        .def_ro("value", &Found::value, "For the seat to move, between 0 and 1.")
        .def_ro("prior", &Found::prior)
        .def_ro("fresh", &Found::fresh, "The simulations that the next two are means of.")
        .def_ro("shares", &Found::shares)
        .def_ro("margins", &Found::margins);
    nb::class_<TreeSearch>(m, "Search")
        .def(nb::init<PlacingGame&, uint64_t, int, const Weights&, const Tuning&>(), "position"_a, nb::kw_only(), "memory"_a,
             "threads"_a, "prior_weights"_a, "tuning"_a)
        .def("run", &TreeSearch::run, "nodes"_a, "seconds"_a, "seed"_a)
        .def("begin", [](TreeSearch& s, uint64_t seed) { s.search().prepare(seed, false); }, "seed"_a,
             "Start counting anew, before leaves are gathered.")
        .def("stop", [](TreeSearch& s) { s.search().stop(); })
        .def("resume", [](TreeSearch& s) { s.search().resume(); })
        .def("advance", &TreeSearch::advance, "move"_a)
        .def("__len__", [](TreeSearch& s) { return s.search().root_moves(); })
        .def("guide", &TreeSearch::guide, "logits"_a,
             "Give the moves at the root priors by these logits: of the rows, then of the answers to a swap opening.")
        .def("root", &TreeSearch::root)
        .def("line", &TreeSearch::line, "first"_a, "most"_a)
        .def("gather", &TreeSearch::gather, "most"_a, "thread"_a = 0)
        .def("evaluated", &TreeSearch::evaluated, "shares"_a, "margins"_a, "weights"_a, "thread"_a = 0)
        .def_prop_ro("stopped", [](TreeSearch& s) { return s.search().stopped(); })
        .def_prop_ro("nodes", [](TreeSearch& s) { return s.search().nodes(); })
        .def_prop_ro("full", [](TreeSearch& s) { return s.search().full(); })
        .def_prop_ro("bytes", [](TreeSearch& s) { return s.search().bytes(); });
}
