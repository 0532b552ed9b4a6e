// Makes hands that would not have had to draw or pass less likely in the samples.
#pragma once

#include "matching_sample.hpp"

namespace cornerwise::matching {

// The rules allow a seat to draw although it could lay, and some editions to pass, so samples take it
// for possible. But hardly anybody does. A seat that drew or passed most likely held nothing that fitted,
// and nothing that it drew and kept fitted either. This changes samples accordingly, to others that are
// possible too.
class Guess {
  public:
    Guess(const Referee& referee, const State& state, const Ply* plies, int count, int viewer);
    void shift(State& sample, Random& random) const;

  private:
    void read(const State& state, const Ply* plies, int count);
    void exchange(State& sample, int seat, Random& random) const;

    const int seats_, viewer_;
    bool tells_ = false;
    Tiles still_ = 0;  // these stay where they are: the rules tell more about them
    double weight_[MOST_SEATS][ALL_TILES];  // how much less likely than others a tile is in a hand
};

}  // namespace cornerwise::matching
