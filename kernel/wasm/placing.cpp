// The answers of a placing game.

#include <algorithm>

#include "placing_completion.hpp"
#include "placing_engine.hpp"
#include "placing_game.hpp"
#include "placing_order.hpp"
#include "review.hpp"

namespace cornerwise {

namespace {

// What a refused move is told to whoever sent it: as the server's refusal, but for the sentence.
void write_refusal(const Refusal& refusal, size_t number, Json& out) {
    Json details;
    details.object();
    if (refusal.reason.empty()) {
        details.name("number").whole(static_cast<int64_t>(number)).end();
        return refuse(out, "match/bad-notation", refusal.message, details.take());
    }
    details.name("reason").text(refusal.reason).name("clause").text(refusal.clause);
    details.name("details").raw(refusal.details).name("number").whole(static_cast<int64_t>(number)).end();
    refuse(out, "match/illegal-move", "why-" + refusal.reason, details.take());
}

void write_lines(const PlacingSetup& setup, const std::vector<Move>& moves, Json& out) {
    out.list();
    for (const Move move : moves) out.text(setup.format(move));
    out.end();
}

// A search for a move, a hint or an analysis. The engine belongs to a seat, or to this work alone.
class Searching final : public Work {
  public:
    Searching(const PlacingSetup& setup, std::shared_ptr<PlacingEngine> engine, const PlacingGame& game, const Wish& wish)
        : setup_(setup), engine_(std::move(engine)), game_(setup), kind_(wish.kind) {
        for (const Ply& ply : game.plies) game_.push(ply.move);
        if (kind_ == Wish::MOVE)
            engine_->choose(game_, wish.seconds);
        else
            engine_->analyse(game_, wish.seconds, kind_ == Wish::HINT ? 1 : static_cast<size_t>(std::clamp(wish.lines, 1, 1 << 20)));
    }

    bool slice(double seconds) override { return engine_->slice(seconds); }
    double progress() const override { return engine_->progress(); }

    void result(Json& out) override {
        if (kind_ == Wish::MOVE) {
            out.object().name("move").text(setup_.format(engine_->chosen())).end();
            return;
        }
        const Analysis found = engine_->result();
        const std::vector<Reason> reasons = reasons_for(game_, found.lines[0].move);
        out.object();
        if (kind_ == Wish::HINT) {
            out.name("move").text(setup_.format(found.lines[0].move)).name("moves");
            write_lines(setup_, found.lines[0].moves, out);
            out.name("value");
            write_value(found.lines[0].value, out);
        } else {
            out.name("value");
            write_value(found.value, out);
            out.name("lines").list();
            for (const Line& line : found.lines) {
                out.object().name("moves");
                write_lines(setup_, line.moves, out);
                out.name("value");
                write_value(line.value, out);
                out.name("visits").whole(static_cast<int64_t>(line.visits)).end();
            }
            out.end().name("nodes").whole(static_cast<int64_t>(found.nodes)).name("exact").boolean(found.exact);
        }
        out.name("reasons");
        write_reasons(reasons, out);
        out.end();
    }

  private:
    const PlacingSetup& setup_;
    std::shared_ptr<PlacingEngine> engine_;
    PlacingGame game_;
    const Wish::Kind kind_;
};

// What every move of a game was worth, as engine/review.py finds it: the position before it is searched, and where another
// move was better, the positions after both.
class Reviewing final : public Work {
  public:
    Reviewing(const PlacingSetup& setup, std::unique_ptr<PlacingEngine> engine, const PlacingGame& game)
        : setup_(setup), engine_(std::move(engine)), plies_(game.plies), position_(setup) {
        begin();
    }

    bool slice(double seconds) override {
        const double end = now() + seconds;
        while (stage_ != DONE && now() < end)
            if (engine_->slice(end - now())) step();
        return stage_ == DONE;
    }

    double progress() const override {
        return plies_.empty() ? 1 : static_cast<double>(reviewed_.size()) / static_cast<double>(plies_.size());
    }

    void result(Json& out) override {
        out.object().name("moves").list();
        for (const Reviewed& of : reviewed_) {
            out.object().name("ply").whole(static_cast<int64_t>(of.ply));
            out.name("turn").text(setup_.colours[static_cast<size_t>(plies_[of.ply].colour)]).name("seat").whole(plies_[of.ply].seat);
            out.name("move").text(setup_.format(plies_[of.ply].move)).name("best").text(setup_.format(of.best.move)).name("line");
            write_lines(setup_, of.best.moves, out);
            out.name("value");
            write_value(of.value, out);
            out.name("lost").rounded(of.lost, 4).name("points_lost").rounded(of.points_lost, 2).name("reasons");
            write_reasons(of.reasons, out);
            out.end();
        }
        const Data& told = setup_.data["review"];
        write_costly(reviewed_, told["costly"].number(), static_cast<size_t>(told["most"].whole()), out.end().name("costly"));
        out.name("end");
        if (stage_ == DONE && position_.over())
            write_value(final_value(position_), out);
        else
            out.nothing();
        out.end();
    }

  private:
    struct Reviewed {
        size_t ply;
        Line best;
        Value value;
        double lost = 0, points_lost = 0;
        std::vector<Reason> reasons;
    };
    enum Stage { BEFORE, AFTER_BEST, AFTER_MADE, DONE };

    void begin() {
        if (reviewed_.size() == plies_.size()) {
            stage_ = DONE;
            return;
        }
        stage_ = BEFORE;
        engine_->analyse(position_, 0, 1 << 30);
    }

    // A search has ended.
    void step() {
        if (stage_ == BEFORE) {
            const size_t ply = reviewed_.size();
            Analysis found = engine_->result();
            now_ = {ply, found.lines[0], found.value, 0, 0, {}};
            if (plies_[ply].move == now_.best.move) return next();
            look_after(now_.best.move, AFTER_BEST);
        } else if (stage_ == AFTER_BEST) {
            better_ = engine_->result().value;
            look_after(plies_[now_.ply].move, AFTER_MADE);
        } else {
            compare(engine_->result().value);
        }
    }

    void look_after(Move move, Stage stage) {
        PlacingGame after(setup_);
        for (const Ply& ply : position_.plies) after.push(ply.move);
        after.push(move);
        stage_ = stage;
        if (!after.over()) return engine_->analyse(after, 0, 1);
        const Value value = final_value(after);
        if (stage == AFTER_MADE) return compare(value);
        better_ = value;
        look_after(plies_[now_.ply].move, AFTER_MADE);
    }

    void compare(const Value& worse) {
        const int seat = plies_[now_.ply].seat;
        for (const int mate : setup_.party_of(seat))
            now_.lost += better_.shares[static_cast<size_t>(mate)] - worse.shares[static_cast<size_t>(mate)];
        now_.lost = std::max(0.0, now_.lost);
        now_.points_lost = std::max(0.0, better_.margins[static_cast<size_t>(seat)] - worse.margins[static_cast<size_t>(seat)]);
        const Move made = plies_[now_.ply].move;
        if (is_as_good(worse)) {
            now_.best = {made, worse, 0, {made}};
            now_.lost = now_.points_lost = 0;
        } else {
            now_.reasons = reasons_between(position_, now_.best.move, made);
        }
        next();
    }

    // Whether the difference shows nowhere, or is nothing but chance: a last piece is laid by either move.
    bool is_as_good(const Value& worse) const {
        const Data& told = setup_.data["review"];
        if (now_.points_lost < told["same_points"].number() && now_.lost < told["same_share"].number()) return true;
        const bool exact = better_.margin_errors.empty() && worse.margin_errors.empty();
        int left = 0;
        for (const int copies : position_.left(plies_[now_.ply].colour)) left += copies;
        return left == 1 && !exact;
    }

    void next() {
        position_.push(plies_[now_.ply].move);
        reviewed_.push_back(std::move(now_));
        begin();
    }

    const PlacingSetup& setup_;
    std::unique_ptr<PlacingEngine> engine_;
    const std::vector<Ply> plies_;
    PlacingGame position_;
    std::vector<Reviewed> reviewed_;
    Reviewed now_;
    Value better_;
    Stage stage_ = BEFORE;
};

class LoadedPlacingGame final : public Game {
  public:
    explicit LoadedPlacingGame(std::unique_ptr<PlacingSetup> setup) : setup_(std::move(setup)), game_(*setup_) {}

    bool give(std::string_view file) override {
        net_ = read_net(*setup_, file);
        return net_ != nullptr;
    }

    void facts(Json& out) override { game_.write_facts(out); }
    void board(Json& out) override { write_board(*setup_, out); }

    void position(const Moves& moves, const uint64_t*, Json& out) override {
        if (follow(moves, out)) game_.write_position(out);
    }

    void why(const Moves& moves, const std::string& text, Json& out) override {
        if (!follow(moves, out)) return;
        Refusal refusal;
        const Move move = setup_->parse(text, refusal);
        if (refusal.legal() && !game_.position->is_legal(move)) refusal = game_.violation(move);
        out.object().name("legal").boolean(refusal.legal());
        for (const auto& [name, value] : {std::pair("reason", &refusal.reason), std::pair("clause", &refusal.clause)}) {
            out.name(name);
            if (refusal.reason.empty())
                out.nothing();
            else
                out.text(*value);
        }
        // Words are for whoever shows them: the message of this name, with the details.
        out.name("why");
        if (refusal.legal())
            out.nothing();
        else
            out.text(refusal.reason.empty() ? refusal.message : "why-" + refusal.reason);
        out.name("details").raw(refusal.details).end();
    }

    void state(const Moves& moves, const std::vector<int>& seats, Json& out) override {
        if (follow(moves, out)) game_.write_state(seats, out);
    }

    void plies(const Moves& moves, const std::vector<int>&, Json& out) override {
        if (follow(moves, out)) game_.write_plies(out);
    }

    void arrange(const Moves& parts, const std::string& turn, Json& out) override { cornerwise::arrange(*setup_, parts, turn, out); }

    void late(const Moves&, Json& out) override { refuse(out, "match/not-now", "refused-nobody-moves"); }

    std::unique_ptr<Work> think(const Moves& moves, const Wish& wish, Json& out) override {
        if (!follow(moves, out) || !can_think(wish.level, out)) return nullptr;
        const Data& memory = setup_->data["memory"];
        const auto room = [&](const char* name) { return static_cast<uint64_t>(wish.memory > 0 ? wish.memory : memory[name].number()); };
        std::shared_ptr<PlacingEngine> engine;
        if (wish.kind != Wish::MOVE) {
            engine = std::make_shared<PlacingEngine>(*setup_, net_.get(), wish.level, wish.seed, room("analysis"));
        } else {
            std::shared_ptr<PlacingEngine>& kept = engines_[wish.seat & 7];
            if (!kept || kept->level != wish.level || kept->seed != wish.seed) {
                kept.reset();
                kept = std::make_shared<PlacingEngine>(*setup_, net_.get(), wish.level, wish.seed, room("seat"));
            }
            engine = kept;
        }
        return std::make_unique<Searching>(*setup_, std::move(engine), game_, wish);
    }

    std::unique_ptr<Work> completion(const Moves& moves, uint64_t seed, Json& out) override {
        if (!follow(moves, out)) return nullptr;
        if (!setup_->solo) {
            refuse(out, "match/bad-plan", "error-not-solo");
            return nullptr;
        }
        return complete(*setup_, game_, seed);
    }

    std::unique_ptr<Work> review(const Moves& moves, int level, uint64_t seed, Json& out) override {
        if (!follow(moves, out) || !has_level(level, out)) return nullptr;
        auto engine = std::make_unique<PlacingEngine>(*setup_, net_.get(), level, seed,
                                                      static_cast<uint64_t>(setup_->data["memory"]["analysis"].number()));
        return std::make_unique<Reviewing>(*setup_, std::move(engine), game_);
    }

  private:
    bool has_level(int level, Json& out) const { return is_level(level, setup_->data["levels"].size(), out); }

    bool can_think(int level, Json& out) {
        if (!has_level(level, out)) return false;
        if (!game_.over()) return true;
        refuse(out, "match/not-now", "refused-nobody-moves");
        return false;
    }

    bool follow(const Moves& moves, Json& out) {
        Refusal refusal;
        size_t number = 0;
        if (game_.follow(moves, number, refusal)) return true;
        write_refusal(refusal, number, out);
        return false;
    }

    std::unique_ptr<PlacingSetup> setup_;
    std::unique_ptr<Net> net_;
    PlacingGame game_;
    std::shared_ptr<PlacingEngine> engines_[8];  // [seat]
};

}  // namespace

std::unique_ptr<Game> load_placing(const Data& data, const Data& options, Json& out) {
    auto setup = PlacingSetup::make(data, options, out);
    return setup ? std::make_unique<LoadedPlacingGame>(std::move(setup)) : nullptr;
}

}  // namespace cornerwise
