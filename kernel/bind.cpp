// The Python face of the kernel. Everything that comes from Python is checked here.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "bind.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

void bind_envs(nb::module_& m);
void bind_selfplay(nb::module_& m);
void bind_searched(nb::module_& m);
void bind_matching(nb::module_& m);
void bind_script(nb::module_& m);
void bind_net(nb::module_& m);
void bind_search(nb::module_& m);

namespace {

template <class T>
using Column = nb::ndarray<const T, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
template <class T>
using Array = nb::ndarray<const T, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;

template <class T>
Matrix<T> matrix(const Column<T>& a) { return {a.data(), a.shape(0), 1}; }
template <class T>
Matrix<T> matrix(const Array<T>& a) { return {a.data(), a.shape(0), a.shape(1)}; }

std::vector<std::string> architectures() {
    std::vector<std::string> names;
    for (int i = 0; i < ARCHITECTURE_COUNT; ++i)
        if (ARCHITECTURES[i].runs_here()) names.push_back(ARCHITECTURES[i].name);
    return names;
}

}  // namespace

NB_MODULE(_kernel, m) {
    // Tables stay in Python's caches until the interpreter ends, which is no leak to warn people of.
    nb::set_leak_warnings(false);
    bind_matching(m);
    m.attr("WINDOW") = WINDOW;
    m.attr("MAX_CELLS") = MAX_CELLS;
    m.attr("MAX_COLOURS") = MAX_COLOURS;
    m.attr("MAX_SEATS") = MAX_SEATS;
    m.attr("MAX_PIECES") = MAX_PIECES;
    m.attr("MAX_SIZE") = MAX_SIZE;
    m.attr("MAX_STARTS") = MAX_STARTS;
    m.attr("MAX_COPIES") = MAX_COPIES;
    m.def("architectures", &architectures, "The processor generations that run here, the widest first.");

    nb::class_<Table>(m, "Table")
        .def(
            "__init__",
            [](Table* self, int pieces, const Column<uint8_t>& kinds, const Array<int16_t>& windows, const Column<int16_t>& below,
               const Array<int16_t>& apart, const Array<int16_t>& joint, const Column<uint8_t>& piece,
               const Array<int16_t>& cells, const Array<int16_t>& opposites) {
                new (self) Table({pieces, matrix(kinds), matrix(windows), matrix(below), matrix(apart), matrix(joint),
                                  matrix(piece), matrix(cells), matrix(opposites)});
            },
            nb::kw_only(), "pieces"_a, "kinds"_a, "windows"_a, "below"_a, "apart"_a, "joint"_a, "piece"_a, "cells"_a, "opposites"_a)
        .def_prop_ro("bytes", &Table::bytes);

    nb::class_<Scoring>(m, "Scoring")
        .def(
            "__init__",
            [](Scoring* self, int cell_placed, int cell_left, int piece_placed, int piece_left, int seen, int all_placed,
               int single_last, std::vector<int> full_cells, std::vector<int> full_pieces, bool seat_takes_best,
               bool lowest_wins, bool complete_wins) {
                new (self) Scoring{cell_placed, cell_left,  piece_placed, piece_left,      seen,        all_placed,
                                   single_last, full_cells, full_pieces,  seat_takes_best, lowest_wins, complete_wins};
            },
            nb::kw_only(), "cell_placed"_a, "cell_left"_a, "piece_placed"_a, "piece_left"_a, "seen"_a, "all_placed"_a,
            "single_last"_a, "full_cells"_a, "full_pieces"_a, "seat_takes_best"_a, "lowest_wins"_a, "complete_wins"_a);

    nb::class_<Rules>(m, "Rules")
        .def(
            "__init__",
            [](Rules* self, int colours, std::vector<std::vector<int>> stock, bool shared_supply, bool swap_opening,
               bool strict_corners, bool skip_blocked, bool free_start, bool beside_start, int first_colour, int first_seat,
               std::vector<std::vector<int>> owners, std::vector<int> parties, const Scoring& scoring,
               std::vector<int> start_cells, std::vector<int> start_choices,
               std::vector<std::vector<std::vector<int>>> starts_agree) {
                new (self) Rules{colours,    stock,        shared_supply, swap_opening, strict_corners, skip_blocked,
                                 free_start, beside_start, first_colour,  first_seat,   owners,         parties,
                                 scoring,    start_cells,  start_choices, starts_agree};
            },
            nb::kw_only(), "colours"_a, "stock"_a, "shared_supply"_a, "swap_opening"_a, "strict_corners"_a,
            "skip_blocked"_a, "free_start"_a, "beside_start"_a, "first_colour"_a, "first_seat"_a, "owners"_a, "parties"_a, "scoring"_a, "start_cells"_a, "start_choices"_a,
            "starts_agree"_a);

    nb::class_<StopFlag>(m, "StopFlag")
        .def(nb::init<>())
        .def("set", [](StopFlag& flag) { flag.raise(true); })
        .def("clear", [](StopFlag& flag) { flag.raise(false); })
        .def("is_set", [](const StopFlag& flag) { return __atomic_load_n(&flag.raised, __ATOMIC_RELAXED) != 0; });

    nb::class_<FeatureShape>(m, "FeatureShape", "How much a net is shown of a position.")
        .def_ro("planes", &FeatureShape::planes, "Bit planes.")
        .def_ro("words", &FeatureShape::words, "64-bit words of a plane.")
        .def_ro("numbers", &FeatureShape::numbers, "Small numbers beside the planes.")
        .def_ro("colours", &FeatureShape::colours)
        .def_ro("seats", &FeatureShape::seats);

    nb::class_<Solution>(m, "Solution", "What the endgame solver found.")
        .def_ro("solved", &Solution::solved, "Whether best play to the end was found.")
        .def_ro("margin", &Solution::margin, "Points of the mover's party ahead of the other when both play best.")
        .def_ro("nodes", &Solution::nodes, "Positions that were looked at.")
        .def_prop_ro("line", [](const Solution& found) { return std::vector<Move>(found.line, found.line + found.length); },
                     "Best play from here on.");

    m.def("placements_solved_by", &placements_solved_by, "nodes"_a,
          "So many placements may yet come where the endgame solver solves half of all positions with these nodes.");

    nb::class_<PlacingGame>(m, "Position")
        .def(nb::init<std::shared_ptr<Table>, std::shared_ptr<Rules>, const std::string&>(), "table"_a, "rules"_a,
             "architecture"_a = "")
        .def("copy", [](const PlacingGame& game) { return PlacingGame(game); })
        .def_prop_ro("turn", [](PlacingGame& game) { return game.position().turn(); })
        .def_prop_ro("seat", [](PlacingGame& game) { return game.position().seat(); })
        .def_prop_ro("owners", &PlacingGame::owners)
        .def_prop_ro("bytes", [](PlacingGame& game) { return game.position().bytes(); })
        .def("legal", &PlacingGame::legal)
        .def("legal_of", &PlacingGame::legal_of, "rows"_a, "answers"_a,
             "The legal moves as objects: one out of `rows` for a placement, of `answers` for an answer to a swap opening.")
        .def("count", [](PlacingGame& game) { return game.position().count(); })
        .def("is_legal", &PlacingGame::is_legal, "move"_a)
        .def("push", &PlacingGame::push, "move"_a)
        .def("pop", &PlacingGame::pop)
        .def("cells", &PlacingGame::cells, "colour"_a)
        .def("left", &PlacingGame::left, "colour"_a)
        .def("tally", &PlacingGame::tally, "colour"_a)
        .def_prop_ro("feature_shape", &PlacingGame::feature_shape)
        .def_prop_ro("scope_shape", &PlacingGame::scope_shape, "The same where what colours can cover soon is shown too.")
        .def("features", &PlacingGame::features, "planes"_a, "numbers"_a, "scope"_a = false)
        .def("perft", &PlacingGame::perft, "depth"_a, "bulk"_a = true)
        .def("looks",
             [](PlacingGame& game) {
                 const size_t count = game.position().count();
                 auto* data = new float[count * FEATURES + 1];
                 nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<float*>(p); });
                 game.position().looks(data);
                 return nb::ndarray<nb::numpy, float, nb::ndim<2>>(data, {count, FEATURES}, owner);
             },
             "What every legal move shows at first sight, in the order of `legal`.")
        .def("playouts", &PlacingGame::playouts, "games"_a, "seed"_a)
        .def("playout", &PlacingGame::playout, "seed"_a)
        .def("draw", &PlacingGame::draw, "seed"_a)
        .def("outlook", [](PlacingGame& game) { return game.position().outlook(); },
             "How many placements may yet come, all colours together.")
        .def("solve", &PlacingGame::solve, nb::kw_only(), "nodes"_a, "seconds"_a, "memory"_a, "stop"_a.none() = nb::none(),
             "Best play to the end of a game between two parties, by alpha-beta search.");
    bind_net(m);
    bind_search(m);
    bind_selfplay(m);
    bind_searched(m);
    bind_script(m);
    bind_envs(m);
}
