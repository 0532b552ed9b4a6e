// What a colour can cover soon, as small nets are shown it: by its next piece, and by the one after where nobody lays any between.
#pragma once

#include <algorithm>

#include "net.hpp"
#include "referee.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

template <int W>
struct Scope {
    Bits<W> next, later;  // the cells; `later` has those of `next` too
    uint64_t pieces = 0;  // that fit somewhere now
};

// Corners of a placement count as won even where they lie beside it: hardly any do, and other placements may win them.
// In solid games, where a piece stands on others, `later` is `next`.
template <int W>
class Scopes {
  public:
    explicit Scopes(const Referee<W>& referee) : referee_(referee) {}

    const Referee<W>& referee() const { return referee_; }

    Scope<W> of(const State<W>& state, int colour) const {
        const Table& table = referee_.table;
        Scope<W> scope;
        if (state.small.out >> colour & 1) return scope;
        const uint64_t left = state.supply[referee_.supply_of(colour)].one;
        const Patterns patterns = referee_.patterns_of(left);
        const Bits<W> forbidden = referee_.forbidden(state, colour);
        Roots<W> roots = referee_.roots(state, colour);
        alignas(64) uint64_t found[MAX_KINDS][PATTERN_WORDS];
        for (int kind = 0; kind < table.kind_count; ++kind) std::memset(found[kind], 0, bytes());
        each(state, colour, roots.list(), patterns, [&](int cell, const uint64_t* fits) {
            for (int word = 0; word < table.pattern_words; ++word) found[table.kind[cell]][word] |= fits[word];
            cover(cell, fits, forbidden, scope.next);
        });
        scope.pieces = pieces_of(found, left);
        scope.later = scope.next;
        if (table.solid) return scope;
        Roots<W> further(forbidden, joints_of(scope.next).without(forbidden).without(roots.all));
        // A placement is found at the first root that it covers, so those at a root that is left out are not found elsewhere
        // either. All their cells lie within its reach, which is covered already.
        const auto tells_nothing = [&](int cell) { return !reach(cell).without(forbidden).without(scope.next).any(); };
        further.list();
        further.count = static_cast<int>(std::remove_if(further.cells, further.cells + further.count, tells_nothing) - further.cells);
        each(state, colour, further, patterns, [&](int cell, const uint64_t* fits) { cover(cell, fits, forbidden, scope.later); });
        return scope;
    }

  private:
    // Calls use(cell, fits) for each of some roots.
    template <class Use>
    void each(const State<W>& state, int colour, const Roots<W>& roots, const Patterns& patterns, Use&& use) const {
        alignas(64) uint64_t fits[MOST_AT_ONCE * PATTERN_WORDS];
        for (int i = 0; i < roots.count; i += MOST_AT_ONCE) {
            const int count = roots.count - i < MOST_AT_ONCE ? roots.count - i : MOST_AT_ONCE;
            referee_.scan(state, colour, roots, roots.cells + i, count, patterns, fits);
            for (int k = 0; k < count; ++k) use(roots.cells[i + k], fits + k * referee_.table.pattern_words);
        }
    }

    size_t bytes() const { return static_cast<size_t>(referee_.table.pattern_words) * sizeof(uint64_t); }

    const Bits<W>& reach(int cell) const { return reinterpret_cast<const Bits<W>*>(referee_.table.reach.data())[cell]; }

    Bits<W> joints_of(const Bits<W>& cells) const {
        uint16_t list[MAX_CELLS];
        const int count = cells.list(list);
        Bits<W> joints;
        for (int i = 0; i < count; ++i) joints |= reinterpret_cast<const Bits<W>*>(referee_.table.joints.data())[list[i]];
        return joints;
    }

    // Adds the cells that the placements at a root cover: of few placements all cells, of many those that nothing covered before.
    void cover(int root, const uint64_t* fits, const Bits<W>& forbidden, Bits<W>& covered) const {
        const Table& table = referee_.table;
        const Bits<W> rest = reach(root).without(forbidden).without(covered);
        const int placements = referee_.count_of(fits), open = rest.count();
        if (!placements || !open) return;
        Bits<W> more;
        if (placements < open) {
            const int32_t* rows = referee_.rows_at(root);
            for (int word = 0; word < table.pattern_words; ++word, rows += 64)
                for (uint64_t left = fits[word]; left; left &= left - 1)
                    more |= referee_.row_sets(static_cast<Move>(rows[__builtin_ctzll(left)]))[0];
        } else {
            const uint8_t* slots = &table.slots[static_cast<size_t>(root) * table.cell_count];
            const uint64_t* covering = table.covering[table.kind[root]].data();
            uint16_t cells[MAX_CELLS];
            uint64_t found[W] = {};
            rest.list(cells);
            for (int i = 0; i < open; ++i)
                found[cells[i] >> 6] |= uint64_t{meet(fits, covering + slots[cells[i]] * table.pattern_words)} << (cells[i] & 63);
            std::memcpy(&more.v, found, sizeof found);
        }
        covered |= more;
    }

    // Whether two sets of patterns have one in common.
    bool meet(const uint64_t* a, const uint64_t* b) const {
        bool meet = false;
        for (int word = 0; word < referee_.table.pattern_words; word += BLOCK) meet |= block(a + word).meets(block(b + word));
        return meet;
    }

    static const Bits<BLOCK>& block(const uint64_t* words) { return *reinterpret_cast<const Bits<BLOCK>*>(words); }

    // Those of some pieces that have a pattern among what was found.
    uint64_t pieces_of(const uint64_t (*found)[PATTERN_WORDS], uint64_t some) const {
        const Table& table = referee_.table;
        uint64_t pieces = 0;
        for (uint64_t rest = some; rest; rest &= rest - 1) {
            const auto first = static_cast<size_t>(__builtin_ctzll(rest)) * table.pattern_words;
            bool fits = false;
            for (int kind = 0; kind < table.kind_count; ++kind) fits |= meet(&table.of_piece[kind][first], found[kind]);
            pieces |= fits ? rest & -rest : 0;
        }
        return pieces;
    }

    const Referee<W>& referee_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
