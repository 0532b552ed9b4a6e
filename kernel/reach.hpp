// How far every colour may yet get, as JSON: the cells it can go on by, and how many open cells hang together with them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "fault.hpp"
#include "position.hpp"
#include "table.hpp"

namespace cornerwise {

// For every cell its neighbours by side and corner, without the words that have none: those of a cell lie near it.
class Neighbours {
  public:
    explicit Neighbours(const Table& table) : spans_(static_cast<size_t>(table.cell_count)) {
        const size_t words = static_cast<size_t>(table.words);
        for (size_t cell = 0; cell < spans_.size(); ++cell) {
            const uint64_t* all = &table.surroundings[cell * words];
            size_t first = 0, end = words;
            while (first < end && !all[first]) ++first;
            while (end > first && !all[end - 1]) --end;
            spans_[cell] = {static_cast<uint16_t>(masks_.size()), static_cast<uint8_t>(first), static_cast<uint8_t>(end)};
            masks_.insert(masks_.end(), all + first, all + end);
        }
    }

    // The number of cells that a flood fill finds from some cells, without those that are closed. All waiting cells of a
    // word go on together. `room` has three times so many words.
    int flood(const uint64_t* from, const uint64_t* closed, size_t words, uint64_t* room) const {
        uint64_t *waiting = room, *open = room + words, *reached = room + 2 * words;
        for (size_t i = 0; i < words; ++i) {
            waiting[i] = from[i];
            open[i] = ~closed[i] & ~from[i];
            reached[i] = 0;
        }
        int count = 0;
        for (size_t word = 0; word < words;) {
            uint64_t cells = waiting[word];
            if (!cells) {
                ++word;
                continue;
            }
            waiting[word] = 0;
            size_t first = words, end = 0;
            for (; cells; cells &= cells - 1, ++count) {
                const Span& span = spans_[64 * word + static_cast<size_t>(__builtin_ctzll(cells))];
                const uint64_t* near = &masks_[span.masks];
                for (size_t i = span.first; i < span.end; ++i) reached[i] |= *near++;
                first = std::min<size_t>(first, span.first);
                end = std::max<size_t>(end, span.end);
            }
            for (size_t i = first; i < end; ++i) {
                const uint64_t fresh = reached[i] & open[i];
                reached[i] = 0;
                open[i] ^= fresh;
                waiting[i] |= fresh;
            }
            word = std::min(word, first);
        }
        return count;
    }

  private:
    struct Span {
        uint16_t masks;  // where its words begin
        uint8_t first, end;
    };
    std::vector<Span> spans_;
    std::vector<uint64_t> masks_;
};

class ReachScript {
  public:
    // The names of all cells and colours, which are JSON already.
    ReachScript(const Table& table, std::vector<std::string> cells, std::vector<std::string> colours)
        : neighbours_(table), cells_(std::move(cells)), colours_(std::move(colours)) {
        if (cells_.size() != static_cast<size_t>(table.cell_count)) raise(std::invalid_argument("every cell has a name"));
    }

    // Writes a position of a flat game that is not over.
    std::string write(const Table& table, Position& position) const {
        const FeatureShape shape = position.feature_shape();
        if (table.solid || static_cast<size_t>(table.cell_count) != cells_.size() || static_cast<size_t>(shape.colours) != colours_.size())
            raise(std::invalid_argument("the script of another board"));
        const size_t words = static_cast<size_t>(shape.words);
        const int turn = position.turn();
        if (turn < 0) raise(std::invalid_argument("the game is over"));
        std::vector<uint64_t> planes(static_cast<size_t>(shape.planes) * words), room(3 * words);
        std::vector<uint8_t> numbers(static_cast<size_t>(shape.numbers));
        position.features(planes.data(), numbers.data());
        std::string out = "{";
        out.reserve(512);
        for (int i = 0; i < shape.colours; ++i) {  // counted from whoever moves
            const uint64_t* of_colour = &planes[static_cast<size_t>(i * shape.planes / shape.colours) * words];
            const uint64_t *corners = of_colour + words, *closed = corners + words;
            if (i) out += ',';
            out += colours_[static_cast<size_t>((turn + i) % shape.colours)];
            out += ":{\"corners\":[";
            write_cells(out, corners, words);
            out += "],\"cells\":";
            out += std::to_string(neighbours_.flood(corners, closed, words, room.data()));
            out += '}';
        }
        out += '}';
        return out;
    }

  private:
    void write_cells(std::string& out, const uint64_t* set, size_t words) const {
        bool first = true;
        for (size_t word = 0; word < words; ++word)
            for (uint64_t rest = set[word]; rest; rest &= rest - 1) {
                if (!first) out += ',';
                first = false;
                out += cells_[64 * word + static_cast<size_t>(__builtin_ctzll(rest))];
            }
    }

    Neighbours neighbours_;
    std::vector<std::string> cells_, colours_;
};

}  // namespace cornerwise
