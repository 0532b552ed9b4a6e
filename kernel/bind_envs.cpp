// The Python face of games as environments. Arrays belong to the caller and are filled in place; everything about them
// that could do harm is checked here.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "bind.hpp"
#include "thread_pool.hpp"
#include "envs.hpp"
#include "match.hpp"
#include "matching_envs.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

namespace {

template <class T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;  // of any shape; its size is what matters
using Actions = nb::ndarray<const int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using matching::Match;

constexpr int MOST_WORKERS = 256;
constexpr uint32_t MOST_GAMES = 1u << 20;

void check(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

void check_picture(PlacingGame& game, const Picture& picture) {
    int cells = 0;
    for (const PixelRun& run : picture.runs) cells += run.count;
    check(cells == game.cell_count(), "the picture is that of another board");
}

// Planes as a seat sees them, and a byte for every action: all 0 unless it is that seat's turn.
void observe_placing(PlacingGame& game, const Picture& picture, int seat, const Array<uint8_t>& planes, const Array<int8_t>& mask) {
    Position& position = game.position();
    check_picture(game, picture);
    const EnvShape shape = position.env_shape(picture.pixels);
    check(seat >= 0 && seat < shape.seats, "there is no such seat");
    check(planes.size() == static_cast<size_t>(shape.planes) * picture.pixels, "the planes have another shape");
    check(mask.size() == static_cast<size_t>(shape.actions), "the mask has another shape");
    position.see(seat, picture, planes.data());
    auto* bytes = reinterpret_cast<uint8_t*>(mask.data());
    if (position.seat() != seat) {
        std::memset(bytes, 0, mask.size());
        return;
    }
    uint64_t* words = game.mask_room();
    position.mask(game.move_room(), words);
    position.spread_mask(words, bytes);
}

void observe_match(const Match& match, int seat, const Array<uint8_t>& planes, const Array<int8_t>& mask) {
    check(seat >= 0 && static_cast<size_t>(seat) < match.seats(), "there is no such seat");
    check(planes.size() == static_cast<size_t>(matching::PLANES) * matching::PIXELS, "the planes have another shape");
    check(mask.size() == matching::ACTIONS, "the mask has another shape");
    const matching::Referee referee = match.referee();
    matching::write_planes(referee, match.state(), seat, planes.data());
    std::memset(mask.data(), 0, mask.size());
    if (match.seat() != seat) return;
    std::vector<uint32_t> list(matching::MOST_MOVES);
    std::vector<uint64_t> words(static_cast<size_t>(mask_words(matching::ACTIONS)));
    const uint32_t count = matching::write_mask(referee, match.state(), list.data(), words.data());
    for (uint32_t i = 0; i < count; ++i) mask.data()[list[i]] = 1;
}

// In place of an action: the game is left as it is.
constexpr int64_t WAIT = INT64_MIN;

// Many games that are stepped together.
class GameBatch {
  public:
    GameBatch(PlacingGame& game, std::shared_ptr<Picture> picture, bool points, uint32_t games, int threads)
        : game_(std::make_unique<PlacingGame>(game)), picture_(std::move(picture)), pixels_(static_cast<size_t>(picture_->pixels)),
          games_(games), pool_((check_threads(games, threads), threads)) {
        check_picture(*game_, *picture_);
        check(game_->position().turn() >= 0, "the game is over");
        batch_.reset(game_->position().batch(*picture_, reward(points), games, threads));
    }
    GameBatch(const Match& match, bool points, uint32_t games, int threads)
        : rules_(match.rules()), pixels_(matching::PIXELS), games_(games), pool_((check_threads(games, threads), threads)) {
        batch_.reset(matching::make_batch(*rules_, reward(points), games, threads));
    }

    EnvShape shape() const { return batch_->shape(); }

    void reset(uint64_t seed, const Array<uint8_t>& planes, const Array<uint64_t>& masks, const Array<uint8_t>& seats) {
        const Screen screen = screen_in(planes, masks, seats);
        nb::gil_scoped_release unlocked;
        const std::lock_guard alone(mutex_);
        std::vector<uint64_t> own(games_);
        portable::Random seeds{seed};
        for (uint64_t& one : own) one = seeds.next();
        pool_.run(games_, [&](int worker, uint32_t i) { batch_->reset(i, worker, own[i], screen_of(screen, i)); });
        begun_ = true;
    }

    // Returns the first game whose action is not allowed, and then nothing has changed; or -1.
    int64_t step(const Actions& actions, const Array<uint8_t>& planes, const Array<uint64_t>& masks, const Array<uint8_t>& seats,
                 const Array<float>& rewards, const Array<uint8_t>& ended) {
        check_begun();
        const Screen screen = screen_in(planes, masks, seats);
        const auto width = static_cast<size_t>(shape().seats);
        check(actions.shape(0) == games_, "there must be one action for every game");
        check(rewards.size() == games_ * width && ended.size() == games_, "the rewards or the ends have another shape");
        const int64_t* action = actions.data();
        float* reward = rewards.data();
        uint8_t* end = ended.data();
        nb::gil_scoped_release unlocked;
        const std::lock_guard alone(mutex_);
        for (uint32_t i = 0; i < games_; ++i)
            if (action[i] != WAIT && !batch_->allows(i, action[i])) return i;
        pool_.run(games_, [&](int worker, uint32_t i) {
            if (action[i] == WAIT) {
                std::fill_n(reward + i * width, width, 0.0f);
                end[i] = 0;
                return;
            }
            batch_->step(i, worker, static_cast<uint32_t>(action[i]), {reward + i * width, end + i}, screen_of(screen, i));
        });
        return -1;
    }

    void draw(const nb::ndarray<int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>& actions) const {
        check_begun();
        check(actions.shape(0) == games_, "there must be room for one action of every game");
        const std::lock_guard alone(mutex_);
        for (uint32_t i = 0; i < games_; ++i) actions.data()[i] = batch_->drawn(i);
    }

    std::vector<uint32_t> moves(uint32_t game) const {
        check_begun();
        if (game >= games_) throw std::out_of_range("there is no such game");
        const std::lock_guard alone(mutex_);
        uint32_t count;
        const uint32_t* moves = batch_->moves(game, count);
        return {moves, moves + count};
    }

  private:
    static Reward reward(bool points) { return points ? Reward::POINTS : Reward::OUTCOME; }
    static void check_threads(uint32_t games, int threads) {
        check(games >= 1 && games <= MOST_GAMES, "there are too few or too many games");
        check(threads >= 1 && threads <= MOST_WORKERS, "there are too few or too many threads");
    }
    void check_begun() const { check(begun_, "the games must be reset first"); }

    Screen screen_in(const Array<uint8_t>& planes, const Array<uint64_t>& masks, const Array<uint8_t>& seats) const {
        const EnvShape shape = this->shape();
        check(planes.size() == games_ * pixels_ * static_cast<size_t>(shape.planes), "the planes have another shape");
        check(masks.size() == games_ * static_cast<size_t>(mask_words(shape.actions)), "the masks have another shape");
        check(seats.size() == games_, "the seats have another shape");
        return {planes.data(), masks.data(), seats.data()};
    }

    // Of arrays for all games what belongs to one.
    Screen screen_of(const Screen& all, uint32_t game) const {
        const EnvShape shape = this->shape();
        return {all.planes + game * pixels_ * static_cast<size_t>(shape.planes),
                all.mask + game * static_cast<size_t>(mask_words(shape.actions)), all.seat + game};
    }

    std::unique_ptr<PlacingGame> game_;  // keeps the tables of the batch alive, as the next two keep what it needs
    std::shared_ptr<Picture> picture_;
    std::shared_ptr<matching::Rules> rules_;
    size_t pixels_;
    size_t games_;
    ThreadPool pool_;
    std::unique_ptr<Batch> batch_;
    mutable std::mutex mutex_;  // other Python threads go on while games are stepped, and may come here too
    bool begun_ = false;
};

}  // namespace

void bind_envs(nb::module_& m) {
    m.attr("WAIT") = WAIT;
    m.attr("MATCHING_ACTIONS") = matching::ACTIONS;
    m.attr("MATCHING_HEIGHT") = matching::ROWS;
    m.attr("MATCHING_WIDTH") = matching::COLUMNS;
    m.attr("MATCHING_PLACES") = matching::PLACES;
    m.attr("MOST_DEALS") = matching::MOST_DEALS;
    m.attr("MOST_GAMES") = MOST_GAMES;
    m.attr("MOST_WORKERS") = MOST_WORKERS;
    nb::class_<Picture>(m, "Picture")
        .def(
            "__init__",
            [](Picture* self, int pixels, const nb::ndarray<const int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>& pixel_of) {
                new (self) Picture(pixels, pixel_of.data(), static_cast<int>(pixel_of.shape(0)));
            },
            "pixels"_a, "pixel_of"_a, "How the cells of a board lie in a plane of so many pixels.");
    m.def("observe_placing", &observe_placing, "position"_a, "picture"_a, "seat"_a, "planes"_a, "mask"_a,
          "Writes what a seat sees, and which actions it has.");
    m.def("observe_matching", &observe_match, "match"_a, "seat"_a, "planes"_a, "mask"_a,
          "Writes what a seat may know, and which actions it has.");
    m.def("matching_move", [](const Match& match, uint32_t action) {
        check(action < matching::ACTIONS, "there is no such action");
        return matching::move_of(match.state(), action);
    }, "match"_a, "action"_a, "The move that an action is.");
    m.def("draw_action", [](const nb::ndarray<const int8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>& mask, uint64_t seed) {
        const int64_t action = draw_action(mask.data(), mask.shape(0), seed);
        check(action >= 0, "the mask allows no action");
        return action;
    }, "mask"_a, "seed"_a, "One of the actions that a mask allows, all equally likely.");
    m.def("reward_of", &reward_of, "party_share"_a, "parties"_a, "What a share of the win brings.");
    nb::class_<GameBatch>(m, "Batch")
        .def(nb::init<PlacingGame&, std::shared_ptr<Picture>, bool, uint32_t, int>(), "position"_a, "picture"_a, nb::kw_only(),
             "points"_a, "games"_a, "threads"_a)
        .def(nb::init<const Match&, bool, uint32_t, int>(), "match"_a, nb::kw_only(), "points"_a, "games"_a, "threads"_a)
        .def("reset", &GameBatch::reset, "seed"_a, "planes"_a, "masks"_a, "seats"_a)
        .def("step", &GameBatch::step, "actions"_a, "planes"_a, "masks"_a, "seats"_a, "rewards"_a, "ended"_a,
             "Steps every game whose action is not WAIT; returns the first whose action is not allowed, and then nothing has changed, or -1.")
        .def("draw", &GameBatch::draw, "actions"_a, "Writes an action for every game, all that it has equally likely.")
        .def("moves", &GameBatch::moves, "game"_a, "The moves of a game since it began.");
}
