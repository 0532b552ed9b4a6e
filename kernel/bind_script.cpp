// The Python face of what is written as JSON: legal moves, how far colours reach, and what two moves leave open.

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "contrast.hpp"
#include "reach.hpp"
#include "script.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

void bind_script(nb::module_& m) {
    nb::class_<Script>(m, "Script", "Writes legal moves as JSON.")
        .def(
            "__init__",
            [](Script* self, std::vector<std::string> rows, const std::vector<std::pair<std::string, uint32_t>>& pieces,
               std::map<Move, std::string> words, std::string words_name) {
                std::vector<Chapter> chapters;
                for (const auto& [name, end] : pieces) chapters.push_back({name, end});
                new (self) Script(std::move(rows), std::move(chapters), std::move(words), std::move(words_name));
            },
            nb::kw_only(), "rows"_a, "pieces"_a, "words"_a, "words_name"_a)
        .def(
            "legal",
            [](const Script& script, PlacingGame& game) {
                if (static_cast<size_t>(game.rows()) != script.rows()) throw std::invalid_argument("the script of another table");
                const std::string text = script.write(game.moves());
                return nb::bytes(text.data(), text.size());
            },
            "game"_a);

    nb::class_<ReachScript>(m, "ReachScript", "Writes as JSON how far every colour may yet get.")
        .def(
            "__init__",
            [](ReachScript* self, const Table& table, std::vector<std::string> cells, std::vector<std::string> colours) {
                new (self) ReachScript(table, std::move(cells), std::move(colours));
            },
            "table"_a, nb::kw_only(), "cells"_a, "colours"_a)
        .def(
            "reach",
            [](const ReachScript& script, PlacingGame& game) {
                const std::string text = script.write(game.table(), game.position());
                return nb::bytes(text.data(), text.size());
            },
            "game"_a);

    nb::class_<Contrast>(m, "Contrast", "What two moves of a position leave open: of the better one first, of the other one second.")
        .def_prop_ro("own", [](const Contrast& of) { return std::make_tuple(of.own[0], of.own[1]); })
        .def_prop_ro("rivals", [](const Contrast& of) { return std::make_tuple(of.rivals[0], of.rivals[1]); })
        .def_ro("shut", &Contrast::shut)
        .def_ro("lost", &Contrast::lost);
    m.def(
        "contrast",
        [](PlacingGame& game, int64_t better, int64_t other) -> std::optional<Contrast> {
            for (const int64_t move : {better, other})
                if (!game.is_legal(move)) throw std::invalid_argument("illegal move " + std::to_string(move));
            Contrast found = contrast(game.table(), game.position(), static_cast<Move>(better), static_cast<Move>(other));
            return found.known ? std::optional(std::move(found)) : std::nullopt;
        },
        "game"_a, "better"_a, "other"_a, "None in games of cubes, and where a move ends the game.");
}
