// Positions of placing games: reasons, points, and all that is told of them.

#include "placing_game.hpp"

#include <algorithm>
#include <set>

namespace cornerwise {

bool PlacingGame::follow(const Moves& moves, size_t& number, Refusal& refusal) {
    size_t common = 0;
    while (common < made_.size() && common < moves.size() && made_[common] == moves[common]) ++common;
    while (plies.size() > common) {
        position->pop();
        plies.pop_back();
        made_.pop_back();
    }
    for (number = common; number < moves.size(); ++number) {
        const Move move = setup.parse(moves[number], refusal);
        if (!refusal.legal()) return false;
        if (!position->is_legal(move)) {
            refusal = violation(move);
            return false;
        }
        push(move);
        made_.push_back(moves[number]);
    }
    return true;
}

void PlacingGame::push(Move move) {
    plies.push_back({position->turn(), position->seat(), move});
    position->push(move);
}

std::vector<Move> PlacingGame::legal() const {
    std::vector<Move> moves(position->most_moves());
    moves.resize(position->legal(moves.data()));
    return moves;
}

int PlacingGame::laid() const {
    return static_cast<int>(std::count_if(plies.begin(), plies.end(), [](const Ply& ply) { return ply.move < PASS; }));
}

bool PlacingGame::choosing() const { return setup.swap_opening && plies.size() == 2; }

std::vector<int> PlacingGame::left(int colour) const {
    std::vector<int> copies;
    for (size_t piece = 0; piece < setup.pieces.size(); ++piece) copies.push_back(position->left(colour, static_cast<int>(piece)));
    return copies;
}

std::vector<std::vector<int>> PlacingGame::owners() const {
    std::vector<std::vector<int>> all(setup.colours.size());
    for (size_t colour = 0; colour < all.size(); ++colour)
        for (int i = 0, seat; (seat = position->owner(static_cast<int>(colour), i)) >= 0; ++i) all[colour].push_back(seat);
    return all;
}

std::vector<int> PlacingGame::skipped() const {
    std::vector<int> found;
    if (plies.empty() || over()) return found;
    const int count = setup.rules.colours, due = plies.back().colour + (plies.back().move < PASS);
    for (int i = 0; (due + i) % count != position->turn(); ++i) found.push_back((due + i) % count);
    return found;
}

// Why not

// The first rule that a placement breaks, as rules/placing.py has them in order.
Refusal PlacingGame::violation(Move move) const {
    const auto refused = [&](const char* reason, std::string details = "{}") {
        return Refusal{reason, setup.clause(reason), std::move(details), ""};
    };
    const auto named = [](const char* name, std::string_view value) { return Json().object().name(name).text(value).end().take(); };
    const int turn = position->turn();
    if (turn < 0) return refused("game-over");
    if (choosing()) return move == KEEP || move == SWAP ? Refusal() : refused("must-answer");
    if (move == KEEP || move == SWAP) return refused("nothing-to-answer");
    const Board& board = setup.board;
    const size_t colour = static_cast<size_t>(turn);
    if (move == PASS) return refused("must-place", named("colour", setup.colours[colour]));

    const int piece = setup.placements->piece[move];
    const int16_t* row = setup.placements->row(move);
    const std::set<int> cells(row, row + setup.placements->row_size(move));
    std::vector<int> lies(static_cast<size_t>(board.size()), -1);  // [cell]: the colour on it
    std::vector<int> first(setup.colours.size(), -1);              // [colour]: where in the game it began
    for (size_t ply = 0; ply < plies.size(); ++ply) {
        if (plies[ply].move >= PASS) continue;
        const size_t owner = static_cast<size_t>(plies[ply].colour);
        if (first[owner] < 0) first[owner] = static_cast<int>(ply);
        for (int i = 0; i < setup.placements->row_size(plies[ply].move); ++i)
            lies[static_cast<size_t>(setup.placements->row(plies[ply].move)[i])] = plies[ply].colour;
    }
    const auto names = [&](const std::set<int>& wanted) {
        std::vector<std::string> found;
        for (const int cell : wanted) found.push_back(board.names[static_cast<size_t>(cell)]);
        return found;
    };
    const auto broken_at = [&](const char* reason, const std::set<int>& where) {
        const std::vector<std::string> found = names(where);
        return refused(reason, Json().object().name("cell").text(found[0]).name("cells").texts(found).end().take());
    };
    const auto within = [&](auto&& wanted) {
        std::set<int> found;
        for (const int cell : cells)
            if (wanted(cell)) found.insert(cell);
        return found;
    };
    const auto touched_by = [&](const std::vector<std::vector<int>>& near, int owner) {
        std::set<int> found;
        for (int cell = 0; cell < board.size(); ++cell)
            if (lies[static_cast<size_t>(cell)] >= 0 && (owner < 0 || lies[static_cast<size_t>(cell)] == owner))
                found.insert(near[static_cast<size_t>(cell)].begin(), near[static_cast<size_t>(cell)].end());
        return found;
    };

    const std::string& piece_name = setup.pieces[static_cast<size_t>(piece)].name;
    if (!position->left(turn, piece))
        return refused(setup.rules.stock[colour][static_cast<size_t>(piece)] ? "piece-used" : "piece-withheld", named("piece", piece_name));
    if (setup.swap_opening && laid() < 2)
        for (const Ply& ply : plies)
            if (setup.placements->piece[ply.move] == piece) return refused("same-shape", named("piece", piece_name));
    if (const auto taken = within([&](int cell) { return lies[static_cast<size_t>(cell)] >= 0; }); !taken.empty())
        return broken_at("cell-taken", taken);
    if (setup.gravity) {
        const auto floating = within([&](int cell) {
            const int below = board.below[static_cast<size_t>(cell)];
            return below >= 0 && lies[static_cast<size_t>(below)] < 0 && !cells.count(below);
        });
        if (!floating.empty()) return broken_at("nothing-below", floating);
        const bool on_floor = !within([&](int cell) { return board.below[static_cast<size_t>(cell)] < 0; }).empty();
        if (!on_floor && first[colour] < 0) return refused("first-on-floor");
    }
    const auto& near = setup.faces ? board.side : board.corner;
    const bool begun = std::any_of(first.begin(), first.end(), [](int ply) { return ply >= 0; });
    std::set<int> attach;
    if (first[colour] >= 0) {
        attach = touched_by(near, turn);
    } else if (setup.rules.beside_start && begun) {
        attach = touched_by(near, -1);
    } else if (setup.rules.free_start || setup.rules.beside_start) {
        for (int cell = 0; cell < board.size(); ++cell) attach.insert(cell);
    } else {
        int offered = setup.rules.start_choices[colour];
        for (size_t other = 0; other < first.size(); ++other) {
            if (first[other] < 0) continue;
            const Move begin = plies[static_cast<size_t>(first[other])].move;
            for (size_t start = 0; start < setup.rules.start_cells.size(); ++start)
                for (int i = 0; i < setup.placements->row_size(begin); ++i)
                    if (setup.placements->row(begin)[i] == setup.rules.start_cells[start])
                        offered &= setup.rules.starts_agree[colour][other][start];
        }
        for (size_t start = 0; start < setup.rules.start_cells.size(); ++start)
            if (offered >> start & 1) attach.insert(setup.rules.start_cells[start]);
    }
    const bool touches = !within([&](int cell) { return attach.count(cell) > 0; }).empty();
    if (first[colour] < 0) {
        if (touches) return {};
        if (setup.rules.beside_start) return refused("first-beside");
        return refused("start-cell", Json().object().name("cells").texts(names(attach)).end().take());
    }
    if (setup.faces) return touches ? Refusal() : refused("no-own-face");
    const std::set<int> beside = touched_by(board.side, turn);
    if (const auto bad = within([&](int cell) { return beside.count(cell) > 0; }); !bad.empty()) return broken_at("own-side", bad);
    if (!touches) return refused("no-own-corner");
    if (!setup.strict_corners) return {};
    // Cells at the middle of a straight side, of the new piece or of what lies there.
    std::map<Address, int> fresh, own;
    for (int cell = 0; cell < board.size(); ++cell) {
        const bool mine = lies[static_cast<size_t>(cell)] == turn, added = cells.count(cell) > 0;
        if (!mine && !added) continue;
        for (const Address& point : setup.lattice.points(board.cells[static_cast<size_t>(cell)])) ++(mine ? own : fresh)[point];
    }
    const auto bad = within([&](int cell) {
        for (const Address& point : setup.lattice.points(board.cells[static_cast<size_t>(cell)]))
            if (own.count(point) && (own[point] == 3 || fresh[point] == 3)) return true;
        return false;
    });
    return bad.empty() ? Refusal() : broken_at("strict-corner", bad);
}

// Points

std::vector<PlacingGame::Term> PlacingGame::terms(int colour) const {
    const Scoring& points = setup.rules.scoring;
    const Tally tally = position->tally(colour);
    const size_t at = static_cast<size_t>(colour);
    const int cells_left = points.full_cells[at] - tally.cells, pieces_left = points.full_pieces[at] - tally.pieces;
    std::vector<Term> found = {
        {"cells-placed", points.cell_placed * tally.cells, tally.cells},
        {"pieces-placed", points.piece_placed * tally.pieces, tally.pieces},
        {"seen", points.seen * tally.seen, tally.seen},
        {"left", points.cell_left * cells_left + points.piece_left * pieces_left, pieces_left},
    };
    if (!pieces_left) {
        found.push_back({"all-placed", points.all_placed, 1});
        found.push_back({"single-last", points.single_last * (tally.last_size == 1), 1});
    }
    return found;
}

int PlacingGame::score(int colour) const {
    int sum = 0;
    for (const Term& term : terms(colour)) sum += term.points;
    return sum;
}

std::vector<int> PlacingGame::totals() const {
    std::vector<int> own(static_cast<size_t>(setup.seats)), totals = own;
    std::vector<bool> any(own.size());
    const auto owned = owners();
    for (size_t colour = 0; colour < owned.size(); ++colour) {
        if (owned[colour].size() != 1) continue;  // the shared colour counts for nobody
        const size_t seat = static_cast<size_t>(owned[colour][0]);
        const int points = score(static_cast<int>(colour));
        if (!any[seat] || !setup.rules.scoring.seat_takes_best)
            own[seat] += points;
        else
            own[seat] = std::max(own[seat], points);
        any[seat] = true;
    }
    for (size_t seat = 0; seat < totals.size(); ++seat)
        for (const int mate : setup.party_of(static_cast<int>(seat))) totals[seat] += own[static_cast<size_t>(mate)];
    return totals;
}

std::vector<int> PlacingGame::winners() const {
    std::vector<int> found;
    if (setup.rules.scoring.complete_wins) {
        bool done = true;
        for (int colour = 0; colour < setup.rules.colours; ++colour)
            done = done && position->tally(colour).pieces == setup.rules.scoring.full_pieces[static_cast<size_t>(colour)];
        for (int seat = 0; done && seat < setup.seats; ++seat) found.push_back(seat);
        return found;
    }
    std::vector<int> ranks = totals();
    for (int& total : ranks) total = setup.rank(total);
    const int best = *std::max_element(ranks.begin(), ranks.end());
    for (size_t seat = 0; seat < ranks.size(); ++seat)
        if (ranks[seat] == best) found.push_back(static_cast<int>(seat));
    return found;
}

// What is told

void PlacingGame::write_scores(Json& out) const {
    out.object();
    for (size_t colour = 0; colour < setup.colours.size(); ++colour) out.name(setup.colours[colour]).whole(score(static_cast<int>(colour)));
    out.end();
}

void PlacingGame::write_sheet(Json& out) const {
    const auto line = [&](const char* item, int points, int count, const std::string* piece) {
        out.object().name("item").text(item).name("points").whole(points).name("count").whole(count);
        if (piece) out.name("piece").text(*piece);
        out.end();
    };
    out.object();
    for (size_t colour = 0; colour < setup.colours.size(); ++colour) {
        out.name(setup.colours[colour]).list();
        const std::vector<int> copies = left(static_cast<int>(colour));
        for (const Term& term : terms(static_cast<int>(colour))) {
            if (std::string_view(term.item) != "left") {
                if (term.points) line(term.item, term.points, term.count, nullptr);
                continue;
            }
            for (size_t piece = 0; piece < copies.size(); ++piece) {
                const int cost = copies[piece] * (setup.rules.scoring.cell_left * setup.pieces[piece].size() + setup.rules.scoring.piece_left);
                if (cost) line("left", cost, copies[piece], &setup.pieces[piece].name);
            }
        }
        out.end();
    }
    out.end();
}

void PlacingGame::write_owners(Json& out) const {
    const auto owned = owners();
    out.object();
    for (size_t colour = 0; colour < owned.size(); ++colour) out.name(setup.colours[colour]).wholes(owned[colour]);
    out.end();
}

void PlacingGame::write_pieces(Json& out) const {
    out.object();
    for (size_t colour = 0; colour < setup.colours.size(); ++colour) {
        out.name(setup.colours[colour]).list();
        const std::vector<int> copies = left(static_cast<int>(colour));
        for (size_t piece = 0; piece < copies.size(); ++piece)
            for (int i = 0; i < copies[piece]; ++i) out.text(setup.pieces[piece].name);
        out.end();
    }
    out.end();
}

void PlacingGame::write_result(Json& out) const {
    if (!over()) {
        out.nothing();
        return;
    }
    out.object().name("winners").wholes(winners()).name("totals").wholes(totals()).end();
}

std::string PlacingGame::legal_json() const {
    std::vector<Move> moves = legal();
    return setup.script->write(moves);
}

void PlacingGame::write_plies(Json& out) const {
    out.list();
    for (const Ply& ply : plies)
        out.object().name("seat").whole(ply.seat).name("colour").text(setup.colours[static_cast<size_t>(ply.colour)]).name("move").text(setup.format(ply.move)).end();
    out.end();
}

void PlacingGame::write_facts(Json& out) const {
    const Scoring& scoring = setup.rules.scoring;
    out.object().name("variant").text(setup.data["id"].text()).name("rules").whole(setup.setting["rules"].whole());
    setup.write_chosen(out.name("options"));
    out.name("seats").whole(setup.seats).name("hides").boolean(false).name("parties").list();
    for (const std::vector<int>& party : setup.parties) out.wholes(party);
    out.end().name("wins").text(scoring.complete_wins ? "complete" : scoring.lowest_wins ? "lowest" : "highest").end();
}

void PlacingGame::write_position(Json& out) const {
    const int turn = position->turn();
    out.object().name("variant").text(setup.data["id"].text());
    out.name("rules").whole(setup.setting["rules"].whole());
    out.name("options");
    setup.write_chosen(out);
    write_plies(out.name("plies"));
    out.name("turn");
    if (turn < 0)
        out.nothing().name("mover").nothing();
    else
        out.text(setup.colours[static_cast<size_t>(turn)]).name("mover").whole(position->seat());
    out.name("over").boolean(turn < 0).name("result");
    write_result(out);
    out.name("scores");
    write_scores(out);
    out.name("sheet");
    write_sheet(out);
    out.name("cells").object();
    for (size_t colour = 0; colour < setup.colours.size(); ++colour) {
        out.name(setup.colours[colour]).list();
        for (int cell = 0; cell < setup.board.size(); ++cell)
            if (position->covers(static_cast<int>(colour), cell)) out.text(setup.board.names[static_cast<size_t>(cell)]);
        out.end();
    }
    out.end().name("pieces");
    write_pieces(out);
    out.name("skipped").list();
    for (const int colour : skipped()) out.text(setup.colours[static_cast<size_t>(colour)]);
    out.end().name("owners");
    write_owners(out);
    if (setup.solo) {
        const auto count = [&](int placed, int total) { out.name("placed").whole(placed).name("total").whole(total); };
        int placed = 0, total = 0;
        for (int colour = 0; colour < setup.rules.colours; ++colour) {
            placed += position->tally(colour).pieces;
            total += setup.rules.scoring.full_pieces[static_cast<size_t>(colour)];
        }
        out.name("progress").object();
        count(placed, total);
        out.name("colours").object();
        for (int colour = 0; colour < setup.rules.colours; ++colour) {
            out.name(setup.colours[static_cast<size_t>(colour)]).object();
            count(position->tally(colour).pieces, setup.rules.scoring.full_pieces[static_cast<size_t>(colour)]);
            out.end();
        }
        out.end().end();
    }
    out.name("legal").raw(legal_json()).end();
}

void PlacingGame::write_state(const std::vector<int>& seats, Json& out) const {
    const int turn = position->turn();
    out.object().name("turn");
    if (turn < 0)
        out.nothing().name("mover").nothing();
    else
        out.text(setup.colours[static_cast<size_t>(turn)]).name("mover").whole(position->seat());
    out.name("ply").whole(static_cast<int64_t>(plies.size())).name("scores");
    write_scores(out);
    out.name("result");
    write_result(out);
    out.name("totals").wholes(totals());
    out.name("skipped").list();
    for (const int colour : skipped()) out.text(setup.colours[static_cast<size_t>(colour)]);
    out.end().name("owners");
    write_owners(out);
    out.name("pieces");
    write_pieces(out);
    if (turn < 0) {
        out.name("sheet");
        write_sheet(out);
    } else if (setup.reach) {
        out.name("reach").raw(setup.reach->write(*setup.table, *position));
    }
    if (turn >= 0 && std::find(seats.begin(), seats.end(), position->seat()) != seats.end()) out.name("legal").raw(legal_json());
    out.end();
}

void write_board(const PlacingSetup& setup, Json& out) {
    const Data& lattice = setup.data["lattice"];
    // The corners of a cell in the plane, in the order in which they are drawn; cubes have none.
    const auto polygon = [&](const Address& cell) {
        const Data& outline = lattice["outlines"][static_cast<size_t>(setup.lattice.kind(cell))];
        if (outline.is_nothing()) {
            out.nothing();
            return;
        }
        out.list();
        for (const Data& corner : outline.items()) {
            out.list();
            for (size_t side = 0; side < 2; ++side) {
                double sum = 0;
                for (size_t i = 0; i < 2; ++i) sum += lattice["axes"][i][side].number() * (corner[i].whole() + cell[i]);
                out.rounded(sum, 4);
            }
            out.end();
        }
        out.end();
    };
    const auto address = [&](const Address& cell) { out.wholes({cell.begin(), cell.begin() + setup.lattice.dimension}); };
    out.object().name("seats").whole(setup.seats).name("colours").texts(setup.colours);
    out.name("chosen");
    setup.write_chosen(out);
    out.name("cells").list();
    for (int cell = 0; cell < setup.board.size(); ++cell) {
        out.object().name("name").text(setup.board.names[static_cast<size_t>(cell)]).name("address");
        address(setup.board.cells[static_cast<size_t>(cell)]);
        out.name("polygon");
        polygon(setup.board.cells[static_cast<size_t>(cell)]);
        out.end();
    }
    out.end().name("starts").list();
    for (size_t i = 0; i < setup.setting["start_cells"].size(); ++i) {
        out.object().name("cell").text(setup.setting["start_cells"][i].text()).name("colour");
        if (setup.setting["start"].text() == "own")
            out.text(setup.setting["palette"][i].text()).end();
        else
            out.nothing().end();
    }
    out.end().name("copies").whole(setup.data["copies"].whole()).name("supply").text(setup.setting["supply"].text());
    out.name("withheld").object();
    for (const auto& [colour, names] : setup.withheld) {
        out.name(colour).list();
        for (const Piece& piece : setup.pieces)
            for (const std::string& name : names)
                if (name == piece.name) out.text(name);
        out.end();
    }
    out.end().name("owners").object();
    for (size_t colour = 0; colour < setup.colours.size(); ++colour) out.name(setup.colours[colour]).wholes(setup.rules.owners[colour]);
    out.end().name("parties").list();
    for (const auto& party : setup.parties) out.wholes(party);
    out.end().name("pieces").list();
    for (const Piece& piece : setup.pieces) {
        out.object().name("name").text(piece.name).name("size").whole(piece.size()).name("orientations").list();
        const auto turns = setup.lattice.turns(piece.orientations);
        for (size_t i = 0; i < turns.size(); ++i) {
            out.object().name("cells").list();
            for (const Address& cell : piece.orientations[i]) address(cell);
            out.end().name("polygons");
            if (setup.lattice.is_solid()) {
                out.nothing();
            } else {
                out.list();
                for (const Address& cell : piece.orientations[i]) polygon(cell);
                out.end();
            }
            out.name("turns").wholes(turns[i]).end();
        }
        out.end().end();
    }
    out.end().end();
}

}  // namespace cornerwise
