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

#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

void bind_matching(nb::module_& m);

namespace {

using MoveList = nb::typed<nb::list, int>;

template <class T>
using Column = nb::ndarray<const T, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
template <class T>
using Array = nb::ndarray<const T, nb::shape<-1, -1>, nb::c_contig, nb::device::cpu>;

template <class T>
Matrix<T> matrix(const Column<T>& a) { return {a.data(), a.shape(0), 1}; }
template <class T>
Matrix<T> matrix(const Array<T>& a) { return {a.data(), a.shape(0), a.shape(1)}; }

const Architecture& find_architecture(const std::string& name) {
    for (int i = 0; i < ARCHITECTURE_COUNT; ++i)
        if (ARCHITECTURES[i].runs_here() && (name.empty() || name == ARCHITECTURES[i].name)) return ARCHITECTURES[i];
    throw std::invalid_argument("this processor does not run '" + name + "'");
}

std::vector<std::string> architectures() {
    std::vector<std::string> names;
    for (int i = 0; i < ARCHITECTURE_COUNT; ++i)
        if (ARCHITECTURES[i].runs_here()) names.push_back(ARCHITECTURES[i].name);
    return names;
}

// A position with the tables it reads, so that those live as long as it does.
class Game {
  public:
    Game(std::shared_ptr<Table> table, std::shared_ptr<Rules> rules, const std::string& architecture)
        : table_(std::move(table)), rules_(std::move(rules)) {
        rules_->check(*table_);
        position_.reset(find_architecture(architecture).start(*table_, *rules_));
    }
    Game(const Game& other) : table_(other.table_), rules_(other.rules_), position_(other.position_->copy()) {}

    Position& position() { return *position_; }

    std::vector<std::vector<int>> owners() const {
        std::vector<std::vector<int>> all(static_cast<size_t>(rules_->colours));
        for (int colour = 0; colour < rules_->colours; ++colour)
            for (int i = 0, seat; (seat = position_->owner(colour, i)) >= 0; ++i)
                all[static_cast<size_t>(colour)].push_back(seat);
        return all;
    }

    MoveList legal() {
        if (!buffer_) buffer_ = std::make_unique<Move[]>(position_->most_moves());
        return to_list(buffer_.get(), position_->legal(buffer_.get()));
    }

    bool is_legal(int64_t move) { return move >= 0 && move <= UINT32_MAX && position_->is_legal(static_cast<Move>(move)); }

    void push(int64_t move) {
        if (!is_legal(move)) throw std::invalid_argument("illegal move " + std::to_string(move));
        position_->push(static_cast<Move>(move));
    }

    void pop() {
        if (!position_->pop()) throw std::out_of_range("there is no move to take back");
    }

    std::vector<int> cells(int colour) const {
        check_colour(colour);
        std::vector<int> found;
        for (int cell = 0; cell < table_->cell_count; ++cell)
            if (position_->covers(colour, cell)) found.push_back(cell);
        return found;
    }

    std::vector<int> left(int colour) const {
        check_colour(colour);
        std::vector<int> copies;
        for (int piece = 0; piece < table_->piece_count; ++piece) copies.push_back(position_->left(colour, piece));
        return copies;
    }

    std::tuple<int, int, int, int> tally(int colour) const {
        check_colour(colour);
        const Tally tally = position_->tally(colour);
        return {tally.cells, tally.pieces, tally.last_size, tally.seen};
    }

    uint64_t perft(int depth, bool bulk) {
        if (depth < 0 || depth > 99) throw std::invalid_argument("depth must be between 0 and 99");
        std::unique_ptr<Position> twin(position_->copy());
        nb::gil_scoped_release unlocked;
        return twin->perft(depth, bulk);
    }

    uint64_t playouts(uint32_t games, uint64_t seed) {
        std::unique_ptr<Position> twin(position_->copy());
        nb::gil_scoped_release unlocked;
        return twin->playouts(games, seed, nullptr);
    }

    MoveList playout(uint64_t seed) {
        // Every move covers a cell, apart from the answer to a swap opening.
        const auto moves = std::make_unique<Move[]>(static_cast<size_t>(table_->cell_count) + 1);
        const uint64_t count = position_->playouts(1, seed, moves.get());
        return to_list(moves.get(), static_cast<uint32_t>(count));
    }

    Move draw(uint64_t seed) {
        if (position_->turn() < 0) throw std::invalid_argument("the game is over");
        return position_->draw(seed);
    }

  private:
    static MoveList to_list(const Move* moves, uint32_t count) {
        PyObject* list = PyList_New(count);
        if (!list) throw nb::python_error();
        for (uint32_t i = 0; i < count; ++i) PyList_SET_ITEM(list, i, PyLong_FromLong(static_cast<long>(moves[i])));
        return nb::steal<MoveList>(list);
    }

    void check_colour(int colour) const {
        if (colour < 0 || colour >= rules_->colours) throw std::out_of_range("there is no such colour");
    }

    std::shared_ptr<Table> table_;
    std::shared_ptr<Rules> rules_;
    std::unique_ptr<Position> position_;
    std::unique_ptr<Move[]> buffer_;
};

}  // namespace

NB_MODULE(_kernel, m) {
    // Tables stay in Python's caches until the interpreter ends, which is no leak to warn people of.
    nb::set_leak_warnings(false);
    bind_matching(m);
    m.attr("WINDOW") = WINDOW;
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

    nb::class_<Rules>(m, "Rules")
        .def(
            "__init__",
            [](Rules* self, int colours, int copies, bool shared_supply, bool swap_opening, bool strict_corners,
               bool skip_blocked, bool free_start, int first_colour, int first_seat, std::vector<std::vector<int>> owners,
               std::vector<int> start_cells, std::vector<int> start_choices,
               std::vector<std::vector<std::vector<int>>> starts_agree) {
                new (self) Rules{colours,      copies,     shared_supply, swap_opening, strict_corners, skip_blocked, free_start,
                                 first_colour, first_seat, owners,        start_cells,  start_choices,  starts_agree};
            },
            nb::kw_only(), "colours"_a, "copies"_a, "shared_supply"_a, "swap_opening"_a, "strict_corners"_a,
            "skip_blocked"_a, "free_start"_a, "first_colour"_a, "first_seat"_a, "owners"_a, "start_cells"_a, "start_choices"_a,
            "starts_agree"_a);

    nb::class_<Game>(m, "Position")
        .def(nb::init<std::shared_ptr<Table>, std::shared_ptr<Rules>, const std::string&>(), "table"_a, "rules"_a,
             "architecture"_a = "")
        .def("copy", [](const Game& game) { return Game(game); })
        .def_prop_ro("turn", [](Game& game) { return game.position().turn(); })
        .def_prop_ro("seat", [](Game& game) { return game.position().seat(); })
        .def_prop_ro("owners", &Game::owners)
        .def_prop_ro("bytes", [](Game& game) { return game.position().bytes(); })
        .def("legal", &Game::legal)
        .def("count", [](Game& game) { return game.position().count(); })
        .def("is_legal", &Game::is_legal, "move"_a)
        .def("push", &Game::push, "move"_a)
        .def("pop", &Game::pop)
        .def("cells", &Game::cells, "colour"_a)
        .def("left", &Game::left, "colour"_a)
        .def("tally", &Game::tally, "colour"_a)
        .def("perft", &Game::perft, "depth"_a, "bulk"_a = true)
        .def("playouts", &Game::playouts, "games"_a, "seed"_a)
        .def("playout", &Game::playout, "seed"_a)
        .def("draw", &Game::draw, "seed"_a);
}
