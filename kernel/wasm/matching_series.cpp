// A series of deals from its first move to its last.

#include "matching_series.hpp"

#include <algorithm>

#include "matching_notation.hpp"

namespace cornerwise::matching {
namespace {

std::string_view message_of(Written::Kind kind) {
    return kind == Written::NO_TILE ? "error-no-tile" : kind == Written::TILE_ORDER ? "error-tile-order" : "error-no-move";
}

Violation out_of_reach(const std::string& cell) {
    return {"out-of-reach", {}, Json().object().name("cell").text(cell).end().take()};
}

// The tiles of a hand in the order of their numbers.
std::vector<std::string> listed(const std::vector<int>& hand) {
    std::vector<std::string> tiles;
    for (const int tile : hand) tiles.push_back(format_tile(tile));
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

}  // namespace

Series::Series(const Terms& terms) : terms_(terms), match_(std::make_shared<Rules>(terms.rules), {}) {}

bool Series::go(const Moves& moves, Json& out) {
    size_t common = 0;
    while (common < moves.size() && common < made_.size() && moves[common] == made_[common]) ++common;
    while (match_.plies().size() > common) {
        match_.pop();
        open_.pop_back();
        turns_.pop_back();
    }
    made_.resize(common);
    while (!lines_.empty() && lines_.back().ply >= common) lines_.pop_back();
    for (size_t i = common; i < moves.size(); ++i) {
        Move move;
        if (const Fault wrong = fault(moves[i], move); wrong && !(move == TIMEOUT && match_.is_event(TIMEOUT))) {
            refusal(wrong, static_cast<int>(i), out);
            return false;
        }
        push(move);
        made_.back() = moves[i];  // as it was written, so that it is found again
    }
    return true;
}

void Series::push(Move move) {
    const State& state = match_.state();
    const int deal = static_cast<int>(match_.finished().size()) + 1;
    for (const Scored& what : scored(match_.referee(), state, move)) lines_.push_back({match_.plies().size(), deal, what});
    open_.push_back(!is_outcome(move) || state.now.phase == Phase::LOTS);
    turns_.push_back(static_cast<int8_t>(match_.turn()));
    made_.push_back(format_move(move));
    match_.push(move);
}

Fault Series::fault(std::string_view text, Move& move) const {
    const Written written = parse_move(text);
    move = written.move;
    if (written.kind == Written::OUT_OF_REACH) return {{}, out_of_reach(written.about)};
    if (written.kind != Written::MOVE) return {message_of(written.kind), {}};
    if (match_.is_legal(move)) return {};
    const Violation broken = violation(match_.referee(), match_.state(), move);
    return {{}, broken ? broken : Violation{"no-such-move"}};
}

Move Series::late_move() const {
    if (match_.is_event(TIMEOUT)) return TIMEOUT;
    const std::vector<Move> legal = match_.legal();
    for (const Move word : {DRAW, PASS})
        if (match_.is_legal(word)) return word;
    return *std::min_element(legal.begin(), legal.end());
}

std::string_view Series::turn(int turn) const {
    if (turn == NOBODY) return {};
    return turn == CHANCE ? "chance" : std::string_view(terms_.names[static_cast<size_t>(turn)]);
}

void Series::points(const std::vector<int>& values, Json& out) const {
    out.object();
    for (size_t seat = 0; seat < values.size(); ++seat) out.name(terms_.names[seat]).whole(values[seat]);
    out.end();
}

void Series::outcome(Json& out) const {
    if (match_.turn() != NOBODY) {
        out.nothing();
        return;
    }
    out.object().name("winners").wholes(match_.winners()).name("totals").wholes(match_.scores()).end();
}

void Series::plies(Json& out) const {
    out.list();
    for (size_t i = 0; i < turns_.size(); ++i) {
        out.object().name("seat").whole(turns_[i] == CHANCE ? NOBODY : turns_[i]).name("colour").text(turn(turns_[i]));
        out.name("move").text(format_move(match_.plies()[i].move)).end();
    }
    out.end();
}

void Series::plies(const std::vector<int>& seats, Json& out) const {
    out.list();
    for (size_t i = 0; i < turns_.size(); ++i) {
        const auto [move, seat] = match_.plies()[i];
        const bool seen = open_[i] || std::find(seats.begin(), seats.end(), seat) != seats.end();
        out.object().name("seat").whole(seat).name("colour").text(turn(turns_[i]));
        out.name("move").text(format_move(seen ? move : HIDDEN)).end();
    }
    out.end();
}

void Series::sheet(Json& out) const {
    struct Sum {
        std::string_view item;
        int deal, points, count;
    };
    out.object();
    for (size_t seat = 0; seat < terms_.names.size(); ++seat) {
        std::vector<Sum> sums;
        for (const Line& line : lines_) {
            if (line.what.seat != static_cast<int>(seat)) continue;
            auto sum = std::find_if(sums.begin(), sums.end(), [&](const Sum& of) { return of.item == line.what.item && of.deal == line.deal; });
            if (sum == sums.end()) sum = sums.insert(sum, {line.what.item, line.deal, 0, 0});
            sum->points += line.what.points;
            ++sum->count;
        }
        out.name(terms_.names[seat]).list();
        for (const Sum& sum : sums) {
            out.object().name("item").text(sum.item).name("points").whole(sum.points);
            out.name("count").whole(sum.count).name("deal").whole(sum.deal).end();
        }
        out.end();
    }
    out.end();
}

// What lies open, and how much lies hidden elsewhere (M14).
void Series::table(Json& out) const {
    out.object().name("laid").list();
    for (const auto& [seat, tile, x, y, rotation] : match_.table()) {
        out.object().name("seat").whole(seat).name("tile").text(format_tile(tile));
        out.name("cell").wholes({x, y}).name("rotation").whole(rotation).end();
    }
    out.end().name("lots").list();
    for (const auto& [seat, tile] : match_.lots()) out.object().name("seat").whole(seat).name("tile").text(format_tile(tile)).end();
    out.end().name("held").wholes(match_.held()).name("pile").whole(match_.pile()).name("deals").list();
    for (const std::vector<int>& deal : match_.finished()) points(deal, out);
    out.end().end();
}

void Series::hands(const std::vector<int>& seats, Json& out) const {
    out.object();
    for (const int seat : seats) out.name(std::to_string(seat)).texts(listed(match_.hand(seat)));
    out.end();
}

void Series::legal(Json& out) const {
    std::vector<std::pair<std::string, std::vector<std::string>>> by_tile;
    for (const Move move : match_.legal()) {
        const std::string tile = is_lay(move) ? format_tile(tile_of(move)) : "";
        auto found = std::find_if(by_tile.begin(), by_tile.end(), [&](const auto& entry) { return entry.first == tile; });
        if (found == by_tile.end()) found = by_tile.insert(found, {tile, {}});
        found->second.push_back(format_move(move));
    }
    out.object();
    for (const auto& [tile, moves] : by_tile) out.name(tile).texts(moves);
    out.end();
}

void Series::worth(Json& out) const {
    out.object();
    for (const Move move : match_.legal()) {
        if (!is_lay(move)) continue;
        const LayPoints worth = lay_points(terms_.rules, match_.state().table, move);
        out.name(format_move(move)).object().name("points").whole(worth.points);
        out.name("bridge").boolean(worth.is_bridge).name("hexagons").whole(worth.hexagons).end();
    }
    out.end();
}

std::string_view Series::clause(const Violation& violation) const {
    return violation.clause.empty() ? std::string_view(terms_.clauses[violation.reason].text()) : violation.clause;
}

void Series::refusal(const Fault& fault, int number, Json& out) const {
    Json details;
    details.object();
    if (fault.violation) {
        details.name("reason").text(fault.violation.reason).name("clause").text(clause(fault.violation));
        details.name("details").raw(fault.violation.details);
    }
    details.name("number").whole(number).end();
    refuse(out, fault.violation ? "match/illegal-move" : "match/bad-notation", message(fault), details.take());
}

std::string Series::message(const Fault& fault) {
    return fault.violation ? "why-" + std::string(fault.violation.reason) : std::string(fault.notation);
}

}  // namespace cornerwise::matching
