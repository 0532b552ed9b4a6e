// Two moves of the same position beside each other: what each leaves open to the mover and to its rivals.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "position.hpp"
#include "reach.hpp"

namespace cornerwise {

// Of the better move first, of the other one second.
struct Contrast {
    bool known = false;  // not where a move ends the game, nor in games of cubes
    int own[2] = {0, 0}, rivals[2] = {0, 0};  // open cells that hang together with those to go on by
    std::vector<int> shut;  // where a rival could go on, and can after the other move only
    std::vector<int> lost;  // where the mover's colour could go on, and can after the better move only
};

namespace contrast_detail {

constexpr size_t OWN = 0, CORNERS = 1, CLOSED = 2;  // as features.hpp writes the planes of a colour
constexpr size_t FRIEND = 0, SHARED = 1, MARKS = 5;  // and the last of its numbers

struct Planes {
    size_t words, planes, numbers_each;
    int colours, turn;
    std::vector<uint64_t> bits;
    std::vector<uint8_t> numbers;

    explicit Planes(Position& position) {
        const FeatureShape shape = position.feature_shape();
        words = static_cast<size_t>(shape.words);
        colours = shape.colours;
        planes = static_cast<size_t>(shape.planes / shape.colours);
        numbers_each = static_cast<size_t>((shape.numbers - 2) / shape.colours);
        turn = position.turn();
        bits.resize(static_cast<size_t>(shape.planes) * words);
        numbers.resize(static_cast<size_t>(shape.numbers));
        position.features(bits.data(), numbers.data());
    }

    size_t place(int colour) const { return static_cast<size_t>((colour - turn + colours) % colours); }
    const uint64_t* of(int colour, size_t plane) const { return &bits[(place(colour) * planes + plane) * words]; }
    // As the seat that moves sees it: neither its own, nor a mate's, nor one that all lay in turn.
    bool is_rival(int colour) const {
        const uint8_t* marks = &numbers[(place(colour) + 1) * numbers_each - MARKS];
        return !marks[FRIEND] && !marks[SHARED];
    }
};

}  // namespace contrast_detail

inline Contrast contrast(const Table& table, const Position& position, Move better, Move other) {
    using namespace contrast_detail;
    Contrast found;
    if (table.solid) return found;
    const std::unique_ptr<Position> before(position.copy());
    const Planes then(*before);
    const Neighbours neighbours(table);
    std::vector<Planes> after;
    for (const Move move : {better, other}) {
        const std::unique_ptr<Position> next(position.copy());
        next->push(move);
        if (next->turn() < 0) return found;
        after.emplace_back(*next);
    }
    const size_t words = then.words;
    std::vector<uint64_t> room(3 * words), shut(words), lost(words);
    for (int colour = 0; colour < then.colours; ++colour) {
        const bool mine = colour == then.turn;
        if (!mine && !then.is_rival(colour)) continue;
        int* reach = mine ? found.own : found.rivals;
        for (size_t i = 0; i < 2; ++i)
            reach[i] += neighbours.flood(after[i].of(colour, CORNERS), after[i].of(colour, CLOSED), words, room.data());
        const uint64_t *had = then.of(colour, CORNERS), *kept = after[0].of(colour, CORNERS), *left = after[1].of(colour, CORNERS);
        const uint64_t* laid = after[1].of(colour, OWN);  // what the move itself covers is used, not lost
        for (size_t i = 0; i < words; ++i)
            if (mine)
                lost[i] |= had[i] & kept[i] & ~left[i] & ~laid[i];
            else
                shut[i] |= had[i] & left[i] & ~kept[i];
    }
    for (int cell = 0; cell < table.cell_count; ++cell) {
        const size_t word = static_cast<size_t>(cell) / 64;
        if (shut[word] >> (cell % 64) & 1) found.shut.push_back(cell);
        if (lost[word] >> (cell % 64) & 1) found.lost.push_back(cell);
    }
    found.known = true;
    return found;
}

}  // namespace cornerwise
