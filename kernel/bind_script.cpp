// The Python face of move lists as text.

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bind.hpp"
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
}
