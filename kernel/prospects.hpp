// For the endgame solver: the placements that every colour may still make until the end of the game, and bounds of the
// final points that follow from them.
//
// In flat games free space and pieces only become fewer, so a placement that does not fit or cannot be reached now never
// will. The lists only get shorter from move to move, and two positions with equal lists have the same continuations
// whatever else lies on their boards. So a hash of the lists is the key of the transposition table.
#pragma once

#include "outcome.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

constexpr int ENDLESS = 1 << 28;  // more points than there are

inline uint64_t mixed(uint64_t number) { return Random{number}.next(); }

// The placements of one colour that may still come, in flat games.
template <int W>
struct Prospect {
    const Move* rows = nullptr;        // the legal ones first
    uint32_t legal = 0, count = 0;
    uint64_t pieces = 0;               // bit set of their pieces
    uint64_t hash = 0;                 // of the rows, and which of them are legal
    Bits<W> area;                      // all their cells
};

// Bounds of a result in points.
struct Range {
    int least, most;

    Range operator-(Range other) const { return {least - other.most, most - other.least}; }
    Range operator-() const { return {-most, -least}; }
};

template <int W>
class Outlook {
  public:
    explicit Outlook(const Referee<W>& referee) : referee_(referee) {}

    // Writes every placement that a colour may yet make, in flat games; returns how many.
    uint32_t reachable(const State<W>& state, int colour, Move* out) const {
        const Patterns patterns = referee_.patterns_of(state.supply[referee_.supply_of(colour)].one);
        alignas(64) uint64_t fits[PATTERN_WORDS];
        Move* end = out;
        Bits<W> done = referee_.forbidden(state, colour);
        for (Bits<W> fresh = beginnings(state, colour).without(done); fresh.any();) {
            Bits<W> next;
            Roots<W> roots(done, fresh);
            roots.list();
            for (int i = 0; i < roots.count; ++i) {
                const int cell = roots.cells[i];
                referee_.scan(state, colour, roots, &roots.cells[i], 1, patterns, fits);
                const int32_t* row_of = referee_.rows_at(cell);
                for (int word = 0; word < referee_.table.pattern_words; ++word, row_of += 64)
                    for (uint64_t rest = fits[word]; rest; rest &= rest - 1) {
                        *end = static_cast<Move>(row_of[__builtin_ctzll(rest)]);
                        next |= referee_.row_sets(*end++)[2];
                    }
            }
            done |= fresh;
            fresh = next.without(done);
        }
        return static_cast<uint32_t>(end - out);
    }

    // How many placements may yet come, all colours together. In solid games that is a guess from those that could
    // come next; so large that solving takes as long as in flat games of the same number.
    uint64_t count(const State<W>& state) const {
        uint64_t total = 0;
        const Owned<Move> rows(new Move[static_cast<size_t>(referee_.table.row_count) + SPARE]);
        for (int colour = 0; colour < referee_.rules.colours; ++colour)
            if (!(state.small.out >> colour & 1))
                total += referee_.table.solid ? LATER * referee_.list(state, colour, rows.data) : reachable(state, colour, rows.data);
        return total;
    }

    // Whether a colour's prospect is the same after another colour's move.
    bool untouched(const State<W>& after, int colour, const Prospect<W>& before, Move laid) const {
        if (referee_.rules.shared_supply || !after.small.pieces[colour]) return false;
        if (referee_.rules.swap_opening && referee_.opened(after) <= 2) return false;
        return !before.area.meets(referee_.row_sets(laid)[0]);
    }

    // What is left of some rows, written to `out`, which may not be where they are.
    Prospect<W> sift(const State<W>& state, int colour, const Move* rows, uint32_t count, Move* out) const {
        Prospect<W> after;
        after.rows = out;
        const Bits<W> closed = referee_.forbidden(state, colour);
        const uint64_t left = state.supply[referee_.supply_of(colour)].one, now = referee_.pieces(state, colour);
        uint32_t fitting = 0;
        for (uint32_t i = 0; i < count; ++i) {
            const Move row = rows[i];
            out[fitting] = row;
            fitting += left >> referee_.table.rows[row].piece & 1 && !referee_.row_sets(row)[0].meets(closed) &&
                       referee_.passes(state, colour, row);
        }
        Bits<W> attach = referee_.attach(state, colour).without(closed), next = beginnings(state, colour);
        // Each round takes the rows that touch what the rounds before reach; the first are the legal ones.
        for (uint32_t before = 1, round = 0; before != after.count || round == 1; ++round) {
            before = after.count;
            for (uint32_t i = after.count; i < fitting; ++i) {
                const Move row = out[i];
                const Bits<W>* sets = referee_.row_sets(row);
                if (!sets[0].meets(attach)) continue;
                if (round == 0 && !(now >> referee_.table.rows[row].piece & 1)) continue;
                out[i] = out[after.count];
                out[after.count++] = row;
                next |= sets[2];
                after.area |= sets[0];
                after.pieces |= uint64_t{1} << referee_.table.rows[row].piece;
                after.hash += mixed(row | uint64_t{round == 0} << 32 | static_cast<uint64_t>(colour) << 33);
            }
            if (round == 0) after.legal = after.count;
            attach = next.without(closed);
        }
        return after;
    }

    // The final points of a colour. `coming` are the pieces that it may yet lay, `area` the cells that it may cover.
    Range points(const State<W>& state, int colour, uint64_t coming, int area, Range seen) const {
        const Scoring& scoring = referee_.rules.scoring;
        const Supply& supply = state.supply[referee_.supply_of(colour)];
        const int cell = scoring.cell_placed - scoring.cell_left, piece = scoring.piece_placed - scoring.piece_left;
        int most = 0, least = 0, cells = 0, count = 0;
        for (uint64_t rest = coming; rest; rest &= rest - 1) {
            const int which = __builtin_ctzll(rest), size = referee_.table.piece_size[which], copies = supply.copies(which);
            const int gain = copies * (cell * size + piece);
            (gain > 0 ? most : least) += gain;
            cells += copies * size;
            count += copies;
        }
        if (cell > 0 && cells > area) {
            const int gain = cell * area + (piece > 0 ? piece * count : 0);
            if (gain < most) most = gain;
        }
        const int laid = state.small.pieces[colour], full = scoring.full_pieces[colour];
        if (laid < full && laid + count >= full && cells <= area) {
            const int single = coming & referee_.table.of_size[1] ? scoring.single_last : 0;
            const int low = scoring.all_placed + (single < 0 ? single : 0), high = scoring.all_placed + (single > 0 ? single : 0);
            if (low < 0) least += low;
            if (high > 0) most += high;
        }
        const int now = points_of(referee_, state, colour);
        const int shown = scoring.seen * seen.least, hidden = scoring.seen * seen.most;
        return {now + least + (shown < hidden ? shown : hidden), now + most + (shown < hidden ? hidden : shown)};
    }

    // How many squares more or fewer a colour may show at the end, in solid games. Its own pieces hide none of its
    // squares without showing as many; where nothing can stand any more, everything stays as it is.
    Range seen(const State<W>& state, int colour, int own_cells, int other_cells) const {
        uint16_t cells[cells_of(W)];
        const int count = state.colour[colour].own.list(cells);
        int hideable = 0;
        for (int i = 0; i < count; ++i) {
            const int above = referee_.table.above[cells[i]];
            hideable += above >= 0 && !state.closed.test(above);
        }
        const int free = referee_.all().without(state.closed).count() - hideable;
        return {-(hideable < other_cells ? hideable : other_cells), free < own_cells ? free : own_cells};
    }

    // The lead of party 0, from the final points of every colour.
    Range lead(const State<W>& state, const Range* colours) const {
        const Rules& rules = referee_.rules;
        const int seats = static_cast<int>(rules.parties.size());
        Range own[MAX_SEATS] = {};
        bool any[MAX_SEATS] = {};
        for (int colour = 0; colour < rules.colours; ++colour) {
            if (referee_.owner(state, colour, 1) >= 0) continue;
            const int seat = referee_.owner(state, colour, 0);
            const Range got = colours[colour];
            if (!any[seat] || !rules.scoring.seat_takes_best) {
                own[seat].least += got.least;
                own[seat].most += got.most;
            } else {
                if (own[seat].least < got.least) own[seat].least = got.least;
                if (own[seat].most < got.most) own[seat].most = got.most;
            }
            any[seat] = true;
        }
        Range points[2] = {};
        for (int seat = 0; seat < seats; ++seat) {
            const Range mine = rules.scoring.lowest_wins ? -own[seat] : own[seat];
            points[rules.parties[seat]].least += mine.least;
            points[rules.parties[seat]].most += mine.most;
        }
        return points[0] - points[1];
    }

    // The cells that each party may yet cover. A shared colour counts for the first of its seats.
    void areas(const State<W>& state, const Prospect<W>* prospects, Bits<W>* area) const {
        for (int colour = 0; colour < referee_.rules.colours; ++colour)
            area[referee_.rules.parties[referee_.owner(state, colour, 0)]] |= prospects[colour].area;
    }

    // Bounds of the final lead of a party. There are none before a swap opening is answered.
    Range expected(const State<W>& state, const Prospect<W>* prospects, int party) const {
        if (referee_.rules.swap_opening && !state.small.chosen) return {-ENDLESS, ENDLESS};
        Range points[MAX_COLOURS];
        if (referee_.table.solid)
            all_solid(state, points);
        else
            for (int colour = 0; colour < referee_.rules.colours; ++colour)
                points[colour] = this->points(state, colour, prospects[colour].pieces, prospects[colour].area.count(), {0, 0});
        const Range first = lead(state, points);
        return party ? -first : first;
    }

    // The key of a position for the transposition table: a hash of all that the rest of the game depends on.
    uint64_t key(const State<W>& state, const Prospect<W>* prospects) const {
        const Small& small = state.small;
        const Rules& rules = referee_.rules;
        const bool solid = referee_.table.solid, opening = rules.swap_opening && !small.chosen;
        uint64_t key = mixed(static_cast<uint64_t>(small.turn) | uint64_t{small.chosen} << 8 | uint64_t{small.kept} << 9);
        const auto add = [&key](uint64_t number) { key = mixed(key ^ number); };
        bool begun = true;
        for (int colour = 0; colour < rules.colours; ++colour) {
            const Supply& supply = state.supply[referee_.supply_of(colour)];
            begun &= small.pieces[colour] > 0;
            // Where points do not simply add up, those made so far matter too.
            if (rules.scoring.seat_takes_best || opening) add(static_cast<uint64_t>(points_of(referee_, state, colour)));
            if (rules.shared_supply || rules.owners[colour].size() > 1 || solid) add(small.pieces[colour]);
            if (solid) {
                for (int word = 0; word < W; ++word) add(state.colour[colour].own.v[word]);
                add(supply.one);
                add(supply.two);
                add(static_cast<uint64_t>(small.out >> colour & 1));
            } else {
                key += prospects[colour].hash;
                if (supply.two) add(supply.two & prospects[colour].pieces);
                // Whether all pieces may be laid.
                if (rules.scoring.all_placed || rules.scoring.single_last) add((supply.one & ~prospects[colour].pieces) == 0);
            }
        }
        if (begun && !opening) return key;
        for (int colour = 0; colour < rules.colours; ++colour)
            add(small.pieces[colour] | uint64_t{small.start[colour]} << 8 | uint64_t{small.last[colour]} << 16);
        return key;
    }

  private:
    static constexpr uint64_t LATER = 6;

    // Where the colour's next piece may yet attach, whatever others do until then.
    Bits<W> beginnings(const State<W>& state, int colour) const {
        const bool anywhere = referee_.rules.beside_start && !state.small.pieces[colour];
        return anywhere ? referee_.all() : referee_.attach(state, colour);
    }

    // The final points of every colour in a solid game.
    void all_solid(const State<W>& state, Range* points) const {
        int left[MAX_COLOURS] = {}, all = 0, room = referee_.table.cell_count;
        for (int colour = 0; colour < referee_.rules.colours; ++colour) {
            const Supply& supply = state.supply[referee_.supply_of(colour)];
            for (uint64_t rest = coming_solid(state, colour); rest; rest &= rest - 1) {
                const int piece = __builtin_ctzll(rest);
                left[colour] += referee_.table.piece_size[piece] * supply.copies(piece);
            }
            all += left[colour];
            room -= state.colour[colour].own.count();
        }
        for (int colour = 0; colour < referee_.rules.colours; ++colour)
            points[colour] = this->points(state, colour, coming_solid(state, colour), room,
                                          seen(state, colour, left[colour], all - left[colour]));
    }

    uint64_t coming_solid(const State<W>& state, int colour) const {
        return state.small.out >> colour & 1 ? 0 : state.supply[referee_.supply_of(colour)].one;
    }

    const Referee<W>& referee_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
