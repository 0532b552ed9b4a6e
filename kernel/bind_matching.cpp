// The Python face of the matching game.

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "match.hpp"
#include "matching_search.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise::matching;

static Report run_search(const Search& search, const Match& known, int viewer, uint64_t nodes, double seconds, size_t lines,
                         const std::optional<std::vector<uint8_t>>& open_pile) {
    const Match twin(known);  // others may go on with the match meanwhile
    const auto interrupted = [] {
        nb::gil_scoped_acquire locked;
        return PyErr_CheckSignals() != 0;
    };
    Report report;
    {
        nb::gil_scoped_release unlocked;
        report = search.run(twin, viewer, {nodes, seconds}, lines, interrupted, open_pile);
    }
    if (PyErr_Occurred()) throw nb::python_error();
    return report;
}

void bind_matching(nb::module_& m) {
    nb::class_<Rules>(m, "MatchingRules")
        .def(
            "__init__",
            [](Rules* self, int seats, int tile_count, int hand, int tile_points, int bridge,
               std::array<int, 4> hexagons, int out, int opening_triple, int opening_zero, int draw_cost,
               int third_cost, bool first_out_only, bool lots, bool ends_at_once, bool may_pass, bool target_at_once,
               bool everybody_pays, bool hands_count, bool first_out_wins, bool any_after_draw, bool time_limit,
               int target, int deals) {
                const Rules rules{seats, tile_count, hand, tile_points, bridge,
                                  {hexagons[0], hexagons[1], hexagons[2], hexagons[3]}, out, opening_triple,
                                  opening_zero, draw_cost, third_cost, first_out_only, lots, ends_at_once, may_pass,
                                  target_at_once, everybody_pays, hands_count, first_out_wins, any_after_draw,
                                  time_limit, target, deals};
                if (!rules.consistent()) throw std::invalid_argument("these rules contradict each other");
                new (self) Rules(rules);
            },
            nb::kw_only(), "seats"_a, "tile_count"_a, "hand"_a, "tile_points"_a, "bridge"_a, "hexagons"_a, "out"_a,
            "opening_triple"_a, "opening_zero"_a, "draw_cost"_a, "third_cost"_a, "first_out_only"_a, "lots"_a,
            "ends_at_once"_a, "may_pass"_a, "target_at_once"_a, "everybody_pays"_a, "hands_count"_a,
            "first_out_wins"_a, "any_after_draw"_a, "time_limit"_a, "target"_a, "deals"_a);

    nb::class_<Match>(m, "Match")
        .def(nb::init<std::shared_ptr<Rules>, Results>(), "rules"_a, "finished"_a = Results())
        .def_static("seen", &Match::seen, "rules"_a, "finished"_a, "viewer"_a, "starter"_a.none(), "moves"_a,
                    "scores"_a, "What one seat knows of a deal, from the plies that it saw.")
        .def("copy", [](const Match& match) { return Match(match); })
        .def("sample", &Match::sample, "viewer"_a, "seed"_a, "likely"_a = false,
             "The match with other hidden hands that the seat cannot tell from the true ones; if likely, with hands "
             "that had to draw when they drew.")
        .def_prop_ro("turn", &Match::turn)
        .def_prop_ro("seat", &Match::seat)
        .def_prop_ro("receiver", &Match::receiver)
        .def_prop_ro("starter", &Match::starter)
        .def("legal", &Match::legal)
        .def("count", &Match::count)
        .def("is_legal", &Match::is_legal, "move"_a)
        .def("is_event", &Match::is_event, "move"_a)
        .def("push", &Match::push, "move"_a)
        .def("pop", &Match::pop)
        .def("hand", &Match::hand, "seat"_a)
        .def_prop_ro("held", &Match::held)
        .def_prop_ro("pile", &Match::pile)
        .def_prop_ro("last_drawn", &Match::last_drawn)
        .def_prop_ro("lots", &Match::lots)
        .def("table", &Match::table)
        .def_prop_ro("scores", &Match::scores)
        .def_prop_ro("finished", [](const Match& match) { return match.finished(); })
        .def_prop_ro("deal_plies", &Match::deal_plies)
        .def_prop_ro("winners", &Match::winners)
        .def(
            "perft",
            [](const Match& match, int depth) {
                const Match twin(match);  // others may go on with the match meanwhile
                nb::gil_scoped_release unlocked;
                return twin.perft(depth);
            },
            "depth"_a)
        .def(
            "playouts",
            [](const Match& match, uint32_t games, uint64_t seed) {
                const Match twin(match);
                nb::gil_scoped_release unlocked;
                return twin.playouts(games, seed);
            },
            "games"_a, "seed"_a)
        .def("playout", &Match::playout, "seed"_a)
        .def("draw", &Match::draw, "seed"_a)
        .def_prop_ro("bytes", &Match::bytes);

    nb::class_<Found>(m, "MatchingLine", "What was found for one move.")
        .def_ro("move", &Found::move)
        .def_ro("visits", &Found::visits)
        .def_ro("shares", &Found::shares, "Of every seat: the chance to win the match.")
        .def_ro("margins", &Found::margins, "Of every seat: points ahead at the end of this deal.")
        .def_ro("share_squares", &Found::share_squares)
        .def_ro("margin_squares", &Found::margin_squares)
        .def_ro("moves", &Found::line, "The move and what is seen to follow it most often.");
    nb::class_<Report>(m, "MatchingReport")
        .def_ro("lines", &Report::found, "The best first.")
        .def_ro("nodes", &Report::nodes, "Simulations.");
    nb::class_<Search>(m, "MatchingSearch")
        .def(nb::init<int, uint64_t, uint64_t>(), nb::kw_only(), "threads"_a, "seed"_a, "memory"_a)
        .def("run", &run_search, "known"_a, "viewer"_a, nb::kw_only(), "nodes"_a, "seconds"_a, "lines"_a,
             "open_pile"_a.none() = nb::none(),
             "Search on all threads; `lines` of the best moves are told. With `open_pile`, its tiles in their order or "
             "nothing, a match is searched with the hands as they lie, to measure what knowing them is worth.")
        .def("stop", &Search::stop);
}
