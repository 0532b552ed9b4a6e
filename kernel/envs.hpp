// Games as environments to learn in: what is seen, what may be done, and many games stepped side by side. One interface,
// whatever family or processor runs it.
//
// What is seen are planes of bytes over the pixels of a rectangle. The last plane, or as many as it takes, holds small
// numbers, one in each pixel as far as they go. What may be done is a bit for every action.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cornerwise {

// Consecutive cells of a board that are consecutive pixels.
struct PixelRun {
    int cell, pixel, count;
};

// How the cells of a board lie in a plane.
struct Picture {
    int pixels;
    std::vector<PixelRun> runs;

    // Throws std::invalid_argument unless every cell has a pixel of its own.
    Picture(int pixels, const int32_t* pixel_of, int cells);
    bool full() const { return runs.size() == 1 && runs[0].count == pixels; }
};

inline int mask_words(int actions) { return (actions + 63) / 64; }

struct EnvShape {
    int actions, planes, seats;
};

enum class Reward : uint8_t { OUTCOME, POINTS };

// Where a game is shown to the seat that moves.
struct Screen {
    uint8_t* planes;
    uint64_t* mask;
    uint8_t* seat;
};

// What a step brought.
struct Stepped {
    float* rewards;  // [seats]
    uint8_t* ended;  // whether the game ended and began anew
};

class Batch {
  public:
    virtual ~Batch();
    virtual EnvShape shape() const = 0;

    // Both show the game as it then is, and draw one of its actions on the way, since to do so while they are listed costs
    // next to nothing. `worker` is one that no other thread uses now; the action is one that is allowed.
    virtual void reset(uint32_t game, int worker, uint64_t seed, const Screen& screen) = 0;
    virtual void step(uint32_t game, int worker, uint32_t action, const Stepped& stepped, const Screen& screen) = 0;

    virtual bool allows(uint32_t game, int64_t action) const = 0;
    virtual uint32_t drawn(uint32_t game) const = 0;
    virtual const uint32_t* moves(uint32_t game, uint32_t& count) const = 0;  // since it began, those of chance too
};

// One of the actions that a mask of bytes 0 and 1 allows, all equally likely; -1 where there is none.
int64_t draw_action(const int8_t* mask, size_t size, uint64_t seed);

// What comes in for winning: 1 for the one party that wins, so much less for each of the others that all add up to 0.
// Alone it is 1 for reaching the aim and 0 for missing it.
inline double reward_of(double party_share, int parties) {
    return parties == 1 ? party_share : (parties * party_share - 1) / (parties - 1);
}

}  // namespace cornerwise
