// The Python face of games in which every move is searched as in play.

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bind.hpp"
#include "bind_finished.hpp"
#include "bind_tuning.hpp"
#include "searched_games.hpp"
#include "thread_pool.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

namespace {

SearchedPlayer player_of(const PriorWeights& prior, const Tuning& tuning, std::shared_ptr<Net> net, uint64_t memory) {
    SearchedPlayer player = {net, search_settings(prior, tuning)};
    player.search.memory = memory;
    player.search.net = player.net.get();
    return player;
}

class GameSearchedGames {
  public:
    GameSearchedGames(PlacingGame& game, uint32_t games, int threads, uint64_t seed, const Tuning& tuning)
        : game_(game), slots_(games), pool_((check_threads(games, threads), threads)),
          games_(game_.position(), game_.table(), game_.rules(), games, seed) {
        tune(tuning);
    }

    void tune(const Tuning& tuning) {
        const SelfPlaySettings settings = selfplay_settings(tuning);
        check(settings.root_noise >= 0 && settings.root_noise <= 1, "the part of the noise is out of range");
        games_.tune(settings);
    }

    void seat(const std::vector<SearchedPlayer>& players) {
        check(players.size() == 1 || players.size() == 2, "there must be one player or two");
        for (const SearchedPlayer& player : players)
            if (player.net) check_net(*player.net, game_);
        seated_ = true;
        games_.seat(players);
    }

    void step(uint32_t moves) {
        check(seated_, "nobody plays yet");
        const nb::gil_scoped_release unlocked;
        pool_.run(slots_, [&](int, uint32_t game) { games_.go_on(game, moves); }, 1);
    }

    FinishedGames finished() { return take_finished(games_, slots_, game_.rules().parties.size()); }

  private:
    PlacingGame game_;
    uint32_t slots_;
    ThreadPool pool_;
    SearchedGames games_;
    bool seated_ = false;
};

}  // namespace

void bind_searched(nb::module_& m) {
    nb::class_<SearchedPlayer>(m, "SearchedPlayer")
        .def(nb::new_([](const PriorWeights& prior, const Tuning& tuning, std::shared_ptr<Net> net, uint64_t memory) {
                 return player_of(prior, tuning, std::move(net), memory);
             }),
             nb::kw_only(), "prior_weights"_a, "tuning"_a, "net"_a.none() = nb::none(), "memory"_a = uint64_t{16} << 20);
    nb::class_<GameSearchedGames>(m, "SearchedGames")
        .def(nb::init<PlacingGame&, uint32_t, int, uint64_t, const Tuning&>(), "position"_a, nb::kw_only(), "games"_a, "threads"_a,
             "seed"_a, "tuning"_a)
        .def("tune", &GameSearchedGames::tune, "tuning"_a)
        .def("seat", &GameSearchedGames::seat, "players"_a,
             "Who plays from now on. Of two the second has one party, in each game of a group another one.")
        .def("step", &GameSearchedGames::step, "moves"_a, "Makes so many moves in every game, on all threads.")
        .def("finished", &GameSearchedGames::finished, "The games that ended since the last call.");
}
