// The Python face of many games at once. Arrays belong to the caller and are filled in place; everything about them is
// checked here.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <memory>
#include <vector>

#include "bind.hpp"
#include "bind_finished.hpp"
#include "bind_tuning.hpp"
#include "thread_pool.hpp"
#include "selfplay.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

namespace {

template <class T, int Dimensions>
using Buffer = nb::ndarray<T, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;
template <class T, int Dimensions>
using Given = nb::ndarray<const T, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;

void check_features(const FeatureShape& shape, size_t slots, const Buffer<uint64_t, 3>& planes, const Buffer<uint8_t, 2>& numbers) {
    check(planes.shape(0) == slots && planes.shape(1) == static_cast<size_t>(shape.planes) &&
              planes.shape(2) == static_cast<size_t>(shape.words),
          "the planes have another shape");
    check(numbers.shape(0) == slots && numbers.shape(1) == static_cast<size_t>(shape.numbers), "the numbers have another shape");
}

// Lists of the leaves or samples, one after another.
template <class Count>
uint32_t sum_up(uint32_t slots, int32_t* offsets, Count count) {
    uint32_t total = 0;
    for (uint32_t i = 0; i < slots; ++i) {
        offsets[i] = static_cast<int32_t>(total);
        total += count(i);
    }
    offsets[slots] = static_cast<int32_t>(total);
    return total;
}

class GameSelfPlay {
  public:
    GameSelfPlay(PlacingGame& game, uint32_t games, int threads, uint64_t seed, const Tuning& tuning, bool scope)
        : game_(game), games_(games), pool_((check_threads(games, threads), threads)) {
        selfplay_.reset(game_.position().selfplay(games, threads, seed, scope));
        tune(tuning);
    }

    FeatureShape shape() const { return selfplay_->shape(); }
    void tune(const Tuning& tuning) { selfplay_->tune(selfplay_settings(tuning)); }

    uint32_t step(const Given<float, 2>& shares, const Given<float, 2>& margins, const Given<float, 1>& logits,
                  const Buffer<uint64_t, 3>& planes, const Buffer<uint8_t, 2>& numbers, const Buffer<uint8_t, 1>& seats) {
        const FeatureShape shape = this->shape();
        const auto width = static_cast<size_t>(shape.seats);
        check(shares.shape(0) == games_ && shares.shape(1) == width && margins.shape(0) == games_ && margins.shape(1) == width,
              "the values have another shape");
        check(logits.shape(0) >= (offsets_.empty() ? 0 : static_cast<size_t>(offsets_.back())), "there are too few logits");
        check_features(shape, games_, planes, numbers);
        check(seats.shape(0) == games_, "the seats have another shape");
        const float *share = shares.data(), *margin = margins.data(), *logit = logits.data();
        uint64_t* plane = planes.data();
        uint8_t *number = numbers.data(), *seat = seats.data();
        nb::gil_scoped_release unlocked;
        const bool fresh = offsets_.empty();
        if (fresh) offsets_.resize(games_ + 1);
        pool_.run(games_, [&](int worker, uint32_t i) {
            selfplay_->advance(i, worker, share + i * width, margin + i * width, fresh ? nullptr : logit + offsets_[i]);
            selfplay_->leaf(i, plane + static_cast<size_t>(i) * shape.planes * shape.words, number + static_cast<size_t>(i) * shape.numbers);
            seat[i] = static_cast<uint8_t>(selfplay_->searching(i));
        });
        return sum_up(games_, offsets_.data(), [&](uint32_t i) { return selfplay_->leaf_moves(i); });
    }

    // The places of all leaves' moves; those of leaf i are moved on by i * stride.
    void places(const Given<int32_t, 1>& table, int32_t stride, const Buffer<int32_t, 1>& out) {
        const int rows = game_.rows();
        check(table.shape(0) == static_cast<size_t>(rows) + CHOICES, "the table of places has another size");
        check(!offsets_.empty() && out.shape(0) >= static_cast<size_t>(offsets_.back()), "there is too little room for the moves");
        const int32_t* places = table.data();
        int32_t* to = out.data();
        nb::gil_scoped_release unlocked;
        pool_.run(games_, [&](int, uint32_t i) {
            const Move* move = selfplay_->leaf_move(i);
            const int32_t base = static_cast<int32_t>(i) * stride;
            for (int32_t k = offsets_[i]; k < offsets_[i + 1]; ++k) to[k] = base + places[number_of(*move++, rows)];
        });
    }

    FinishedGames finished() { return take_finished(*selfplay_, games_, static_cast<size_t>(shape().seats)); }

  private:
    PlacingGame game_;
    uint32_t games_;
    ThreadPool pool_;
    std::unique_ptr<SelfPlay> selfplay_;
    std::vector<int32_t> offsets_;
};

class GameRerun {
  public:
    GameRerun(PlacingGame& game, uint32_t slots, int threads, bool scope)
        : game_(game), slots_(slots), pool_((check_threads(slots, threads), threads)) {
        rerun_.reset(game_.position().rerun(slots, threads, scope));
    }

    FeatureShape shape() const { return rerun_->shape(); }

    // Shows the positions `plies` of the games whose moves are the rows of `moves`, each under its symmetry.
    uint32_t show(const Given<uint32_t, 2>& moves, const Given<uint32_t, 2>& plies, const Given<uint32_t, 2>& targets,
                  const Given<uint16_t, 2>& images, const Given<uint8_t, 1>& symmetry, const Buffer<uint64_t, 3>& planes,
                  const Buffer<uint8_t, 2>& numbers, const Buffer<uint64_t, 3>& owned, const Buffer<uint8_t, 1>& seats) {
        const FeatureShape shape = this->shape();
        check(moves.shape(0) == slots_ && plies.shape(0) == slots_ && plies.shape(1) == 2 && targets.shape(0) == slots_ &&
                  targets.shape(1) == TARGETS && symmetry.shape(0) == slots_ && seats.shape(0) == slots_,
              "the samples have another shape");
        check(images.shape(1) == static_cast<size_t>(game_.cell_count()), "the symmetries have another shape");
        check_features(shape, slots_, planes, numbers);
        check(owned.shape(0) == slots_ && owned.shape(1) == static_cast<size_t>(shape.colours) &&
                  owned.shape(2) == static_cast<size_t>(shape.words),
              "the cells owned have another shape");
        const size_t width = moves.shape(1), cells = images.shape(1), symmetries = images.shape(0);
        for (size_t i = 0; i < slots_; ++i)
            check(symmetry(i) < symmetries && plies(i, 0) <= plies(i, 1) && plies(i, 1) <= width, "a sample is out of range");
        for (size_t i = 0; i < symmetries * cells; ++i) check(images.data()[i] < cells, "a symmetry leaves the board");
        const Move *move = moves.data(), *target = targets.data();
        const uint32_t* ply = plies.data();
        const uint16_t* image = images.data();
        symmetry_.assign(symmetry.data(), symmetry.data() + slots_);
        uint64_t *plane = planes.data(), *own = owned.data();
        uint8_t *number = numbers.data(), *seat = seats.data();
        std::atomic<bool> sound{true};
        {
            nb::gil_scoped_release unlocked;
            pool_.run(slots_, [&](int worker, uint32_t i) {
                const Sample sample = {move + i * width, ply[2 * i + 1], ply[2 * i], target + static_cast<size_t>(i) * TARGETS,
                                       symmetry_[i] ? image + symmetry_[i] * cells : nullptr};
                const Shown shown = {plane + static_cast<size_t>(i) * shape.planes * shape.words,
                                     number + static_cast<size_t>(i) * shape.numbers,
                                     own + static_cast<size_t>(i) * shape.colours * shape.words, seat + i};
                if (!rerun_->show(sample, worker, i, shown)) sound = false;
            });
        }
        check(sound, "a sample is no position of its game");
        offsets_.resize(slots_ + 1);
        return sum_up(slots_, offsets_.data(), [&](uint32_t i) { return rerun_->moves(i); });
    }

    // The places of all samples' moves (tables: symmetries x rows + 2), and which class of its sample each belongs to:
    // sample * (TARGETS + 1) + target.
    void places(const Given<int32_t, 2>& tables, int32_t stride, const Buffer<int32_t, 1>& out, const Buffer<int32_t, 1>& classes) {
        const int rows = game_.rows();
        const size_t width = static_cast<size_t>(rows) + CHOICES;
        check(tables.shape(1) == width, "the tables of places have another size");
        check(!offsets_.empty() && out.shape(0) >= static_cast<size_t>(offsets_.back()) && classes.shape(0) >= static_cast<size_t>(offsets_.back()),
              "there is too little room for the moves");
        for (const uint8_t symmetry : symmetry_) check(symmetry < tables.shape(0), "a sample is out of range");
        const int32_t* all = tables.data();
        int32_t *to = out.data(), *klass = classes.data();
        nb::gil_scoped_release unlocked;
        pool_.run(slots_, [&](int, uint32_t i) {
            const Move* move = rerun_->move(i);
            const uint8_t* target = rerun_->target(i);
            const int32_t base = static_cast<int32_t>(i) * stride, first = static_cast<int32_t>(i) * (TARGETS + 1);
            for (int32_t k = offsets_[i]; k < offsets_[i + 1]; ++k) {
                to[k] = base + all[symmetry_[i] * width + number_of(*move++, rows)];
                klass[k] = first + *target++;
            }
        });
    }

  private:
    PlacingGame game_;
    uint32_t slots_;
    ThreadPool pool_;
    std::unique_ptr<Rerun> rerun_;
    std::vector<int32_t> offsets_;
    std::vector<uint8_t> symmetry_;
};

}  // namespace

void bind_selfplay(nb::module_& m) {
    m.attr("TARGETS") = TARGETS;
    nb::class_<FinishedGames>(m, "FinishedGames")
        .def_ro("about", &FinishedGames::about, nb::rv_policy::automatic, "(games, 4): plies, random plies at the beginning, which game of its slot it is, and the slot.")
        .def_ro("shares", &FinishedGames::shares, nb::rv_policy::automatic, "(games, seats): parts of the win.")
        .def_ro("margins", &FinishedGames::margins, nb::rv_policy::automatic, "(games, seats): points ahead of the best other party.")
        .def_ro("moves", &FinishedGames::moves, nb::rv_policy::automatic, "Of all games, one after another.")
        .def_ro("target_at", &FinishedGames::target_at, nb::rv_policy::automatic, "(targets, 2): game and ply.")
        .def_ro("target_moves", &FinishedGames::target_moves, nb::rv_policy::automatic, "(targets, TARGETS): the likeliest moves of an improved policy.")
        .def_ro("target_parts", &FinishedGames::target_parts, nb::rv_policy::automatic, "(targets, TARGETS): their parts of it.")
        .def_ro("target_shares", &FinishedGames::target_shares, nb::rv_policy::automatic, "(targets, seats): the value that the search found.")
        .def_ro("target_margins", &FinishedGames::target_margins, nb::rv_policy::automatic, "(targets, seats): likewise.");
    nb::class_<GameSelfPlay>(m, "SelfPlay")
        .def(nb::init<PlacingGame&, uint32_t, int, uint64_t, const Tuning&, bool>(), "position"_a, nb::kw_only(), "games"_a, "threads"_a,
             "seed"_a, "tuning"_a, "scope"_a = false)
        .def_prop_ro("shape", &GameSelfPlay::shape)
        .def("tune", &GameSelfPlay::tune, "tuning"_a)
        .def("step", &GameSelfPlay::step, nb::kw_only(), "shares"_a, "margins"_a, "logits"_a, "planes"_a, "numbers"_a, "seats"_a,
             "Takes the values of the leaves and goes on to the next; returns how many moves those have in all.")
        .def("places", &GameSelfPlay::places, "table"_a, "stride"_a, "out"_a)
        .def("finished", &GameSelfPlay::finished, "The games that ended since the last call.");
    nb::class_<GameRerun>(m, "Rerun")
        .def(nb::init<PlacingGame&, uint32_t, int, bool>(), "position"_a, nb::kw_only(), "slots"_a, "threads"_a, "scope"_a = false)
        .def_prop_ro("shape", &GameRerun::shape)
        .def("show", &GameRerun::show, nb::kw_only(), "moves"_a, "plies"_a, "targets"_a, "images"_a, "symmetry"_a, "planes"_a,
             "numbers"_a, "owned"_a, "seats"_a)
        .def("places", &GameRerun::places, "tables"_a, "stride"_a, "out"_a, "classes"_a);
}
