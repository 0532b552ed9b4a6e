// How far the values of a search may be off, from the spread of its outcomes: engine/analysis.py.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "json.hpp"

namespace cornerwise {

struct Reliability {
    Reliability() = default;
    explicit Reliability(const Data& data)
        : dependent(data["dependent"].number()), bias(data["bias"].number()), interval(data["interval"].number()),
          usual_share(data["usual_share"].number()), usual_margin(data["usual_margin"].number()),
          borrowed(data["borrowed"].number()) {}

    double dependent = 1, bias = 0, interval = 0, usual_share = 0, usual_margin = 0, borrowed = 0;
};

using Rows = std::vector<std::vector<double>>;  // [move][seat]

// For every move and seat half the interval of a mean, from means of numbers and of their squares.
inline Rows errors_of(const Rows& means, const Rows& squares, const std::vector<uint64_t>& counts, double usual,
                      const Reliability& reliability) {
    const size_t seats = means.empty() ? 0 : means[0].size();
    std::vector<double> common(seats);
    double all = 0;
    for (const uint64_t count : counts) all += static_cast<double>(count);
    const auto variance = [&](size_t move, size_t seat) {
        return std::max(0.0, squares[move][seat] - means[move][seat] * means[move][seat]);
    };
    for (size_t seat = 0; seat < seats; ++seat) {
        for (size_t move = 0; move < means.size(); ++move) common[seat] += variance(move, seat) * static_cast<double>(counts[move]);
        common[seat] = (common[seat] + usual * usual) / (all + 1);
    }
    Rows errors;
    for (size_t move = 0; move < means.size(); ++move) {
        const double count = static_cast<double>(counts[move]), borrowed = reliability.borrowed;
        const double off = std::hypot(std::sqrt(reliability.dependent / std::max(count, 1.0)), reliability.bias);
        errors.emplace_back();
        for (size_t seat = 0; seat < seats; ++seat)
            errors.back().push_back(reliability.interval * off *
                                    std::sqrt((count * variance(move, seat) + borrowed * common[seat]) / (count + borrowed)));
    }
    return errors;
}

}  // namespace cornerwise
