// What a colour can cover soon, as small nets are shown it: by its next piece, and by the one after where nobody lays any between.
#pragma once

#include "net.hpp"
#include "referee.hpp"
#include "room.hpp"

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
    // With `remembers` it keeps the cells of placements found before, which is faster in a search and takes some 600 kB.
    explicit Scopes(const Referee<W>& referee, bool remembers = false)
        : referee_(referee),
          places_(remembers ? static_cast<size_t>(referee.table.cell_count) * WAYS : 0),
          known_fits_(places_ * static_cast<size_t>(referee.table.pattern_words)),
          known_(places_) {}

    const Referee<W>& referee() const { return referee_; }

    Scope<W> of(const State<W>& state, int colour) {
        const Table& table = referee_.table;
        Scope<W> scope;
        if (state.small.out >> colour & 1) return scope;
        const Patterns patterns = referee_.patterns_of(state.supply[referee_.supply_of(colour)].one);
        const Roots<W> roots = referee_.roots(state, colour);
        Placed next, later;
        uint64_t found[MAX_KINDS][PATTERN_WORDS];
        for (int kind = 0; kind < table.kind_count; ++kind) std::memset(found[kind], 0, bytes());
        each(state, colour, roots.all, patterns, [&](int cell, const uint64_t* fits) {
            for (int word = 0; word < table.pattern_words; ++word) found[table.kind[cell]][word] |= fits[word];
            add(cell, fits, next);
        });
        scope.pieces = pieces_of(found);
        scope.next = scope.later = next.cells;
        if (table.solid) return scope;
        const Bits<W> further = next.joints.without(referee_.forbidden(state, colour)).without(roots.all);
        each(state, colour, further, patterns, [&](int cell, const uint64_t* fits) { add(cell, fits, later); });
        scope.later |= later.cells;
        return scope;
    }

  private:
    static constexpr size_t WAYS = 8;

    // The cells of some placements, and those by which their colour could go on from them.
    struct Placed {
        Bits<W> cells, joints;
    };

    // Calls use(cell, fits) for each of some roots.
    template <class Use>
    void each(const State<W>& state, int colour, const Bits<W>& cells, const Patterns& patterns, Use&& use) const {
        Roots<W> roots(referee_.forbidden(state, colour), cells);
        roots.list();
        alignas(64) uint64_t fits[MOST_AT_ONCE * PATTERN_WORDS];
        for (int i = 0; i < roots.count; i += MOST_AT_ONCE) {
            const int count = roots.count - i < MOST_AT_ONCE ? roots.count - i : MOST_AT_ONCE;
            referee_.scan(state, colour, roots, roots.cells + i, count, patterns, fits);
            for (int k = 0; k < count; ++k) use(roots.cells[i + k], fits + k * referee_.table.pattern_words);
        }
    }

    size_t bytes() const { return static_cast<size_t>(referee_.table.pattern_words) * sizeof(uint64_t); }

    // What fits at a cell says which placements these are, whosever they are.
    void add(int cell, const uint64_t* fits, Placed& all) {
        uint64_t any = 0, folded = 0;
        for (int word = 0; word < referee_.table.pattern_words; ++word) {
            any |= fits[word];
            folded = (folded << 9 | folded >> 55) ^ fits[word];
        }
        if (!any) return;
        if (!places_) return add_each(cell, fits, all);
        const size_t place = static_cast<size_t>(cell) * WAYS + (folded * 0x9e3779b97f4a7c15ull >> 61);
        uint64_t* known_fits = known_fits_.data() + place * static_cast<size_t>(referee_.table.pattern_words);
        Placed& known = known_.data()[place];
        if (!same(known_fits, fits)) {
            known = {};
            add_each(cell, fits, known);
            std::memcpy(known_fits, fits, bytes());
        }
        all.cells |= known.cells;
        all.joints |= known.joints;
    }

    bool same(const uint64_t* a, const uint64_t* b) const {
        uint64_t differ = 0;
        for (int word = 0; word < referee_.table.pattern_words; ++word) differ |= a[word] ^ b[word];
        return !differ;
    }

    void add_each(int cell, const uint64_t* fits, Placed& all) const {
        const int32_t* rows = referee_.rows_at(cell);
        Placed sum = all;  // stays in registers, as `all` would not: other pointers might lead to it
        for (int word = 0; word < referee_.table.pattern_words; ++word, rows += 64)
            for (uint64_t rest = fits[word]; rest; rest &= rest - 1) {
                const Bits<W>* sets = referee_.row_sets(static_cast<Move>(rows[__builtin_ctzll(rest)]));
                sum.cells |= sets[0];
                sum.joints |= sets[2];
            }
        all = sum;
    }

    uint64_t pieces_of(const uint64_t (*found)[PATTERN_WORDS]) const {
        const Table& table = referee_.table;
        uint64_t pieces = 0;
        for (int piece = 0; piece < table.piece_count; ++piece)
            for (int kind = 0; kind < table.kind_count; ++kind) {
                const uint64_t* own = &table.of_piece[kind][static_cast<size_t>(piece) * table.pattern_words];
                uint64_t both = 0;
                for (int word = 0; word < table.pattern_words; ++word) both |= own[word] & found[kind][word];
                pieces |= uint64_t{both != 0} << piece;
            }
        return pieces;
    }

    const Referee<W>& referee_;
    const size_t places_;
    Room<uint64_t> known_fits_;  // [cell][WAYS][words of patterns]
    Room<Placed> known_;         // [cell][WAYS]
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
