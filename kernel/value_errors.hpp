// How far the values that a search found may be off: half of their 95 % intervals. docs/engine.md tells what they promise.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace cornerwise {

// How well a kind of search knows its values, measured against searches sixteen times as long.
struct Reliability {
    double dependent;  // so many outcomes are worth one that is drawn for itself: a search returns to what went well before
    double bias;       // the part of the spread of outcomes by which a value is off however many there are
};

constexpr Reliability PLACING_RELIABILITY{4, 0.4}, MATCHING_RELIABILITY{3, 0.03};
constexpr double INTERVAL = 1.96;  // standard errors in half a 95 % interval
constexpr double BORROWED = 4;     // a move with fewer outcomes has its spread mostly from those of all the others
// How far apart outcomes are taken to lie before any is known; counts as much as one of them.
constexpr double USUAL_SHARES = 0.5, USUAL_POINTS = 10;

// For the moves of a position: what `count`, `mean` and `square` (the mean of the squares) give for each goes to `put` as an error.
template <class Count, class Mean, class Square, class Put>
void value_errors(size_t moves, Reliability reliability, double usual, Count count, Mean mean, Square square, Put put) {
    const auto variance = [&](size_t i) { return std::max(0.0, square(i) - mean(i) * mean(i)); };
    double sum = usual * usual, total = 1;
    for (size_t i = 0; i < moves; ++i) {
        sum += count(i) * variance(i);
        total += count(i);
    }
    for (size_t i = 0; i < moves; ++i) {
        const double n = count(i), spread = (n * variance(i) + BORROWED * sum / total) / (n + BORROWED);
        const double known = reliability.dependent / std::max(n, 1.0) + reliability.bias * reliability.bias;
        put(i, INTERVAL * std::sqrt(spread * known));
    }
}

}  // namespace cornerwise
