// A placing game with its options chosen: tables made from data, moves in notation, and all that is told of a position.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "../net.hpp"
#include "../position.hpp"
#include "../reach.hpp"
#include "../script.hpp"
#include "game.hpp"
#include "geometry.hpp"

namespace cornerwise {

constexpr Move PASS = 0x40000000;

// A move that was made.
struct Ply {
    int colour, seat;
    Move move;
};

// Why a move is none: the id of the reason, the clause that it breaks, and details as JSON. Without a reason the text is no
// move at all, and `message` is the id of what is said then.
struct Refusal {
    std::string reason, clause, details = "{}", message;
    bool legal() const { return reason.empty() && message.empty(); }
};

// What all positions of a game have in common.
class PlacingSetup {
  public:
    // False where the options are refused; `out` says why.
    static std::unique_ptr<PlacingSetup> make(const Data& data, const Data& options, Json& out);

    const Lattice lattice;
    Data data;     // as the build wrote it
    Data setting;  // what follows from the options
    std::vector<std::pair<std::string, Data>> chosen;
    std::vector<std::string> chosen_texts;  // texts of people, by option; empty for other options
    Board board;
    std::vector<Piece> pieces;
    std::vector<std::string> colours;
    int seats = 0;
    bool solo = false, gravity = false, shared_supply = false, swap_opening = false, strict_corners = false, faces = false;
    std::map<std::string, std::vector<std::string>> withheld;
    std::vector<std::vector<int>> parties;  // seats of each
    std::unique_ptr<Placements> placements;
    std::unique_ptr<Table> table;
    Rules rules;
    std::unique_ptr<Script> script;
    std::unique_ptr<ReachScript> reach;  // flat games only

    Move parse(std::string text, Refusal& refusal) const;
    std::string format(Move move) const;
    std::string clause(const std::string& reason) const { return data["clauses"][reason].text(); }
    int colour_number(const std::string& name) const;
    void write_chosen(Json& out) const;  // the options
    const std::vector<int>& party_of(int seat) const { return parties[static_cast<size_t>(rules.parties[static_cast<size_t>(seat)])]; }
    int rank(int total) const { return rules.scoring.lowest_wins ? -total : total; }
    std::unique_ptr<Position> start() const;

  private:
    PlacingSetup(const Data& data) : lattice(data["lattice"]), data(data) {}
    bool choose(const Data& wanted, Json& out);
    bool withhold(const std::string& text, std::string& message);
    void read_rules();
    void compile();
};

// What a client needs to draw a game.
void write_board(const PlacingSetup& setup, Json& out);

// A game in progress.
class PlacingGame {
  public:
    explicit PlacingGame(const PlacingSetup& setup) : setup(setup), position(setup.start()) {}

    const PlacingSetup& setup;
    std::unique_ptr<Position> position;
    std::vector<Ply> plies;

    // Goes to the position after these moves, from the last one on; false where a move is refused, and `number` is which.
    bool follow(const Moves& moves, size_t& number, Refusal& refusal);
    void push(Move move);
    std::vector<Move> legal() const;

    bool over() const { return position->turn() < 0; }
    bool choosing() const;
    int laid() const;  // placements so far
    Refusal violation(Move move) const;

    std::vector<int> left(int colour) const;
    std::vector<std::vector<int>> owners() const;
    std::vector<int> skipped() const;
    int score(int colour) const;
    std::vector<int> totals() const;
    std::vector<int> winners() const;

    void write_position(Json& out) const;
    void write_state(const std::vector<int>& seats, Json& out) const;
    void write_facts(Json& out) const;
    void write_plies(Json& out) const;

  private:
    struct Term {
        const char* item;
        int points, count;
    };
    std::vector<Term> terms(int colour) const;
    void write_scores(Json& out) const;
    void write_sheet(Json& out) const;
    void write_owners(Json& out) const;
    void write_pieces(Json& out) const;
    void write_result(Json& out) const;
    std::string legal_json() const;

    std::vector<std::string> made_;  // the moves as they were written
};

}  // namespace cornerwise
