// Samples of what one seat cannot see (determinizations): hands of the others and the order of the pile.
#pragma once

#include "matching.hpp"

namespace cornerwise::matching {

// What a seat saw of a deal: who moved, and how; outcomes for others are never looked at.
struct Ply {
    Move move;
    int8_t seat;
};

// Draws the hands that one seat cannot see, each consistent possibility with its probability.
// Returns false when nothing consistent was found, which a true history does not allow.
class Sampler {
  public:
    Sampler(const Referee& referee, const State& state, const Ply* plies, int count, int viewer);
    bool sample(Random& random, State& out) const;

  private:
    struct Seat {  // where hidden tiles of another seat can be
        int seat, held;
        Tiles allowed;         // in its hand at all
        Tiles not_dealt;       // into it
        int laid, drawn;       // tiles laid from an unknown place; places that it drew
        bool last;             // whether it drew the last tile and could not lay it
        double ways[2][ALL_TILES + 1];  // to lay what it laid, by whether `last` and how many drawn places it took
    };
    struct Group {  // places that are alike
        int owner, room;
    };

    void read(Seat& other) const;
    void read_lay(Seat& other, int tile) const;
    void order();
    bool fill_plainly(Random& random, Tiles* hands, int& last_drawn) const;
    bool fill(Random& random, Tiles* hands, int& last_drawn) const;
    bool agrees(const Tiles* hands) const;
    Tiles not_dealt_to(int seat) const;
    bool opening_unknown() const;

    const Referee& referee_;
    const State& state_;
    const Ply* plies_;
    int ply_count_, viewer_;
    Tiles unseen_;
    bool plain_ = true;
    int others_ = 0;
    Seat seats_[MOST_SEATS - 1];
    int tiles_ = 0;
    uint8_t order_[ALL_TILES];    // the unseen tiles, those with the fewest places first
    uint16_t where_[ALL_TILES];   // the groups allowed for each of them
    int bound_[ALL_TILES];        // an upper bound of the free places each finds
};

}  // namespace cornerwise::matching
