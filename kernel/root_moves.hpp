// What a placing search found of the moves at its root: which to make, and how far their values may be off.
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "search.hpp"
#include "value_errors.hpp"

namespace cornerwise {

// Losses that are added to the simulations of an open move before it is compared with a proven one: few good results can be luck.
constexpr float ADDED_LOSSES = 2;

// The move to make first, the others by their visits. A proven move gets no more visits, so its visits say nothing of how
// good it is: it is compared by its value with the open move of most visits.
inline std::vector<RootMove> best_first(Search& search) {
    std::vector<RootMove> moves(search.root_moves());
    search.root(moves.data());
    std::stable_sort(moves.begin(), moves.end(), [](const RootMove& a, const RootMove& b) {
        return std::tuple(a.visits, a.value, a.prior) > std::tuple(b.visits, b.value, b.prior);
    });
    const auto careful_value = [](const RootMove& move) {
        const float visits = static_cast<float>(move.visits);
        return move.proven ? move.value : move.value * visits / (visits + ADDED_LOSSES);
    };
    auto best = std::find_if(moves.begin(), moves.end(), [](const RootMove& move) { return !move.proven; });
    for (auto move = moves.begin(); move != moves.end(); ++move)
        if (move->proven && (best == moves.end() || careful_value(*move) > careful_value(*best))) best = move;
    if (best != moves.end()) std::rotate(moves.begin(), best, best + 1);
    return moves;
}

struct SeatErrors {
    std::vector<double> shares, margins;
};

// For every move and seat; those of a proven move mean nothing.
inline std::vector<SeatErrors> root_errors(const std::vector<RootMove>& moves, int seats) {
    const size_t all = static_cast<size_t>(seats);
    std::vector<SeatErrors> errors(moves.size(), {std::vector<double>(all), std::vector<double>(all)});
    const auto count = [&](size_t i) { return moves[i].proven ? 0.0 : static_cast<double>(moves[i].fresh); };
    for (size_t seat = 0; seat < all; ++seat) {
        value_errors(
            moves.size(), PLACING_RELIABILITY, USUAL_SHARES, count, [&](size_t i) { return double{moves[i].share[seat]}; },
            [&](size_t i) { return double{moves[i].share_square[seat]}; },
            [&](size_t i, double error) { errors[i].shares[seat] = error; });
        value_errors(
            moves.size(), PLACING_RELIABILITY, USUAL_POINTS, count, [&](size_t i) { return double{moves[i].margin[seat]}; },
            [&](size_t i) { return double{moves[i].margin_square[seat]}; },
            [&](size_t i, double error) { errors[i].margins[seat] = error; });
    }
    return errors;
}

}  // namespace cornerwise
