// Selection, expansion and backpropagation in the tree of information sets.

#include "matching_tree.hpp"

#include <algorithm>
#include <cmath>

namespace cornerwise::matching {
namespace {

constexpr int MOST_DEPTH = 8;         // moves; deeper the samples hardly ever meet
constexpr double CURIOSITY = 0.3;     // of the upper confidence bound
constexpr size_t FIRST_SLOTS = 1024;  // a power of two

}  // namespace

Tree::Tree(const Referee& referee, const Scale& scale, int viewer, uint64_t memory)
    : referee_(referee), scale_(scale), viewer_(viewer),
      // A vector that grows holds its old and its new self for a moment, and slots are half empty.
      most_nodes_(std::min<uint64_t>(memory / (3 * sizeof(Node) + 8 * sizeof(uint32_t)), UINT32_MAX - 1)),
      nodes_(1), slots_(FIRST_SLOTS, NONE) {}

size_t Tree::slot(uint32_t parent, Move move) const {
    uint64_t key = (uint64_t{parent} << 32 | move) * 0x9e3779b97f4a7c15ull;
    const size_t mask = slots_.size() - 1;
    size_t at = (key ^ key >> 32) & mask;
    while (slots_[at] != NONE && !(nodes_[slots_[at]].parent == parent && nodes_[slots_[at]].move == move))
        at = (at + 1) & mask;
    return at;
}

uint32_t Tree::find(uint32_t parent, Move move) const { return slots_[slot(parent, move)]; }

uint32_t Tree::find_or_add(uint32_t parent, Move move) {
    const size_t at = slot(parent, move);
    if (slots_[at] != NONE) return slots_[at];
    if (nodes_.size() >= most_nodes_) return NONE;
    const uint32_t made = static_cast<uint32_t>(nodes_.size());
    slots_[at] = made;
    nodes_.push_back({parent, move, 0, 0, {}});
    if (2 * nodes_.size() > slots_.size()) grow();
    return made;
}

void Tree::grow() {
    slots_.assign(slots_.size() * 2, NONE);
    for (size_t i = 1; i < nodes_.size(); ++i) slots_[slot(nodes_[i].parent, nodes_[i].move)] = static_cast<uint32_t>(i);
}

// Progressive widening: the more often a node is visited, the more moves are considered, those that score most first. So a
// new part of the tree begins with the move that the greedy playout would make.
Move Tree::select(uint32_t node, const State& state) {
    const uint32_t count = options(referee_, state, options_);
    if (!count) return referee_.can_draw(state) ? DRAW : PASS;
    const auto considered = std::min(count, 1 + static_cast<uint32_t>(std::sqrt(nodes_[node].visits)));
    std::partial_sort(options_, options_ + considered, options_ + count, [](const Option& a, const Option& b) {
        return a.points != b.points ? a.points > b.points : a.move < b.move;
    });
    const int seat = state.now.mover;
    Move best = options_[0].move;
    double most = -1e9;
    for (uint32_t i = 0; i < considered; ++i) {
        const uint32_t child = find(node, options_[i].move);
        if (child == NONE) return options_[i].move;
        Node& tried = nodes_[child];
        ++tried.chances;
        const double bound = tried.aim[seat] + CURIOSITY * std::sqrt(std::log(tried.chances + 1.0) / (tried.visits + 1e-9));
        if (bound > most) {
            most = bound;
            best = options_[i].move;
        }
    }
    return best;
}

Worth Tree::simulate(State& state, Move candidate, Luck& luck, Random& random) {
    uint32_t path[2 * MOST_DEPTH + 1];  // a draw adds what it brought
    int length = 0;
    uint32_t node = find_or_add(ROOT, candidate);
    bool over = referee_.play(state, candidate);
    for (int depth = 0; node != NONE; ++depth) {
        path[length++] = node;
        if (over || depth == MOST_DEPTH || nodes_[node].visits == 0) break;
        while (state.now.owed) {
            const Move drawn = luck.next();
            referee_.play(state, drawn);
            if (state.now.mover == viewer_ && node != NONE) node = find_or_add(node, drawn);
        }
        if (node == NONE) break;
        if (node != path[length - 1]) path[length++] = node;
        const Move move = select(node, state);
        node = find_or_add(node, move);
        over = referee_.play(state, move);
    }
    if (!over) play_greedily(referee_, state, luck, random);
    const Worth worth = scale_.worth(state);
    for (int i = 0; i < length; ++i) {
        Node& passed = nodes_[path[i]];
        ++passed.visits;
        for (int seat = 0; seat < referee_.rules.seats; ++seat)
            passed.aim[seat] += (static_cast<float>(worth.aim[seat]) - passed.aim[seat]) / static_cast<float>(passed.visits);
    }
    return worth;
}

std::vector<Move> Tree::line(Move candidate) const {
    std::vector<Move> found{candidate};
    uint32_t node = find(ROOT, candidate);
    while (node != NONE && (is_lay(found.back()) || found.back() == PASS)) {  // a draw leads to something unknown
        uint32_t next = NONE;
        for (uint32_t i = node + 1; i < nodes_.size(); ++i)  // children come after their parents
            if (nodes_[i].parent == node && (next == NONE || nodes_[i].visits > nodes_[next].visits)) next = i;
        node = next;
        if (next != NONE) found.push_back(nodes_[next].move);
    }
    return found;
}

}  // namespace cornerwise::matching
