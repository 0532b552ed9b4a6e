// Means and errors of values.

#include "value.hpp"

#include <algorithm>
#include <cmath>

namespace cornerwise {

namespace {

// For every move and seat half the interval of a mean, from means of numbers and of their squares.
std::vector<BySeat> errors_of(const std::vector<Samples>& moves, BySeat Samples::*numbers, BySeat Samples::*squares, double usual,
                              const Data& data) {
    const double interval = data["values"]["interval"].number(), borrowed = data["values"]["borrowed"].number();
    const double dependent = data["reliability"]["dependent"].number(), bias = data["reliability"]["bias"].number();
    std::vector<BySeat> variances;
    double total = 0;
    for (const Samples& move : moves) {
        variances.emplace_back();
        for (size_t seat = 0; seat < (move.*numbers).size(); ++seat) {
            const double mean = (move.*numbers)[seat];
            variances.back().push_back(std::max(0.0, (move.*squares)[seat] - mean * mean));
        }
        total += static_cast<double>(move.count);
    }
    std::vector<BySeat> found;
    for (size_t i = 0; i < moves.size(); ++i) {
        found.emplace_back();
        const auto count = static_cast<double>(moves[i].count);
        for (size_t seat = 0; seat < variances[i].size(); ++seat) {
            double common = 0;
            for (size_t k = 0; k < moves.size(); ++k) common += variances[k][seat] * static_cast<double>(moves[k].count);
            common = (common + usual * usual) / (total + 1);
            found.back().push_back(interval * std::sqrt((count * variances[i][seat] + borrowed * common) / (count + borrowed)) *
                                   std::hypot(std::sqrt(dependent / std::max(count, 1.0)), bias));
        }
    }
    return found;
}

void write_numbers(const BySeat& shares, const BySeat& margins, Json& out) {
    out.name("shares").list();
    for (const double share : shares) out.rounded(share, 4);
    out.end().name("margins").list();
    for (const double margin : margins) out.rounded(margin, 2);
    out.end();
}

}  // namespace

Value mean_value(const std::vector<std::pair<Value, uint64_t>>& values) {
    const size_t seats = values.empty() ? 0 : values[0].first.shares.size();
    uint64_t total = 0;
    bool exact = true;
    for (const auto& [value, times] : values) {
        total += times;
        exact = exact && value.share_errors.empty();
    }
    Value mean = {BySeat(seats), BySeat(seats), BySeat(exact ? 0 : seats), BySeat(exact ? 0 : seats)};
    for (const auto& [value, times] : values) {
        const double part = static_cast<double>(times) / static_cast<double>(total ? total : 1);
        for (size_t seat = 0; seat < seats; ++seat) {
            mean.shares[seat] += value.shares[seat] * part;
            mean.margins[seat] += value.margins[seat] * part;
            if (value.share_errors.empty()) continue;
            mean.share_errors[seat] += value.share_errors[seat] * part;
            mean.margin_errors[seat] += value.margin_errors[seat] * part;
        }
    }
    return mean;
}

std::vector<Value> sampled_values(const std::vector<Samples>& moves, const Data& data) {
    const auto shares = errors_of(moves, &Samples::shares, &Samples::share_squares, data["values"]["usual_share"].number(), data);
    const auto margins = errors_of(moves, &Samples::margins, &Samples::margin_squares, data["values"]["usual_margin"].number(), data);
    std::vector<Value> values;
    for (size_t i = 0; i < moves.size(); ++i) values.push_back({moves[i].shares, moves[i].margins, shares[i], margins[i]});
    return values;
}

void write_value(const Value& value, Json& out) {
    out.object();
    write_numbers(value.shares, value.margins, out);
    out.name("errors");
    if (value.share_errors.empty()) {
        out.nothing().end();
        return;
    }
    out.object();
    write_numbers(value.share_errors, value.margin_errors, out);
    out.end().end();
}

}  // namespace cornerwise
