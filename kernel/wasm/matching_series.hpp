// A series of deals from its first move on, as those who ask for it write the moves, with what has been scored for what.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "../match.hpp"
#include "game.hpp"
#include "matching_sheet.hpp"
#include "matching_terms.hpp"
#include "matching_why.hpp"

namespace cornerwise::matching {

// What is wrong with a move that was written.
struct Fault {
    std::string_view notation = {};  // the id of the message that says why it is no move, or
    Violation violation = {};        // the rule that it breaks

    explicit operator bool() const { return !notation.empty() || violation; }
};

class Series {
  public:
    explicit Series(const Terms& terms);

    // Goes to the position after these moves; what it has in common with the one before is kept. False where one of them
    // is refused: then `out` says which and why.
    bool go(const Moves& moves, Json& out);
    void push(Move move);  // a legal one, or an event

    // What is wrong with a move that a seat, or chance, is to choose now.
    Fault fault(std::string_view text, Move& move) const;

    const Match& match() const { return match_; }
    Move late_move() const;  // what is played next for a seat whose time is up

    // Parts of answers.
    std::string_view turn(int turn) const;  // by name; empty when it is over
    void points(const std::vector<int>& values, Json& out) const;
    void outcome(Json& out) const;  // the result, or nothing
    void plies(Json& out) const;
    void plies(const std::vector<int>& seats, Json& out) const;  // as those who have these seats see them
    void sheet(Json& out) const;
    void table(Json& out) const;
    void hands(const std::vector<int>& seats, Json& out) const;
    void legal(Json& out) const;
    void worth(Json& out) const;
    void refusal(const Fault& fault, int number, Json& out) const;
    std::string_view clause(const Violation& violation) const;
    static std::string message(const Fault& fault);  // the id of what is said of it

  private:
    struct Line {
        size_t ply;
        int deal;
        Scored what;
    };

    const Terms& terms_;
    Match match_;
    Moves made_;
    std::vector<Line> lines_;
    std::vector<bool> open_;  // for every ply whether all may see it
    std::vector<int8_t> turns_;
};

}  // namespace cornerwise::matching
