// A placing game as Python holds it. Everything that comes from Python is checked here.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "net.hpp"
#include "position.hpp"

namespace cornerwise {

namespace nb = nanobind;

using MoveList = nb::typed<nb::list, int>;
using ObjectList = nb::typed<nb::list, nb::object>;
using FilledWords = nb::ndarray<uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using FilledBytes = nb::ndarray<uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

inline const Architecture& find_architecture(const std::string& name) {
    for (int i = 0; i < ARCHITECTURE_COUNT; ++i)
        if (ARCHITECTURES[i].runs_here() && (name.empty() || name == ARCHITECTURES[i].name)) return ARCHITECTURES[i];
    throw std::invalid_argument("this processor does not run '" + name + "'");
}

// Tells from another thread that an answer is wanted at once.
struct StopFlag {
    int raised = 0;
    void raise(bool on) { __atomic_store_n(&raised, on ? 1 : 0, __ATOMIC_RELAXED); }
};

// A position with the tables it reads, so that those live as long as it does.
class PlacingGame {
  public:
    PlacingGame(std::shared_ptr<Table> table, std::shared_ptr<Rules> rules, const std::string& architecture)
        : table_(std::move(table)), rules_(std::move(rules)) {
        rules_->check(*table_);
        position_.reset(find_architecture(architecture).start(*table_, *rules_));
    }
    PlacingGame(const PlacingGame& other) : table_(other.table_), rules_(other.rules_), position_(other.position_->copy()) {}

    Position& position() { return *position_; }
    const Table& table() const { return *table_; }
    const Rules& rules() const { return *rules_; }
    int rows() const { return table_->row_count; }
    int cell_count() const { return table_->cell_count; }

    std::vector<std::vector<int>> owners() const {
        std::vector<std::vector<int>> all(static_cast<size_t>(rules_->colours));
        for (int colour = 0; colour < rules_->colours; ++colour)
            for (int i = 0, seat; (seat = position_->owner(colour, i)) >= 0; ++i)
                all[static_cast<size_t>(colour)].push_back(seat);
        return all;
    }

    // Room for the legal moves, until somebody asks this or another game for its own: thousands of games share it.
    Move* move_room() {
        static thread_local std::vector<Move> room;
        if (room.size() < position_->most_moves()) room.resize(position_->most_moves());
        return room.data();
    }
    uint64_t* mask_room() {
        if (!mask_) mask_ = std::make_unique<uint64_t[]>(static_cast<size_t>(mask_words(position_->action_count())) + 1);
        return mask_.get();
    }

    std::span<Move> moves() {
        Move* room = move_room();
        return {room, position_->legal(room)};
    }

    MoveList legal() {
        const std::span<Move> found = moves();
        return to_list(found.data(), static_cast<uint32_t>(found.size()));
    }

    // The same as objects that Python has made beforehand, which takes less time than to make numbers.
    ObjectList legal_of(const ObjectList& rows, const ObjectList& answers) {
        const std::span<Move> found = moves();
        PyObject* list = PyList_New(static_cast<Py_ssize_t>(found.size()));
        if (!list) throw nb::python_error();
        for (size_t i = 0; i < found.size(); ++i) {
            const ObjectList& from = found[i] < KEEP ? rows : answers;
            const size_t index = found[i] < KEEP ? found[i] : found[i] - KEEP;
            if (index >= static_cast<size_t>(NB_LIST_GET_SIZE(from.ptr()))) {
                Py_DECREF(list);
                throw std::invalid_argument("there is no object for every move");
            }
            NB_LIST_SET_ITEM(list, static_cast<Py_ssize_t>(i),
                            Py_NewRef(NB_LIST_GET_ITEM(from.ptr(), static_cast<Py_ssize_t>(index))));
        }
        return nb::steal<ObjectList>(list);
    }

    bool is_legal(int64_t move) { return move >= 0 && move <= UINT32_MAX && position_->is_legal(static_cast<Move>(move)); }

    void push(int64_t move) {
        if (!is_legal(move)) throw std::invalid_argument("illegal move " + std::to_string(move));
        position_->push(static_cast<Move>(move));
    }

    void pop() {
        if (!position_->pop()) throw std::out_of_range("there is no move to take back");
    }

    FeatureShape feature_shape() const { return position_->feature_shape(); }
    FeatureShape scope_shape() const { return position_->feature_shape(true); }

    void features(const FilledWords& planes, const FilledBytes& numbers, bool scope) {
        const FeatureShape shape = position_->feature_shape(scope);
        if (position_->turn() < 0) throw std::invalid_argument("the game is over");
        if (planes.shape(0) != static_cast<size_t>(shape.planes) || planes.shape(1) != static_cast<size_t>(shape.words) ||
            numbers.shape(0) != static_cast<size_t>(shape.numbers))
            throw std::invalid_argument("the planes or the numbers have another shape");
        position_->features(planes.data(), numbers.data(), scope);
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

    Solution solve(uint64_t nodes, double seconds, uint64_t memory, StopFlag* stop) const {
        int parties = 0;
        for (const int party : rules_->parties) parties = std::max(parties, party + 1);
        if (parties != 2) throw std::invalid_argument("only games between two parties can be solved");
        const auto since = std::chrono::steady_clock::now().time_since_epoch();
        const double deadline = std::chrono::duration<double>(since).count() + seconds;
        const std::unique_ptr<Position> twin(position_->copy());
        Solution solution;
        {
            nb::gil_scoped_release unlocked;
            twin->solve({nodes, deadline, stop ? &stop->raised : nullptr}, memory, solution);
        }
        return solution;
    }

    Move draw(uint64_t seed) {
        if (position_->turn() < 0) throw std::invalid_argument("the game is over");
        return position_->draw(seed);
    }

  private:
    static MoveList to_list(const Move* moves, uint32_t count) {
        PyObject* list = PyList_New(count);
        if (!list) throw nb::python_error();
        for (uint32_t i = 0; i < count; ++i) NB_LIST_SET_ITEM(list, i, PyLong_FromLong(static_cast<long>(moves[i])));
        return nb::steal<MoveList>(list);
    }

    void check_colour(int colour) const {
        if (colour < 0 || colour >= rules_->colours) throw std::out_of_range("there is no such colour");
    }

    std::shared_ptr<Table> table_;
    std::shared_ptr<Rules> rules_;
    std::unique_ptr<Position> position_;
    std::unique_ptr<uint64_t[]> mask_;
};

// Whether a small net was made for the board, the pieces and the colours of a game.
inline void check_net(const Net& net, PlacingGame& game) {
    const NetShape& shape = net.shape;
    const FeatureShape shown = game.position().feature_shape(shape.scope);
    if (shape.rows != game.rows() || shape.cells != game.cell_count() || shape.planes + shape.scope_planes() != shown.planes ||
        shape.numbers != shown.numbers || shape.colours != shown.colours)
        throw std::invalid_argument("the net is for another game");
}

}  // namespace cornerwise
