// Searches of Triominos in slices.

#include "matching_think.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "matching_notation.hpp"
#include "matching_sheet.hpp"
#include "review.hpp"
#include "value.hpp"

namespace cornerwise::matching {
namespace {

constexpr size_t ALL_LINES = SIZE_MAX;

Value value_of(const Found& line) { return {line.shares, line.margins, line.share_errors, line.margin_errors}; }

// The mean over all visits.
Value mean(const std::vector<Found>& lines) {
    std::vector<std::pair<Value, uint64_t>> weighed;
    for (const Found& line : lines) weighed.emplace_back(value_of(line), line.visits);
    return mean_value(weighed);
}

// The value of a match that is over.
Value final_value(const Match& match) {
    const std::vector<int> totals = match.scores(), winners = match.winners();
    Value value;
    for (size_t seat = 0; seat < totals.size(); ++seat) {
        int best_other = 0;
        bool found = false;
        for (size_t other = 0; other < totals.size(); ++other) {
            if (other == seat) continue;
            best_other = found ? std::max(best_other, totals[other]) : totals[other];
            found = true;
        }
        const bool wins = std::find(winners.begin(), winners.end(), static_cast<int>(seat)) != winners.end();
        value.margins.push_back(totals[seat] - best_other);
        value.shares.push_back(wins ? 1.0 / static_cast<double>(winners.size()) : 0);
    }
    return value;
}

std::vector<std::string> formatted(const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(format_move(move));
    return texts;
}

// What speaks for a move of the seat to move, as engine/reasons.py finds it.
void write_reasons(const Match& match, Move move, size_t most, Json& out) {
    std::vector<std::pair<std::string_view, int>> found;
    const std::vector<Move> legal = match.legal();
    if (legal.size() == 1) found.emplace_back("only-move", 1);
    if (std::none_of(legal.begin(), legal.end(), is_lay)) found.emplace_back("nothing-to-lay", 1);
    std::vector<Scored> points;
    for (const Scored& what : scored(match.referee(), match.state(), move))
        if (what.item != "hands" && what.points > 0) points.push_back(what);
    std::stable_sort(points.begin(), points.end(), [](const Scored& a, const Scored& b) { return a.points > b.points; });
    for (const Scored& what : points) found.emplace_back(what.item, what.points);
    if (found.empty()) found.emplace_back("calculated", 1);
    if (found.size() > most) found.resize(most);
    out.list();
    for (const auto& [id, number] : found)
        out.object().name("id").text(id).name("number").whole(number).name("than").nothing().name("cells").list().end().end();
    out.end();
}

// Ends a search of a level that takes too long on this machine, by the time spent in slices.
class Patience {
  public:
    explicit Patience(double longest) : left_(longest) {}
    bool work(Run& run, double seconds) {
        const auto begun = Clock::now();
        const bool done = run.work(std::min(seconds, left_));
        left_ -= std::chrono::duration<double>(Clock::now() - begun).count();
        return done || left_ <= 0;
    }

  private:
    double left_;
};

class Thinking final : public Work {
  public:
    Thinking(const Terms& terms, const Match& match, const Scales& scale, const Wish& wish, Player& player)
        : terms_(terms), match_(match), wish_(wish), patience_(wish.seconds > 0 ? wish.seconds : terms.longest) {
        const Level& level = terms.ladder[static_cast<size_t>(wish.level - 1)];
        if (wish.kind == Wish::MOVE && player.random.real() < level.slip) {
            const std::vector<Move> legal = match.legal();
            slip_ = legal[player.random.below(legal.size())];
            return;
        }
        const uint64_t usual = wish.kind == Wish::MOVE ? terms.seat_memory : terms.analysis_memory;
        const uint64_t memory = wish.memory > 0 ? static_cast<uint64_t>(wish.memory) : usual;
        run_ = std::make_unique<Run>(match.known_to(match.seat()), match.seat(), Limits{level.nodes, 0},
                                     static_cast<size_t>(wish.lines), player.search_seed, memory, scale);
    }

    bool slice(double seconds) override {
        if (run_ && !done_) done_ = patience_.work(*run_, seconds);
        return !run_ || done_;
    }

    double progress() const override { return !run_ || done_ ? 1 : run_->progress(); }

    void result(Json& out) override {
        if (!run_) {
            out.object().name("move").text(format_move(slip_)).end();
            return;
        }
        const Report report = found(*run_);
        const Found& best = report.found[0];
        if (wish_.kind == Wish::MOVE) {
            out.object().name("move").text(format_move(best.move)).end();
        } else if (wish_.kind == Wish::HINT) {
            out.object().name("move").text(format_move(best.move)).name("moves").texts(formatted(best.line)).name("value");
            write_value(value_of(report.found[0]), out);
            write_reasons(match_, best.move, terms_.most_reasons, out.name("reasons"));
            out.end();
        } else {
            write_analysis(report, out);
        }
    }

    static Report found(Run& run) {
        Report report = run.report();
        if (report.found.empty()) {  // nothing was asked of it so far
            run.work(0);
            report = run.report();
        }
        return report;
    }

  private:
    void write_analysis(const Report& report, Json& out) const {
        write_value(mean(report.found), out.object().name("value"));
        out.name("lines").list();
        for (const Found& line : report.found) {
            write_value(value_of(line), out.object().name("moves").texts(formatted(line.line)).name("value"));
            out.name("visits").whole(static_cast<int64_t>(line.visits)).end();
        }
        write_reasons(match_, report.found[0].move, terms_.most_reasons, out.end().name("reasons"));
        out.name("nodes").whole(static_cast<int64_t>(report.nodes)).name("exact").boolean(false).end();
    }

    const Terms& terms_;
    const Match match_;
    const Wish wish_;
    Patience patience_;
    std::unique_ptr<Run> run_;
    Move slip_ = PASS;
    bool done_ = false;
};

// Searches the positions of a game one after the other.
class Review final : public Work {
  public:
    Review(const Terms& terms, const Match& match, const Scales& scale, const Player& player)
        : terms_(terms), whole_(match), match_(match), scale_(scale),
          nodes_(terms.ladder[static_cast<size_t>(player.level - 1)].nodes), seed_(player.search_seed) {
        while (!match_.plies().empty()) match_.pop();
    }

    bool slice(double seconds) override {
        const auto until = Clock::now() + std::chrono::duration<double>(seconds);
        while (ply() < whole_.plies().size()) {
            const Move made = whole_.plies()[ply()].move;
            if (match_.seat() != NOBODY && !match_.is_event(made)) {
                if (!run_) {
                    run_ = std::make_unique<Run>(match_.known_to(match_.seat()), match_.seat(), Limits{nodes_, 0},
                                                 ALL_LINES, seed_, terms_.analysis_memory, scale_);
                    patience_ = Patience(terms_.longest);
                }
                const double left = std::chrono::duration<double>(until - Clock::now()).count();
                if (!patience_.work(*run_, std::max(0.0, left))) return false;
                add(made);
                run_.reset();
            }
            match_.push(made);
            if (Clock::now() >= until) break;
        }
        return ply() == whole_.plies().size();
    }

    double progress() const override {
        return whole_.plies().empty() ? 1 : static_cast<double>(ply()) / static_cast<double>(whole_.plies().size());
    }

    void result(Json& out) override {
        out.object().name("moves").list();
        for (const Reviewed& move : reviewed_) out.raw(move.json);
        write_costly(reviewed_, terms_.costly, terms_.most_costly, out.end().name("costly"));
        out.name("end");
        if (ply() == whole_.plies().size() && match_.turn() == NOBODY)
            write_value(final_value(match_), out);
        else
            out.nothing();
        out.end();
    }

  private:
    struct Reviewed {
        size_t ply;
        double points_lost;
        std::string json;
    };

    size_t ply() const { return match_.plies().size(); }

    void add(Move made) {
        const Report report = Thinking::found(*run_);
        const Found &best = report.found[0], *worse = &best;
        for (const Found& line : report.found)
            if (line.move == made) worse = &line;
        if (made != best.move && worse == &best) worse = &report.found.back();  // a short search did not come to it
        const auto seat = static_cast<size_t>(match_.seat());
        double lost = std::max(0.0, best.shares[seat] - worse->shares[seat]);
        double points_lost = std::max(0.0, best.margins[seat] - worse->margins[seat]);
        const bool as_good = lost < terms_.same_share && points_lost < terms_.same_points;
        if (as_good) lost = points_lost = 0;
        const bool is_best = as_good || made == best.move;
        Json out;
        out.object().name("ply").whole(static_cast<int64_t>(ply())).name("turn").text(terms_.names[seat]);
        out.name("seat").whole(match_.seat()).name("move").text(format_move(made)).name("best").text(format_move(is_best ? made : best.move));
        const std::vector<Move> line = is_best && made != best.move ? std::vector<Move>{made} : best.line;
        write_value(mean(report.found), out.name("line").texts(formatted(line)).name("value"));
        out.name("lost").rounded(lost, 4).name("points_lost").rounded(points_lost, 2);
        out.name("reasons");
        if (is_best)
            out.list().end();
        else
            write_reasons(match_, best.move, terms_.most_reasons, out);
        reviewed_.push_back({ply(), points_lost, out.end().take()});
    }

    const Terms& terms_;
    const Match whole_;
    Match match_;  // as far as it has been reviewed
    Scales scale_;
    uint64_t nodes_, seed_;
    std::unique_ptr<Run> run_;
    Patience patience_{0};
    std::vector<Reviewed> reviewed_;
};

}  // namespace

std::unique_ptr<Work> begin_thinking(const Terms& terms, const Match& match, const Scales& scale, const Wish& wish, Player& player) {
    return std::make_unique<Thinking>(terms, match, scale, wish, player);
}

std::unique_ptr<Work> begin_review(const Terms& terms, const Match& match, const Scales& scale, const Player& player) {
    return std::make_unique<Review>(terms, match, scale, player);
}

}  // namespace cornerwise::matching
