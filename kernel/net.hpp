// A small net: what it has learned, as whole numbers in the order in which they are needed. How it is asked is in judge.hpp.
//
// Every cell has `local` numbers, sums over what lies in its window, kept up to date as pieces are laid; held at 0 and 127
// they are the first layer. Their mean over the board, the small numbers of a position (features.hpp) and, where there are
// some, `whole` numbers that are sums over all cells make a hidden layer, and out of that comes the context. Each cell's
// numbers, mixed and with the context added, are its `deep` ones. Their mean and the hidden layer say how the game will
// end. A move is judged by the deep numbers of its anchor, weighed for its form, and by two sums, over the cells it covers
// and over those by which it lets its colour go on.
//
// With `scope` a position is also shown what every colour can cover soon (scope.hpp): how much that is goes to the hidden layer,
// and where a cell can be covered by whom is added to its deep numbers, like the context.
//
// Whole numbers stand for fractions: numbers of cells count 64ths up to 127, wide layers 1024ths up to 4095. Local weights
// count 256ths, those of `mix` 64ths, wide ones 256ths, those of the policy 32nds. Nothing overflows and nothing is rounded
// but where this says so, so that every processor computes the same.
#pragma once

#include <cstdint>

#include "table.hpp"

namespace cornerwise {

constexpr int NET_BLOCK = 32;         // sizes of layers are multiples of this
constexpr int MOST_INPUTS = 448;      // of a wide layer: more could overflow
constexpr int MOST_WIDTH = 256;       // numbers of a cell, or of a hidden layer
constexpr int MOST_CELL_VALUE = 127, MOST_WIDE_VALUE = 4095, MOST_WIDE_WEIGHT = 1023;
constexpr int MOST_WIDE_BIAS = 1 << 28;
constexpr int MAX_CODES = 1 << (3 * MAX_COLOURS);
constexpr int SCOPE_PLANES = 2;       // bit planes of what a colour can cover soon
constexpr int MOST_SCOPES = SCOPE_PLANES * MAX_COLOURS;

struct NetShape {
    int cells, kinds, slots, planes, numbers, colours, rows, forms, choices;
    int local, whole, deep, hidden, last;
    bool spread, scope;

    int scope_planes() const { return scope ? SCOPE_PLANES * colours : 0; }
    int inputs() const { return local + numbers + whole + scope_planes(); }  // of the first layer
};

// A layer whose inputs are many: pairs of inputs side by side, as processors multiply them.
struct WideLayer {
    int inputs, outputs;
    Aligned<int16_t> weights;  // [inputs / 2][outputs][2]
    Aligned<int32_t> bias;
};

struct WideInput {
    Matrix<int16_t> weights;  // inputs x outputs
    Matrix<int32_t> bias;     // outputs x 1
};

struct NetInput {
    NetShape shape;
    Matrix<int16_t> windows;  // cells x slots, -1 off the board
    Matrix<uint8_t> kinds;    // cells x 1
    Matrix<uint16_t> anchor, form_of;  // rows x 1
    Matrix<int16_t> covered, joints;   // rows x any, -1 at the end
    Matrix<int16_t> local;    // kinds * slots * planes x local
    Matrix<int16_t> place;    // cells x local
    Matrix<int16_t> whole;    // planes * cells x whole
    Matrix<int16_t> whole_bias;  // whole x 1
    Matrix<int8_t> mix;       // local x deep
    Matrix<int8_t> scope;     // scope planes x deep
    Matrix<int8_t> form;      // forms x deep
    Matrix<int32_t> form_bias;  // forms x 1
    Matrix<int8_t> spread;    // 2 x deep
    WideInput first, context, second, third, result, choosing;
};

class Net {
  public:
    explicit Net(const NetInput& input);  // throws std::invalid_argument

    NetShape shape;
    int32_t pool;  // what a sum over all cells is multiplied by, in 65,536ths

    // What can lie on a cell, as a bit for each plane, and its number among what there can be.
    int class_count;
    uint8_t class_of[MAX_CODES];

    // The cells that see a cell, and what each of them gets when something lies on it.
    Aligned<uint16_t> seen_by;   // [cell][slots]
    Aligned<uint16_t> seen_as;   // [cell][slots]: kind and slot
    Aligned<uint16_t> seen_count;  // [cell]
    Aligned<int16_t> local;      // [class][kind * slots][local]
    Aligned<int16_t> place;      // [cell][local]
    Aligned<int16_t> whole;      // [plane][cell][whole]
    Aligned<int16_t> whole_bias;
    Aligned<int8_t> mix;         // [local][deep]
    Aligned<int8_t> scope;       // [plane][deep]
    WideLayer first, context, second, third, result, choosing;

    Aligned<uint16_t> anchor, form_of;  // [row]
    int spot_count;              // of the lists in `spots`
    Aligned<uint16_t> spots;     // [row][spot_count]: covered cells, then as 1 + cells + cell those it can go on by; past the end `cells`
    Aligned<int8_t> form;        // [form][deep]
    Aligned<int32_t> form_bias;
    Aligned<int8_t> spread;      // [2][deep]

    size_t bytes() const;

  private:
    void fill_classes();
    void fill_windows(const NetInput& input);
    void fill_local(const NetInput& input);
    void fill_moves(const NetInput& input);
};

}  // namespace cornerwise
