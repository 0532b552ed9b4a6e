// The legal moves of a position as JSON: under the name of every piece the ways to lay it, in notation.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "table.hpp"

namespace cornerwise {

// A part of a move table: a piece, whose rows are neighbours.
struct Chapter {
    std::string name;   // as JSON
    uint32_t end;       // the row after its last
};

class Script {
  public:
    // All texts are JSON already. Words are the moves that lay nothing; they stand in a chapter of their own.
    Script(std::vector<std::string> rows, std::vector<Chapter> chapters, std::map<Move, std::string> words, std::string words_name)
        : rows_(std::move(rows)), chapters_(std::move(chapters)), words_(std::move(words)), words_name_(std::move(words_name)) {
        uint32_t end = 0;
        for (const Chapter& chapter : chapters_) {
            if (chapter.end < end) throw std::invalid_argument("the pieces are not in order");
            end = chapter.end;
        }
        if (end != rows_.size()) throw std::invalid_argument("every row belongs to a piece");
    }

    size_t rows() const { return rows_.size(); }

    // Writes moves, which are sorted for it.
    std::string write(std::span<Move> moves) const {
        std::sort(moves.begin(), moves.end());
        std::string out = "{";
        auto next = moves.begin();
        for (const Chapter& chapter : chapters_) {
            const auto stop = std::lower_bound(next, moves.end(), chapter.end);
            write_chapter(out, chapter.name, {next, stop}, [this](Move move) -> const std::string& { return rows_[move]; });
            next = stop;
        }
        write_chapter(out, words_name_, {next, moves.end()}, [this](Move move) -> const std::string& { return words_.at(move); });
        out += '}';
        return out;
    }

  private:
    template <class Text>
    static void write_chapter(std::string& out, const std::string& name, std::span<const Move> moves, const Text& text) {
        if (moves.empty()) return;
        if (out.size() > 1) out += ',';
        out += name;
        char before = ':';
        for (const Move move : moves) {
            out += before;
            if (before == ':') out += '[';
            out += text(move);
            before = ',';
        }
        out += ']';
    }

    std::vector<std::string> rows_;
    std::vector<Chapter> chapters_;
    std::map<Move, std::string> words_;
    std::string words_name_;
};

}  // namespace cornerwise
