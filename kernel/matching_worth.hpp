// Playouts of a deal by the greedy policy, and the value of its end: chances to win the match.
#pragma once

#include <vector>

#include "matching.hpp"

namespace cornerwise::matching {

// How a match is expected to end, for every seat.
struct Worth {
    double share[MOST_SEATS];   // of the win
    double margin[MOST_SEATS];  // points ahead of the best other seat when the deal ends
    double aim[MOST_SEATS];     // what a seat maximises: its share, and a little of the points
};

// A laying move and the points it brings at once.
struct Option {
    Move move;
    int points;
};

// The order of the pile, drawn beforehand: common random numbers for all moves that are compared.
class Luck {
  public:
    Luck(Tiles pile, Random& random);
    explicit Luck(const std::vector<uint8_t>& order);  // the next tile first
    Move next() { return OUTCOME + static_cast<Move>(tiles_[next_++]); }

  private:
    uint8_t tiles_[ALL_TILES];
    int next_ = 0;
};

// Turns points into chances to win the match, by how fast points come in under these rules. Editions,
// scorings and numbers of seats differ so much in that, that it is measured rather than written down.
class Scale {
  public:
    explicit Scale(const Rules& rules);
    Scale(const Scale&) = delete;
    const Rules& rules() const { return rules_; }
    Worth worth(const State& state) const;  // of a state whose deal is over

  private:
    double deals_left(const Status& now) const;

    const Rules rules_;  // its own: it outlives the match that it was measured for
    const Referee referee_;
    double pace_ = 1;    // the most points that a seat makes in a deal, on average
    double spread_ = 1;  // the standard deviation of what two seats' points differ by after a deal
};

// The tiles that the seat to move can lay, with what each brings; returns how many there are.
uint32_t options(const Referee& referee, const State& state, Option* out);

// The greedy playout: everybody lays what scores most, and draws only when nothing fits, until the deal is over.
void play_greedily(const Referee& referee, State& state, Luck& luck, Random& random);

}  // namespace cornerwise::matching
