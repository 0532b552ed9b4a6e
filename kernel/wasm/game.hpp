// What a browser asks of a game, whatever its family. Answers are JSON, the same that the server gives.
//
// Nothing here throws. What is wrong with a question is answered as a refusal: see `refuse`.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "json.hpp"

namespace cornerwise {

using Moves = std::vector<std::string>;  // in notation, from the first one on

// Work that takes longer, done in slices so that it can be given up between them.
class Work {
  public:
    virtual ~Work() = default;
    virtual bool slice(double seconds) = 0;  // goes on for about so long; whether it is done
    virtual double progress() const = 0;     // from 0 to 1
    virtual void result(Json& out) = 0;      // of what has been done so far
};

// What a search is asked for.
struct Wish {
    enum Kind { MOVE, HINT, ANALYSIS } kind = MOVE;
    int seat = 0;  // whose engine it is: a seat keeps its search tree from move to move
    int level = 5;
    uint64_t seed = 0;
    int lines = 1;
    double memory = 0;   // bytes of the tree; 0 is the usual
    double seconds = 0;  // that it may think; 0 is what the level has
};

class Game {
  public:
    virtual ~Game() = default;

    // What does not change: the options chosen, seats, who wins together and what wins.
    virtual void facts(Json& out) = 0;
    virtual void board(Json& out) = 0;
    // With a seed, chance moves where it is due (matching games).
    virtual void position(const Moves& moves, const uint64_t* seed, Json& out) = 0;
    virtual void why(const Moves& moves, const std::string& move, Json& out) = 0;
    // What the rules tell those who have these seats in a match.
    virtual void state(const Moves& moves, const std::vector<int>& seats, Json& out) = 0;
    // The moves as those who have these seats see them.
    virtual void plies(const Moves& moves, const std::vector<int>& seats, Json& out) = 0;
    // What chance brings next, as event of that number in a match of that seed; null while a seat is to move.
    virtual void chance(const Moves&, const std::string&, uint64_t, Json& out) { out.nothing(); }
    // Moves that lead to what a line of text writes after the game, in an order that the rules allow.
    virtual void arrange(const Moves& parts, const std::string& turn, Json& out) = 0;
    // What is played next for a seat whose time is up.
    virtual void late(const Moves& moves, Json& out) = 0;
    // None where it is refused; then `out` says why.
    virtual std::unique_ptr<Work> think(const Moves& moves, const Wish& wish, Json& out) = 0;
    virtual std::unique_ptr<Work> completion(const Moves& moves, uint64_t seed, Json& out) = 0;
    // What every decision was worth, at a level.
    virtual std::unique_ptr<Work> review(const Moves& moves, int level, uint64_t seed, Json& out) = 0;
    // A file that the game asks for, such as a net; false where it is damaged.
    virtual bool give(std::string_view) { return true; }
};

// A refusal, as the server words it but for the sentence: {"refused":{"code":..,"message":..,"details":{..}}}. `message` is
// the id of the message that says it.
inline void refuse(Json& out, std::string_view code, std::string_view message, std::string_view details = "{}") {
    out.object().name("refused").object();
    out.name("code").text(code).name("message").text(message).name("details").raw(details);
    out.end().end();
}

// Whether there is such a level, of so many; else it is refused.
inline bool is_level(int level, size_t levels, Json& out) {
    if (level >= 1 && static_cast<size_t>(level) <= levels) return true;
    refuse(out, "request/malformed", "error-level");
    return false;
}

// A game of each family out of the data that the build wrote, with its options; none where they are refused.
std::unique_ptr<Game> load_placing(const Data& data, const Data& options, Json& out);
std::unique_ptr<Game> load_matching(const Data& data, const Data& options, Json& out);

}  // namespace cornerwise
