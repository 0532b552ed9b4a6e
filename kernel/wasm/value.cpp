// Means of values, and values as JSON.

#include "value.hpp"

namespace cornerwise {

namespace {

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
