// Reads what a small net has learned and puts it in order.

#include "net.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "fault.hpp"

namespace cornerwise {
namespace {

void require(bool holds, const char* what) {
    if (!holds) raise(std::invalid_argument(std::string("the net has wrong ") + what));
}

template <class T>
void require_sides(const Matrix<T>& matrix, int rows, int columns, const char* what) {
    require(matrix.rows == static_cast<size_t>(rows) && matrix.columns == static_cast<size_t>(columns), what);
}

WideLayer wide(const WideInput& input, int inputs, int outputs, const char* what) {
    require_sides(input.weights, inputs, outputs, what);
    require_sides(input.bias, outputs, 1, what);
    require(inputs <= MOST_INPUTS && outputs <= MOST_WIDTH, what);
    // Padded with nothing to whole pairs and whole blocks.
    WideLayer layer;
    layer.inputs = (inputs + 1) / 2 * 2;
    layer.outputs = (outputs + 15) / 16 * 16;
    layer.weights.assign(static_cast<size_t>(layer.inputs) * layer.outputs, 0);
    layer.bias.assign(static_cast<size_t>(layer.outputs), 0);
    for (int out = 0; out < outputs; ++out) {
        layer.bias[out] = input.bias.at(out, 0);
        require(std::abs(layer.bias[out]) <= MOST_WIDE_BIAS, what);
        for (int in = 0; in < inputs; ++in) {
            const int16_t weight = input.weights.at(in, out);
            require(std::abs(weight) <= MOST_WIDE_WEIGHT, what);
            layer.weights[(static_cast<size_t>(in / 2) * layer.outputs + out) * 2 + in % 2] = weight;
        }
    }
    return layer;
}

// Each colour is nothing, something to go on by, closed, or there: bits 0, 2, 4 and 1 + 4 of three, and where one is there
// all are closed.
void list_codes(int colours, bool taken, int colour, int code, Aligned<uint16_t>& codes, int owner) {
    if (colour == colours) {
        codes.push_back(static_cast<uint16_t>(code));
        return;
    }
    if (taken) {
        list_codes(colours, taken, colour + 1, code | (colour == owner ? 5 : 4) << (3 * colour), codes, owner);
        return;
    }
    for (const int state : {0, 2, 4}) list_codes(colours, taken, colour + 1, code | state << (3 * colour), codes, owner);
}

}  // namespace

Net::Net(const NetInput& input) : shape(input.shape) {
    const NetShape& s = shape;
    require(s.cells >= 1 && s.cells <= MAX_CELLS && s.kinds >= 1 && s.kinds <= MAX_KINDS && s.slots >= 1 && s.slots < WINDOW &&
                s.colours >= 1 && s.colours <= MAX_COLOURS && s.planes == 3 * s.colours && s.numbers >= 0 && s.rows >= 1 &&
                s.forms >= 1 && s.forms <= s.rows && (s.choices == 0 || s.choices == 2),
            "sizes");
    for (const int size : {s.local, s.deep, s.hidden, s.last}) require(size >= NET_BLOCK && size <= MOST_WIDTH, "sizes of layers");
    require(s.whole >= 0 && s.whole <= MOST_WIDTH, "sizes of layers");
    for (const int size : {s.local, s.deep, s.hidden, s.last, s.whole}) require(size % NET_BLOCK == 0, "sizes of layers");
    pool = (65536 * 16 + s.cells / 2) / s.cells;
    fill_classes();
    fill_windows(input);
    fill_local(input);
    fill_moves(input);
    first = wide(input.first, s.inputs(), s.hidden, "first layer");
    context = wide(input.context, s.hidden, s.deep, "context");
    second = wide(input.second, s.deep + s.hidden, s.hidden, "second layer");
    third = wide(input.third, s.hidden, s.last, "third layer");
    result = wide(input.result, s.last, 2 * s.colours, "result");
    choosing = wide(input.choosing, s.hidden, std::max(s.choices, 1), "answers to a swap opening");
}

void Net::fill_classes() {
    Aligned<uint16_t> codes;
    list_codes(shape.colours, false, 0, 0, codes, -1);
    for (int owner = 0; owner < shape.colours; ++owner) list_codes(shape.colours, true, 0, 0, codes, owner);
    class_count = static_cast<int>(codes.size());
    std::fill(std::begin(class_of), std::end(class_of), uint8_t{0});
    for (int i = 0; i < class_count; ++i) class_of[codes[i]] = static_cast<uint8_t>(i);
}

void Net::fill_windows(const NetInput& input) {
    const NetShape& s = shape;
    require_sides(input.windows, s.cells, s.slots, "windows");
    require_sides(input.kinds, s.cells, 1, "kinds");
    seen_by.assign(static_cast<size_t>(s.cells) * s.slots, 0);
    seen_as.assign(static_cast<size_t>(s.cells) * s.slots, 0);
    seen_count.assign(s.cells, 0);
    for (int cell = 0; cell < s.cells; ++cell) {
        require(input.kinds.at(cell, 0) < s.kinds, "kinds");
        for (int slot = 0; slot < s.slots; ++slot) {
            const int other = input.windows.at(cell, slot);
            require(other >= -1 && other < s.cells, "windows");
            if (other < 0) continue;
            require(seen_count[other] < s.slots, "windows");
            const size_t at = static_cast<size_t>(other) * s.slots + seen_count[other]++;
            seen_by[at] = static_cast<uint16_t>(cell);
            seen_as[at] = static_cast<uint16_t>(input.kinds.at(cell, 0) * s.slots + slot);
        }
    }
}

void Net::fill_local(const NetInput& input) {
    const NetShape& s = shape;
    const int views = s.kinds * s.slots;
    require_sides(input.local, views * s.planes, s.local, "local weights");
    require_sides(input.place, s.cells, s.local, "local weights");
    require_sides(input.whole, s.planes * s.cells, s.whole, "weights of the whole");
    require_sides(input.whole_bias, s.whole, 1, "weights of the whole");
    require_sides(input.mix, s.local, s.deep, "mixing weights");
    local.assign(static_cast<size_t>(class_count) * views * s.local, 0);
    for (int code = 0; code < 1 << s.planes; ++code) {
        const int number = class_of[code];
        if (code && !number) continue;
        for (int view = 0; view < views; ++view)
            for (int i = 0; i < s.local; ++i) {
                int sum = 0;
                for (int plane = 0; plane < s.planes; ++plane)
                    if (code >> plane & 1) sum += input.local.at(static_cast<size_t>(view) * s.planes + plane, i);
                require(std::abs(sum) <= 32767, "local weights");
                local[(static_cast<size_t>(number) * views + view) * s.local + i] = static_cast<int16_t>(sum);
            }
    }
    place.assign(input.place.data, input.place.data + static_cast<size_t>(s.cells) * s.local);
    // Whatever lies on the board, the sums of a cell must stay in their sixteen bits.
    for (int i = 0; i < s.local; ++i) {
        int most = 0;
        for (int cell = 0; cell < s.cells; ++cell) most = std::max(most, std::abs(int{place[static_cast<size_t>(cell) * s.local + i]}));
        for (int kind = 0; kind < s.kinds; ++kind) {
            int sum = most;
            for (int slot = 0; slot < s.slots; ++slot) {
                int largest = 0;
                for (int number = 0; number < class_count; ++number)
                    largest = std::max(largest, std::abs(int{local[(static_cast<size_t>(number) * views + kind * s.slots + slot) * s.local + i]}));
                sum += largest;
            }
            require(sum <= 32767 - 2, "local weights");
        }
    }
    whole.assign(input.whole.data, input.whole.data + static_cast<size_t>(s.planes) * s.cells * s.whole);
    whole_bias.assign(input.whole_bias.data, input.whole_bias.data + s.whole);
    mix.assign(input.mix.data, input.mix.data + static_cast<size_t>(s.local) * s.deep);
    for (const int8_t weight : mix) require(weight != -128, "mixing weights");
    require_sides(input.scope, s.scope_planes(), s.deep, "weights of what can be covered soon");
    scope.assign(input.scope.data, input.scope.data + static_cast<size_t>(s.scope_planes()) * s.deep);
}

void Net::fill_moves(const NetInput& input) {
    const NetShape& s = shape;
    require_sides(input.anchor, s.rows, 1, "anchors");
    require_sides(input.form_of, s.rows, 1, "forms");
    require(input.covered.rows == static_cast<size_t>(s.rows) && input.joints.rows == static_cast<size_t>(s.rows), "cells of moves");
    require_sides(input.form, s.forms, s.deep, "forms");
    require_sides(input.form_bias, s.forms, 1, "forms");
    require_sides(input.spread, 2, s.deep, "spread");
    anchor.assign(input.anchor.data, input.anchor.data + s.rows);
    form_of.assign(input.form_of.data, input.form_of.data + s.rows);
    const size_t covered = input.covered.columns, joints = input.joints.columns;
    spot_count = s.spread ? static_cast<int>(covered + joints) : 0;
    spots.assign(static_cast<size_t>(s.rows) * spot_count, static_cast<uint16_t>(s.cells));
    for (int row = 0; row < s.rows; ++row) {
        require(anchor[row] < s.cells && form_of[row] < s.forms, "anchors");
        uint16_t* spot = spots.data() + static_cast<size_t>(row) * spot_count;
        const auto put = [&](int cell, int base) {
            require(cell >= -1 && cell < s.cells, "cells of moves");
            if (cell >= 0 && spot_count) *spot++ = static_cast<uint16_t>(base + cell);
        };
        for (size_t i = 0; i < covered; ++i) put(input.covered.at(row, i), 0);
        for (size_t i = 0; i < joints; ++i) put(input.joints.at(row, i), s.cells + 1);
    }
    form.assign(input.form.data, input.form.data + static_cast<size_t>(s.forms) * s.deep);
    form_bias.assign(input.form_bias.data, input.form_bias.data + s.forms);
    spread.assign(input.spread.data, input.spread.data + 2 * static_cast<size_t>(s.deep));
    for (const auto& weights : {form, spread})
        for (const int8_t weight : weights) require(weight != -128, "forms");
    for (const int32_t bias : form_bias) require(std::abs(bias) <= 1 << 24, "forms");
}

size_t Net::bytes() const {
    size_t total = sizeof *this;
    const auto count = [&](const auto& vector) { total += vector.size() * sizeof vector[0]; };
    count(seen_by), count(seen_as), count(seen_count), count(local), count(place), count(whole), count(whole_bias), count(mix), count(scope);
    count(anchor), count(form_of), count(spots), count(form), count(form_bias), count(spread);
    for (const WideLayer* layer : {&first, &context, &second, &third, &result, &choosing}) count(layer->weights), count(layer->bias);
    return total;
}

}  // namespace cornerwise
