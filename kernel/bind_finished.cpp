// Reads finished games out of the words that they are kept in.

#include "bind_finished.hpp"

#include <cstring>
#include <utility>
#include <vector>

namespace cornerwise {

namespace {

template <class T, size_t Dimensions>
Made<T, Dimensions> made(std::vector<T>&& values, const size_t (&shape)[Dimensions]) {
    auto* kept = new std::vector<T>(std::move(values));
    const nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
    return Made<T, Dimensions>(kept->data(), Dimensions, shape, owner);
}

}  // namespace

FinishedGames take_finished(KeptGames& kept, uint32_t slots, size_t seats) {
    std::vector<uint32_t> about, moves, target_at, target_moves;
    std::vector<float> shares, margins, parts, target_shares, target_margins;
    uint32_t games = 0;
    for (uint32_t slot = 0; slot < slots; ++slot) {
        uint32_t words;
        const uint32_t* at = kept.finished(slot, &words);
        for (const uint32_t* end = at + words; at != end; ++games) {
            GameWords head;
            std::memcpy(&head, at, sizeof head);
            at += sizeof head / sizeof *at;
            about.insert(about.end(), {head.plies, head.opening, head.serial, slot});
            shares.insert(shares.end(), head.share, head.share + seats);
            margins.insert(margins.end(), head.margin, head.margin + seats);
            moves.insert(moves.end(), at, at + head.plies);
            at += head.plies;
            for (uint32_t i = 0; i < head.targets; ++i) {
                TargetWords target;
                std::memcpy(&target, at, sizeof target);
                at += sizeof target / sizeof *at;
                target_at.insert(target_at.end(), {games, target.ply});
                target_moves.insert(target_moves.end(), target.move, target.move + TARGETS);
                parts.insert(parts.end(), target.part, target.part + TARGETS);
                target_shares.insert(target_shares.end(), target.share, target.share + seats);
                target_margins.insert(target_margins.end(), target.margin, target.margin + seats);
            }
        }
        kept.forget(slot);
    }
    const size_t all_moves = moves.size(), targets = target_at.size() / 2;
    return {made(std::move(about), {games, 4}),
            made(std::move(shares), {games, seats}),
            made(std::move(margins), {games, seats}),
            made(std::move(moves), {all_moves}),
            made(std::move(target_at), {targets, 2}),
            made(std::move(target_moves), {targets, TARGETS}),
            made(std::move(parts), {targets, TARGETS}),
            made(std::move(target_shares), {targets, seats}),
            made(std::move(target_margins), {targets, seats})};
}

}  // namespace cornerwise
