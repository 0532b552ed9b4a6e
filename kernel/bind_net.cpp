// The Python face of small nets.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "bind.hpp"
#include "net.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace cornerwise;

namespace {

using Array = nb::ndarray<nb::numpy, nb::c_contig, nb::device::cpu, nb::ro>;
using Arrays = std::map<std::string, Array>;
using Given = nb::typed<nb::dict, nb::str, nb::object>;
using Sizes = std::map<std::string, int>;

int size_of(const Sizes& sizes, const char* name) {
    const auto at = sizes.find(name);
    if (at == sizes.end()) throw std::invalid_argument(std::string("the net has no size '") + name + "'");
    return at->second;
}

// An array as a matrix of so many columns, whatever its sides.
template <class T>
Matrix<T> matrix(const Arrays& arrays, const std::string& name, size_t columns) {
    const auto at = arrays.find(name);
    if (at == arrays.end()) throw std::invalid_argument("the net has no '" + name + "'");
    const Array& array = at->second;
    if (array.dtype() != nb::dtype<T>()) throw std::invalid_argument("'" + name + "' of the net has another kind of numbers");
    const size_t rows = array.ndim() ? columns ? array.size() / columns : array.shape(0) : 0;
    if (rows * columns != array.size()) throw std::invalid_argument("'" + name + "' of the net has another size");
    return {static_cast<const T*>(array.data()), rows, columns};
}

template <class T>
Matrix<T> sides(const Arrays& arrays, const std::string& name) {
    const auto at = arrays.find(name);
    if (at == arrays.end() || at->second.ndim() != 2) throw std::invalid_argument("the net has no '" + name + "'");
    return matrix<T>(arrays, name, at->second.shape(1));
}

WideInput wide(const Arrays& arrays, const std::string& name, int outputs) {
    return {matrix<int16_t>(arrays, name, static_cast<size_t>(outputs)), matrix<int32_t>(arrays, name + "_bias", 1)};
}

std::shared_ptr<Net> make_net(const Sizes& sizes, const Given& given) {
    Arrays arrays;
    for (const auto& [name, array] : given) arrays.emplace(nb::cast<std::string>(name), nb::cast<Array>(array));
    NetInput input;
    NetShape& s = input.shape;
    s = {size_of(sizes, "cells"), size_of(sizes, "kinds"), size_of(sizes, "slots"), size_of(sizes, "planes"),
         size_of(sizes, "numbers"), size_of(sizes, "colours"), size_of(sizes, "rows"), size_of(sizes, "forms"),
         size_of(sizes, "choices"), size_of(sizes, "local"), size_of(sizes, "whole"), size_of(sizes, "deep"),
         size_of(sizes, "hidden"), size_of(sizes, "last"), size_of(sizes, "spread") != 0, size_of(sizes, "scope") != 0};
    for (const auto& [name, size] : sizes)
        if (size < 0 || size > 1 << 20) throw std::invalid_argument("the net has a wrong size '" + name + "'");
    const auto width = [](int size) { return static_cast<size_t>(size); };
    input.windows = sides<int16_t>(arrays, "windows");
    input.kinds = matrix<uint8_t>(arrays, "kinds", 1);
    input.anchor = matrix<uint16_t>(arrays, "anchor", 1);
    input.form_of = matrix<uint16_t>(arrays, "form_of", 1);
    input.covered = sides<int16_t>(arrays, "covered");
    input.joints = sides<int16_t>(arrays, "joints");
    input.local = matrix<int16_t>(arrays, "local", width(s.local));
    input.place = matrix<int16_t>(arrays, "place", width(s.local));
    input.whole = matrix<int16_t>(arrays, "whole", width(s.whole));
    if (!s.whole) input.whole.rows = width(s.planes) * width(s.cells);
    input.whole_bias = matrix<int16_t>(arrays, "whole_bias", 1);
    input.mix = matrix<int8_t>(arrays, "mix", width(s.deep));
    input.scope = matrix<int8_t>(arrays, "scope", width(s.deep));
    input.form = matrix<int8_t>(arrays, "form", width(s.deep));
    input.form_bias = matrix<int32_t>(arrays, "form_bias", 1);
    input.spread = matrix<int8_t>(arrays, "spread", width(s.deep));
    input.first = wide(arrays, "first", s.hidden);
    input.context = wide(arrays, "context", s.deep);
    input.second = wide(arrays, "second", s.hidden);
    input.third = wide(arrays, "third", s.last);
    input.result = wide(arrays, "result", 2 * s.colours);
    input.choosing = wide(arrays, "choosing", std::max(s.choices, 1));
    return std::make_shared<Net>(input);
}

using Whole = nb::ndarray<nb::numpy, int32_t, nb::ndim<1>>;

Whole handed(std::vector<int32_t>&& values) {
    auto* kept = new std::vector<int32_t>(std::move(values));
    nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<int32_t>*>(p); });
    const size_t size = kept->size();
    return Whole(kept->data(), {size}, owner);
}

// What a net says of a position as whole numbers; reckoned from `near`, where that is given, by what differs.
std::tuple<Whole, Whole> judge(const std::shared_ptr<Net>& net, PlacingGame& game, PlacingGame* near) {
    check_net(*net, game);
    if (game.position().turn() < 0) throw std::invalid_argument("the game is over");
    const std::span<Move> moves = game.moves();
    std::vector<int32_t> results(2 * static_cast<size_t>(net->shape.colours)), logits(moves.size());
    if (!game.position().judge(*net, near ? &near->position() : nullptr, moves.data(), static_cast<uint32_t>(moves.size()),
                               results.data(), logits.data()))
        throw std::invalid_argument("the positions are of different games or for different processors");
    return {handed(std::move(results)), handed(std::move(logits))};
}

}  // namespace

void bind_net(nb::module_& m) {
    nb::class_<Net>(m, "Net")
        .def(nb::new_(&make_net), "sizes"_a, "arrays"_a)
        .def("judge", [](const std::shared_ptr<Net>& net, PlacingGame& game, PlacingGame* near) { return judge(net, game, near); },
             "position"_a, "near"_a.none() = nb::none(),
             "Logits of the shares and margins, in 262,144ths, and of the legal moves, in 2048ths.")
        .def_prop_ro("bytes", &Net::bytes);
}
