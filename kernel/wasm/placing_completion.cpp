// Completes games for one, or proves that impossible. Two means take turns, each time for longer, as in solo/search.py.
//
// Playing finds most games that can be completed: a game is played to its end by a simple taste, then taken back to some
// move and played to another end, which is kept unless it is worse, and now and then even then (annealing).
//
// Proving is an exact-cover search: every piece that is left must be laid, no cell is covered twice, no colour touches its
// own side, and every colour hangs together by corners from where it began. Order is a detail: rows that fulfil this can be
// laid in turn. The piece with the fewest placements is tried first; a placement that no chain of corner contacts leads to
// any more is dropped, and a piece without placements ends the branch. If all branches end, the answer is no.

#include "placing_completion.hpp"

#include <algorithm>
#include <cmath>

#include "placing_engine.hpp"

namespace cornerwise {

namespace {

using Rows = std::vector<Move>;

// A set of cells as wide as the board.
class CellSet {
  public:
    explicit CellSet(size_t words) : words_(words) {}
    CellSet(const uint64_t* from, size_t words) : words_(from, from + words) {}

    void add(int cell) { words_[static_cast<size_t>(cell) / 64] |= uint64_t{1} << (cell % 64); }
    void add(const uint64_t* other) {
        for (size_t i = 0; i < words_.size(); ++i) words_[i] |= other[i];
    }
    bool meets(const uint64_t* other) const {
        uint64_t shared = 0;
        for (size_t i = 0; i < words_.size(); ++i) shared |= words_[i] & other[i];
        return shared != 0;
    }
    int count() const {
        int sum = 0;
        for (const uint64_t word : words_) sum += __builtin_popcountll(word);
        return sum;
    }
    const uint64_t* data() const { return words_.data(); }

  private:
    std::vector<uint64_t> words_;
};

// The placements of a game for one, and which of them may still come.
class Ground {
  public:
    explicit Ground(const PlacingSetup& setup) : setup(setup), table(*setup.table), words(static_cast<size_t>(table.words)) {}

    const PlacingSetup& setup;
    const Table& table;
    const size_t words;

    const uint64_t* cells(Move row) const { return &table.row_sets[static_cast<size_t>(row) * SETS * words]; }
    const uint64_t* beside(Move row) const { return cells(row) + words; }
    const uint64_t* corners(Move row) const { return cells(row) + 2 * words; }
    int size(Move row) const { return table.rows[row].size; }
    int piece(Move row) const { return table.rows[row].piece; }

    // Whether two rows of one colour can both lie, as far as cells, sides and strict corners go.
    bool agree(Move one, Move other) const {
        const uint64_t *a = cells(one), *near = beside(one), *b = cells(other);
        uint64_t shared = 0;
        for (size_t i = 0; i < words; ++i) shared |= (a[i] | near[i]) & b[i];
        return !shared && !(setup.strict_corners && (faces(one, b) || faces(other, a)));
    }
    bool apart(Move one, Move other) const {
        const uint64_t *a = cells(one), *b = cells(other);
        uint64_t shared = 0;
        for (size_t i = 0; i < words; ++i) shared |= a[i] & b[i];
        return !shared;
    }

    // The cells of which the next row of a colour must cover one.
    CellSet begin(size_t colour, const Rows& own) const {
        CellSet found(words);
        for (const Move row : own) found.add(corners(row));
        for (size_t start = 0; own.empty() && start < setup.rules.start_cells.size(); ++start)
            if (setup.rules.start_choices[colour] >> start & 1) found.add(setup.rules.start_cells[start]);
        return found;
    }

    // Leaves of the rows only those that a chain of corner contacts leads to, and says whether it leads to all of `needed`.
    bool keep_reachable(const CellSet& begin, Rows& rows, const Rows& needed) const {
        CellSet reach = begin;
        std::vector<Move> waiting = rows, met;
        waiting.insert(waiting.end(), needed.begin(), needed.end());
        size_t left = needed.size();
        std::vector<bool> is_needed(waiting.size());
        std::fill(is_needed.begin() + static_cast<std::ptrdiff_t>(rows.size()), is_needed.end(), true);
        for (bool grown = true; grown;) {
            grown = false;
            size_t kept = 0;
            for (size_t i = 0; i < waiting.size(); ++i) {
                if (reach.meets(cells(waiting[i]))) {
                    reach.add(corners(waiting[i]));
                    if (is_needed[i])
                        --left;
                    else
                        met.push_back(waiting[i]);
                    grown = true;
                } else {
                    waiting[kept] = waiting[i];
                    is_needed[kept++] = is_needed[i];
                }
            }
            waiting.resize(kept);
        }
        rows = std::move(met);
        return left == 0;
    }

  private:
    bool faces(Move row, const uint64_t* cells) const {
        const int16_t* opposite = &table.row_opposites[static_cast<size_t>(row) * static_cast<size_t>(table.opposite_count)];
        for (int i = 0; i < table.opposite_count; ++i)
            if (opposite[i] >= 0 && cells[opposite[i] / 64] >> (opposite[i] % 64) & 1) return true;
        return false;
    }
};

// What is left to do: for every colour its rows that may come, and its pieces.
struct Puzzle {
    std::vector<Rows> rows;                // [colour]
    std::vector<std::vector<int>> left;    // [colour][piece]
    std::vector<Rows> laid;                // [colour]: by the search, wherever
};

class Prover {
  public:
    Prover(const Ground& ground, std::vector<CellSet> begins, Puzzle puzzle) : ground_(ground), begins_(std::move(begins)) {
        root_ = std::move(puzzle);
    }

    enum State { GOING_ON, FOUND, IMPOSSIBLE };

    // Looks at so many branches.
    State go_on(uint64_t branches) {
        if (frames_.empty() && !started_) {
            started_ = true;
            if (!enter(std::move(root_))) return state_ = found_.empty() ? IMPOSSIBLE : FOUND;
        }
        for (; branches && state_ == GOING_ON; --branches) {
            if (frames_.empty()) return state_ = IMPOSSIBLE;
            Frame& frame = frames_.back();
            if (frame.next == frame.choices.size()) {
                frames_.pop_back();
                continue;
            }
            Puzzle after = frame.puzzle;
            const Move row = frame.choices[frame.next++];
            if (!lay(after, frame.colour, row)) continue;
            if (!enter(std::move(after)) && !found_.empty()) state_ = FOUND;
        }
        return state_;
    }

    const std::vector<Rows>& found() const { return found_; }

  private:
    struct Frame {
        Puzzle puzzle;
        size_t colour;
        Rows choices;
        size_t next = 0;
    };

    // Lays a row and drops what does not go with it; false where something is impossible then.
    bool lay(Puzzle& puzzle, size_t colour, Move row) const {
        puzzle.laid[colour].push_back(row);
        --puzzle.left[colour][static_cast<size_t>(ground_.piece(row))];
        for (size_t other = 0; other < puzzle.rows.size(); ++other) {
            Rows& rows = puzzle.rows[other];
            size_t kept = 0;
            for (const Move candidate : rows) {
                const bool fits = other == colour ? puzzle.left[colour][static_cast<size_t>(ground_.piece(candidate))] && ground_.agree(row, candidate)
                                                  : ground_.apart(row, candidate);
                rows[kept] = candidate;
                kept += fits;
            }
            if (kept == rows.size() && other != colour) continue;
            rows.resize(kept);
            if (!ground_.keep_reachable(begins_[other], rows, puzzle.laid[other])) return false;
        }
        return true;
    }

    // The piece with the fewest placements is next. False where there is none to try: a piece has no placement left, or all
    // are laid.
    bool enter(Puzzle puzzle) {
        size_t best_colour = 0, fewest = SIZE_MAX;
        int best_piece = -1;
        bool any = false;
        for (size_t colour = 0; colour < puzzle.rows.size(); ++colour) {
            std::vector<size_t> count(puzzle.left[colour].size());
            CellSet room(ground_.words);
            int needed = 0;
            for (const Move row : puzzle.rows[colour]) {
                ++count[static_cast<size_t>(ground_.piece(row))];
                room.add(ground_.cells(row));
            }
            for (size_t piece = 0; piece < count.size(); ++piece) {
                const int copies = puzzle.left[colour][piece];
                if (!copies) continue;
                any = true;
                needed += copies * ground_.table.piece_size[piece];
                if (count[piece] < static_cast<size_t>(copies)) return false;
                if (count[piece] >= fewest) continue;
                fewest = count[piece];
                best_colour = colour;
                best_piece = static_cast<int>(piece);
            }
            if (room.count() < needed) return false;
        }
        if (!any) {
            found_ = puzzle.laid;
            if (found_.empty()) found_.resize(1);
            return false;
        }
        Frame frame = {std::move(puzzle), best_colour, {}, 0};
        for (const Move row : frame.puzzle.rows[best_colour])
            if (ground_.piece(row) == best_piece) frame.choices.push_back(row);
        frames_.push_back(std::move(frame));
        return true;
    }

    const Ground& ground_;
    const std::vector<CellSet> begins_;
    Puzzle root_;
    std::vector<Frame> frames_;
    std::vector<Rows> found_;
    State state_ = GOING_ON;
    bool started_ = false;
};

class Player {
  public:
    Player(const PlacingSetup& setup, const Position& position, const std::vector<int>& lies, uint64_t seed)
        : setup_(setup), position_(position), lies_(lies), random_(seed) {
        for (const auto& near : setup.board.side) widest_ = std::max(widest_, near.size());
    }

    Rows best;  // the moves of the best game so far

    void step() {
        const bool early = ++games_ <= FIRST_GAMES;
        const size_t count = current_.size(), least = count / 6;
        const size_t cut = early || !count ? 0 : least + random_.below(count - least);
        Rows played = play({current_.begin(), current_.begin() + static_cast<std::ptrdiff_t>(cut)});
        const int loss = worth(current_) - worth(played);
        if (loss <= 0 || (!early && random_.real() < std::exp(-loss / WARMTH))) current_ = std::move(played);
        if (current_.size() > best.size()) best = current_;
    }

  private:
    static constexpr int FIRST_GAMES = 30;
    static constexpr double SIZE = 10, WARMTH = 3;

    int worth(const Rows& line) const {
        int sum = 0;
        for (const Move row : line) sum += setup_.table->rows[row].size + 1;
        return sum;
    }

    // A whole game with the given beginning, by a taste of its own.
    Rows play(Rows line) {
        const double closeness = 1 + 3 * random_.real(), corners = 0.7 * random_.real(), whim = 1 + 3 * random_.real();
        const std::unique_ptr<Position> game(position_.copy());
        std::vector<int> lies = lies_;
        const size_t given = line.size();
        std::vector<Move> moves(game->most_moves());
        std::vector<double> pull(lies.size());
        for (size_t at = 0; game->turn() >= 0; ++at) {
            const int colour = game->turn();
            if (at >= given) {
                weigh_cells(lies, colour, closeness, corners, pull);
                const uint32_t count = game->legal(moves.data());
                double most = -1;
                Move chosen = moves[0];
                for (uint32_t i = 0; i < count; ++i) {
                    const Row& row = setup_.table->rows[moves[i]];
                    double value = SIZE * row.size + whim * random_.real();
                    for (int k = 0; k < row.size; ++k) value += pull[row.cell[k]];
                    if (value <= most) continue;
                    most = value;
                    chosen = moves[i];
                }
                line.push_back(chosen);
            }
            const Row& row = setup_.table->rows[line[at]];
            for (int k = 0; k < row.size; ++k) lies[row.cell[k]] = colour;
            game->push(line[at]);
        }
        return line;
    }

    // For every cell how close it lies to what is there or to the rim, and how many open corners it would give.
    void weigh_cells(const std::vector<int>& lies, int colour, double closeness, double corners, std::vector<double>& pull) const {
        const auto open = [&](int cell) {
            if (lies[static_cast<size_t>(cell)] >= 0) return false;
            for (const int near : setup_.board.side[static_cast<size_t>(cell)])
                if (lies[static_cast<size_t>(near)] == colour) return false;
            return true;
        };
        std::vector<uint8_t> is_open(lies.size());
        for (size_t cell = 0; cell < lies.size(); ++cell) is_open[cell] = open(static_cast<int>(cell));
        for (size_t cell = 0; cell < lies.size(); ++cell) {
            if (lies[cell] >= 0) continue;
            size_t close = widest_ - setup_.board.side[cell].size(), free = 0;
            for (const int near : setup_.board.side[cell]) close += lies[static_cast<size_t>(near)] >= 0;
            for (const int near : setup_.board.corner[cell]) free += is_open[static_cast<size_t>(near)];
            pull[cell] = closeness * static_cast<double>(close) + corners * static_cast<double>(free);
        }
    }

    const PlacingSetup& setup_;
    const Position& position_;
    const std::vector<int>& lies_;
    PythonRandom random_;
    size_t widest_ = 0;
    Rows current_;
    int games_ = 0;
};

class Completing final : public Work {
  public:
    Completing(const PlacingSetup& setup, const PlacingGame& game, uint64_t seed)
        : setup_(setup), ground_(setup), game_(setup), lies_(static_cast<size_t>(setup.board.size()), -1) {
        for (const Ply& ply : game.plies) game_.push(ply.move);
        std::vector<Rows> own(setup.colours.size());
        CellSet taken(ground_.words);
        for (const Ply& ply : game_.plies) {
            own[static_cast<size_t>(ply.colour)].push_back(ply.move);
            taken.add(ground_.cells(ply.move));
            const Row& row = setup.table->rows[ply.move];
            for (int i = 0; i < row.size; ++i) lies_[row.cell[i]] = ply.colour;
        }
        player_ = std::make_unique<Player>(setup_, *game_.position, lies_, seed);
        Puzzle puzzle;
        std::vector<CellSet> begins;
        for (size_t colour = 0; colour < own.size(); ++colour) {
            puzzle.left.push_back(game_.left(static_cast<int>(colour)));
            puzzle.laid.emplace_back();
            puzzle.rows.push_back(fitting(own[colour], taken, puzzle.left.back()));
            begins.push_back(ground_.begin(colour, own[colour]));
            ground_.keep_reachable(begins.back(), puzzle.rows.back(), {});
            for (const int copies : puzzle.left.back()) missing_ += static_cast<size_t>(copies);
        }
        if (!missing_) {
            answer_ = "yes";
            return;
        }
        if (refute(puzzle, taken)) {
            answer_ = "no";
            return;
        }
        size_t total = 0;
        for (const Rows& rows : puzzle.rows) total += rows.size();
        if (total <= PROVABLE) prover_ = std::make_unique<Prover>(ground_, std::move(begins), std::move(puzzle));
    }

    bool slice(double seconds) override {
        const double end = now() + seconds;
        while (!answer_ && now() < end) step();
        return answer_ != nullptr;
    }

    double progress() const override {
        return answer_ ? 1 : static_cast<double>(player_->best.size()) / static_cast<double>(missing_);
    }

    void result(Json& out) override {
        out.object().name("answer").text(answer_ ? answer_ : "unknown").name("reason").text(reason_).name("details").raw(details_);
        out.name("line").list();
        for (const Move move : line_) out.text(setup_.format(move));
        out.end().end();
    }

  private:
    static constexpr size_t PROVABLE = 20000;  // rows; more take longer than anybody waits
    static constexpr uint64_t FEW = 16;        // branches between two looks at the clock

    // The rows that a colour may lay beside its own, as far as cells and sides go.
    Rows fitting(const Rows& own, const CellSet& taken, const std::vector<int>& left) const {
        Rows found;
        for (Move row = 0; row < static_cast<Move>(setup_.table->row_count); ++row) {
            if (!left[static_cast<size_t>(ground_.piece(row))] || taken.meets(ground_.cells(row))) continue;
            if (std::all_of(own.begin(), own.end(), [&](Move mine) { return ground_.agree(mine, row); })) found.push_back(row);
        }
        return found;
    }

    // Quick proofs: every colour alone, as if the others would leave it all free cells.
    bool refute(const Puzzle& puzzle, const CellSet& taken) {
        int needed = 0;
        for (size_t colour = 0; colour < puzzle.rows.size(); ++colour) {
            std::vector<bool> placeable(setup_.pieces.size());
            CellSet room(ground_.words);
            for (const Move row : puzzle.rows[colour]) {
                placeable[static_cast<size_t>(ground_.piece(row))] = true;
                room.add(ground_.cells(row));
            }
            int cells = 0;
            for (size_t piece = 0; piece < placeable.size(); ++piece) {
                cells += puzzle.left[colour][piece] * setup_.pieces[piece].size();
                if (puzzle.left[colour][piece] && !placeable[piece]) {
                    details_ = Json().object().name("colour").text(setup_.colours[colour]).name("piece").text(setup_.pieces[piece].name).end().take();
                    reason_ = "solo-no-room";
                    return true;
                }
            }
            if (room.count() < cells) {
                details_ = Json().object().name("colour").text(setup_.colours[colour]).name("cells").whole(cells).name("room").whole(room.count()).end().take();
                reason_ = "solo-no-reach";
                return true;
            }
            needed += cells;
        }
        const int free = setup_.board.size() - taken.count();
        if (free >= needed) return false;
        details_ = Json().object().name("needed").whole(needed).name("free").whole(free).end().take();
        reason_ = "solo-few-cells";
        return true;
    }

    // A game, or some branches: by turns, so many of each, then twice as many.
    void step() {
        if (games_left_) {
            --games_left_;
            player_->step();
            if (player_->best.size() == missing_) {
                line_ = player_->best;
                answer_ = "yes";
            }
            return;
        }
        if (prover_ && branches_left_) {
            branches_left_ -= std::min(branches_left_, FEW);
            const Prover::State state = prover_->go_on(FEW);
            if (state == Prover::IMPOSSIBLE) answer_ = "no";
            if (state == Prover::FOUND && !order(prover_->found())) prover_.reset();
            return;
        }
        games_left_ = games_ *= 2;
        branches_left_ = branches_ *= 2;
    }

    // The rows of a whole arrangement in the order of turns.
    bool order(std::vector<Rows> plan) {
        PlacingGame game(setup_);
        for (const Ply& ply : game_.plies) game.push(ply.move);
        for (Rows& rows : plan) std::sort(rows.begin(), rows.end());
        line_.clear();
        while (!game.over()) {
            Rows& rows = plan[static_cast<size_t>(game.position->turn())];
            const auto next = std::find_if(rows.begin(), rows.end(), [&](Move row) { return game.position->is_legal(row); });
            if (next == rows.end()) return false;
            line_.push_back(*next);
            game.push(*next);
            rows.erase(next);
        }
        answer_ = "yes";
        return true;
    }

    const PlacingSetup& setup_;
    const Ground ground_;
    PlacingGame game_;
    std::vector<int> lies_;
    std::unique_ptr<Player> player_;
    std::unique_ptr<Prover> prover_;
    size_t missing_ = 0;
    const char* answer_ = nullptr;
    std::string reason_, details_ = "{}";
    Rows line_;
    uint64_t games_ = 25, branches_ = 1000, games_left_ = 50, branches_left_ = 2000;
};

}  // namespace

std::unique_ptr<Work> complete(const PlacingSetup& setup, const PlacingGame& game, uint64_t seed) {
    return std::make_unique<Completing>(setup, game, seed);
}

}  // namespace cornerwise
