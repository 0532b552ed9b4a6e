// The legal moves of a position as JSON: under the name of every piece the ways to lay it, in notation.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "fault.hpp"
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
    Script(const std::vector<std::string>& rows, std::vector<Chapter> chapters, std::map<Move, std::string> words, std::string words_name)
        : chapters_(std::move(chapters)), words_(std::move(words)), words_name_(std::move(words_name)) {
        begins_.reserve(rows.size() + 1);
        for (const std::string& row : rows) {
            begins_.push_back(static_cast<uint32_t>(texts_.size()));
            texts_ += row;
        }
        begins_.push_back(static_cast<uint32_t>(texts_.size()));
        uint32_t end = 0;
        for (const Chapter& chapter : chapters_) {
            if (chapter.end < end) raise(std::invalid_argument("the pieces are not in order"));
            end = chapter.end;
        }
        if (end != rows.size()) raise(std::invalid_argument("every row belongs to a piece"));
    }

    size_t rows() const { return begins_.size() - 1; }

    // Writes moves, which are sorted for it.
    std::string write(std::span<Move> moves) const {
        std::sort(moves.begin(), moves.end());
        std::string out = "{";
        out.reserve(1024 + moves.size() * (texts_.size() / std::max<size_t>(rows(), 1) + 2));
        auto next = moves.begin();
        for (const Chapter& chapter : chapters_) {
            const auto stop = std::lower_bound(next, moves.end(), chapter.end);
            write_chapter(out, chapter.name, {next, stop}, [this](Move move) { return row(move); });
            next = stop;
        }
        write_chapter(out, words_name_, {next, moves.end()}, [this](Move move) { return std::string_view(words_.at(move)); });
        out += '}';
        return out;
    }

  private:
    std::string_view row(Move move) const {
        return std::string_view(texts_).substr(begins_[move], begins_[move + 1] - begins_[move]);
    }

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

    // The texts of all rows in one, and where each begins: rows that are neighbours are read together.
    std::string texts_;
    std::vector<uint32_t> begins_;
    std::vector<Chapter> chapters_;
    std::map<Move, std::string> words_;
    std::string words_name_;
};

}  // namespace cornerwise
