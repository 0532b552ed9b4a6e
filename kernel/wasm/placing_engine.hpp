// The engine of placing games in the browser: what engine/player.py and engine/placing_search.py do, in slices. The same
// level and seed make the same moves as there.
#pragma once

#include <memory>
#include <vector>

#include "../net.hpp"
#include "placing_game.hpp"
#include "random.hpp"
#include "value.hpp"

namespace cornerwise {

struct Line {
    Move move;
    Value value;
    uint64_t visits;
    std::vector<Move> moves;
};

// What a search found, the best move first.
struct Analysis {
    Value value;
    std::vector<Line> lines;
    uint64_t nodes = 0;
    bool exact = false;
};

struct Reason {
    std::string id;
    double number = 1;
    double than = 0;  // of the move it is compared with
    bool compares = false;
    std::vector<std::string> cells = {};
};

// What speaks for a legal move of a position.
std::vector<Reason> reasons_for(const PlacingGame& game, Move move);
// What a better move does that the one made did not.
std::vector<Reason> reasons_between(const PlacingGame& game, Move better, Move made);
Value final_value(const PlacingGame& game);

void write_reasons(const std::vector<Reason>& reasons, Json& out);

// A small net with what it has to know of the game; none where the file is damaged or for another game.
std::unique_ptr<Net> read_net(const PlacingSetup& setup, std::string_view file);

// Seconds on a clock that only goes forward.
double now();

// What a level spends on a move.
struct Budget {
    uint64_t nodes;
    double seconds, slip;
    const Net* net;  // judges the leaves in place of playouts
};
Budget budget_of(const PlacingSetup& setup, const Net* net, int level, double seconds);

// A tree search that keeps its tree from move to move.
class PlacingSearch {
  public:
    PlacingSearch(const PlacingSetup& setup, uint64_t seed, uint64_t memory) : setup_(setup), random_(seed), memory_(memory) {}

    void begin(const PlacingGame& game, const Budget& budget, size_t lines);
    bool slice(double seconds);  // whether it is done
    double progress() const;
    Analysis result();

  private:
    enum Stage { SOLVING, SEARCHING, DONE };

    void follow(const std::vector<Ply>& plies, const Net* net);
    bool is_solved();
    bool solve(double begin, double end);
    void prepare();
    Analysis searched();
    Analysis solved(const Analysis& searched) const;

    const PlacingSetup& setup_;
    PythonRandom random_;
    uint64_t memory_;
    std::unique_ptr<PlacingGame> game_;
    std::unique_ptr<Search> search_;
    const Net* net_ = nullptr;  // that the tree was made with
    Budget budget_{};
    size_t lines_ = 1;
    uint64_t nodes_ = 0;
    double spent_ = 0;
    Stage stage_ = DONE;
    std::unique_ptr<Solution> solution_;  // what is known of best play from here on
};

// The engine of a seat, or of one analysis.
class PlacingEngine {
  public:
    PlacingEngine(const PlacingSetup& setup, const Net* net, int level, uint64_t seed, uint64_t memory);

    const int level;
    const uint64_t seed;

    // Chooses a move, slips included.
    void choose(const PlacingGame& game, double seconds);
    void analyse(const PlacingGame& game, double seconds, size_t lines);
    bool slice(double seconds) { return slipped_ != NO_ROW || search_.slice(seconds); }
    double progress() const { return slipped_ != NO_ROW ? 1 : search_.progress(); }
    Move chosen() { return slipped_ != NO_ROW ? slipped_ : search_.result().lines[0].move; }
    Analysis result() { return search_.result(); }

  private:
    const PlacingSetup& setup_;
    const Net* net_;
    PythonRandom random_;
    PlacingSearch search_;
    Move slipped_ = NO_ROW;
};

}  // namespace cornerwise
