// Matching games for the browser.

#include <utility>

#include "matching_chance.hpp"
#include "matching_notation.hpp"
#include "matching_series.hpp"
#include "matching_think.hpp"
#include "words.hpp"

namespace cornerwise {
namespace matching {
namespace {

// Bytes from their hexadecimal digits.
bool from_hex(std::string_view text, std::string& out) {
    constexpr std::string_view DIGITS = "0123456789abcdef";
    for (size_t i = 0; i + 1 < text.size(); i += 2) {
        const size_t high = DIGITS.find(text[i]), low = DIGITS.find(text[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return false;
        out += static_cast<char>(high << 4 | low);
    }
    return text.size() % 2 == 0 && !text.empty();
}

class MatchingGame final : public Game {
  public:
    explicit MatchingGame(std::unique_ptr<Terms> terms) : terms_(std::move(terms)), series_(*terms_) {}

    void facts(Json& out) override {
        out.object().name("variant").text(terms_->id).name("rules").whole(terms_->rules_number).name("options").raw(terms_->chosen);
        out.name("seats").whole(terms_->rules.seats).name("hides").boolean(true).name("parties").list();
        for (const int seat : all_seats()) out.wholes({seat});
        out.end().name("wins").text(terms_->wins()).end();
    }

    void board(Json& out) override {
        out.object().name("seats").whole(terms_->rules.seats).name("colours").texts(terms_->names);
        out.name("chosen").raw(terms_->chosen).name("tiles").list();
        for (int tile = 0; tile < ALL_TILES; ++tile) out.text(format_tile(tile));
        out.end().end();
    }

    void position(const Moves& moves, const uint64_t* seed, Json& out) override {
        if (!series_.go(moves, out)) return;
        while (seed && match().turn() == CHANCE) series_.push(drawn(std::to_string(*seed), match().plies().size()));
        out.object().name("variant").text(terms_->id).name("rules").whole(terms_->rules_number).name("options").raw(terms_->chosen);
        series_.plies(out.name("plies"));
        write_turn(out);
        out.name("over").boolean(match().turn() == NOBODY);
        series_.outcome(out.name("result"));
        series_.points(match().scores(), out.name("scores"));
        series_.sheet(out.name("sheet"));
        series_.table(out.name("table"));
        series_.hands(all_seats(), out.name("hands"));
        series_.legal(out.name("legal"));
        out.end();
    }

    void why(const Moves& moves, const std::string& move, Json& out) override {
        if (!series_.go(moves, out)) return;
        Move number;
        const Fault fault = series_.fault(move, number);
        const Violation& broken = fault.violation;
        out.object().name("legal").boolean(!fault);
        if (broken)
            out.name("reason").text(broken.reason).name("clause").text(series_.clause(broken));
        else
            out.name("reason").nothing().name("clause").nothing();
        // Words are for whoever shows them: the message of this name, with the details.
        out.name("why");
        fault ? out.text(Series::message(fault)) : out.nothing();
        out.name("details").raw(broken.details).end();
    }

    void state(const Moves& moves, const std::vector<int>& seats, Json& out) override {
        if (!series_.go(moves, out)) return;
        const bool over = match().turn() == NOBODY;
        out.object();
        write_turn(out);
        out.name("ply").whole(static_cast<int64_t>(match().plies().size()));
        series_.points(match().scores(), out.name("scores"));
        series_.outcome(out.name("result"));
        series_.table(out.name("totals").wholes(match().scores()).name("table"));
        if (over) series_.sheet(out.name("sheet"));
        std::vector<int> held;
        bool moves_now = false;
        for (const int seat : seats) {
            if (seat < 0 || seat >= terms_->rules.seats) continue;
            held.push_back(seat);
            moves_now |= seat == match().seat();
        }
        series_.hands(held, out.name("hands"));
        if (moves_now) {
            series_.worth(out.name("worth"));
            series_.legal(out.name("legal"));
        }
        out.end();
    }

    void plies(const Moves& moves, const std::vector<int>& seats, Json& out) override {
        if (series_.go(moves, out)) series_.plies(seats, out);
    }

    void chance(const Moves& moves, const std::string& seed, uint64_t number, Json& out) override {
        if (!series_.go(moves, out)) return;
        if (match().turn() != CHANCE) {
            out.nothing();
            return;
        }
        std::string key;
        if (!from_hex(seed, key)) return refuse(out, "kernel/bad-seed", "error-damaged");
        const Move move = drawn(key, number);
        out.object().name("tile").text(format_move(move)).name("to").whole(match().receiver());
        out.name("open").boolean(match().state().now.phase == Phase::LOTS).end();
    }

    // Moves stand in order; points of deals without their moves belong to no game that was played from its beginning.
    void arrange(const Moves& parts, const std::string&, Json& out) override {
        Moves wanted;
        bool found = false;
        for (const std::string& part : parts) {
            const Moves words = words_of(part);
            if (words.empty()) continue;
            if (words[0] != "moves") return refuse(out, "match/bad-plan", "error-text-part");
            if (std::exchange(found, true)) return refuse(out, "match/bad-plan", "error-text-twice");
            wanted.assign(words.begin() + 1, words.end());
        }
        Moves made;
        Fault fault;
        if (!series_.go(made, out)) return;
        for (const std::string& text : wanted) {
            Move move;
            fault = series_.fault(text, move);
            if (!fault.notation.empty()) return refuse(out, "match/bad-plan", Series::message(fault));
            if (fault) break;
            made.push_back(text);
            if (!series_.go(made, out)) return;
        }
        out.object().name("variant").text(terms_->id).name("rules").whole(terms_->rules_number).name("options").raw(terms_->chosen);
        out.name("moves").list();
        for (const auto& ply : match().plies()) out.text(format_move(ply.move));
        out.end();
        write_turn_name(out);
        out.name("fault");
        if (fault) {
            out.object().name("move").text(wanted[made.size()]);
            write_turn_name(out);
            out.name("reason").text(fault.violation.reason).name("clause").text(series_.clause(fault.violation));
            out.name("why").text(Series::message(fault)).name("details").raw(fault.violation.details).end();
        } else {
            out.nothing();
        }
        out.end();
    }

    void late(const Moves& moves, Json& out) override {
        if (!series_.go(moves, out)) return;
        if (match().seat() == NOBODY) return refuse(out, "match/not-now", "refused-nobody-moves");
        out.object().name("move").text(format_move(series_.late_move())).end();
    }

    std::unique_ptr<Work> think(const Moves& moves, const Wish& wish, Json& out) override {
        if (!series_.go(moves, out)) return nullptr;
        if (match().seat() == NOBODY) {
            refuse(out, "match/not-now", "refused-nobody-moves");
            return nullptr;
        }
        if (!has_level(wish.level, out)) return nullptr;
        Wish checked = wish;
        checked.lines = wish.kind == Wish::ANALYSIS && wish.lines > 1 ? wish.lines : 1;
        if (wish.kind != Wish::MOVE) {
            Player player(wish.level, wish.seed);
            return begin_thinking(*terms_, match(), scale(), checked, player);
        }
        std::unique_ptr<Player>& player = players_[wish.seat & 7];  // whose random numbers go on from move to move
        if (!player || player->level != wish.level || player->seed != wish.seed) player = std::make_unique<Player>(wish.level, wish.seed);
        return begin_thinking(*terms_, match(), scale(), checked, *player);
    }

    std::unique_ptr<Work> completion(const Moves&, uint64_t, Json& out) override {
        refuse(out, "match/bad-plan", "error-not-solo");
        return nullptr;
    }

    std::unique_ptr<Work> review(const Moves& moves, int level, uint64_t seed, Json& out) override {
        if (!series_.go(moves, out) || !has_level(level, out)) return nullptr;
        return begin_review(*terms_, match(), scale(), Player(level, seed));
    }

  private:
    const Match& match() const { return series_.match(); }

    Move drawn(std::string_view key, uint64_t number) const {
        std::vector<Move> possible = match().legal();  // in order: lower tiles first
        return possible[chosen_by_seed(key, std::to_string(number), static_cast<uint32_t>(possible.size()))];
    }

    void write_turn_name(Json& out) const {
        const std::string_view turn = series_.turn(match().turn());
        out.name("turn");
        turn.empty() ? out.nothing() : out.text(turn);
    }

    void write_turn(Json& out) const {
        write_turn_name(out);
        out.name("mover");
        match().seat() == NOBODY ? out.nothing() : out.whole(match().seat());
    }

    bool has_level(int level, Json& out) const { return is_level(level, terms_->ladder.size(), out); }

    std::vector<int> all_seats() const {
        std::vector<int> seats;
        for (int seat = 0; seat < terms_->rules.seats; ++seat) seats.push_back(seat);
        return seats;
    }

    // Measured when it is first needed.
    const Scales& scale() {
        if (!scale_) scale_ = std::make_shared<const Scale>(terms_->rules);
        return scale_;
    }

    const std::unique_ptr<Terms> terms_;
    Series series_;
    Scales scale_;
    std::unique_ptr<Player> players_[8];  // [seat]
};

}  // namespace
}  // namespace matching

std::unique_ptr<Game> load_matching(const Data& data, const Data& options, Json& out) {
    std::unique_ptr<matching::Terms> terms = matching::read_terms(data, options, out);
    return terms ? std::make_unique<matching::MatchingGame>(std::move(terms)) : nullptr;
}

}  // namespace cornerwise
