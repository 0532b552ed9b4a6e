// Tries orders of pieces, the likeliest first, until one can be played.

#include "placing_order.hpp"

#include <algorithm>
#include <optional>

#include "words.hpp"

namespace cornerwise {

namespace {

class Ordering {
  public:
    Ordering(const PlacingSetup& setup, int wanted) : setup_(setup), game_(setup), waiting_(setup.colours.size()), wanted_(wanted) {}

    // False where a part cannot be read; then `out` says why.
    bool read(const std::vector<std::string>& words, Json& out) {
        if (words.empty()) return true;
        if (words.size() == 1 && (words[0] == "keep" || words[0] == "swap")) {
            answers_.push_back(words[0] == "keep" ? KEEP : SWAP);
            return true;
        }
        const int colour = setup_.colour_number(words[0]);
        const auto refused = [&](const std::string& message) {
            refuse(out, "match/bad-plan", message);
            return false;
        };
        if (colour < 0) return refused("error-no-such-colour");
        std::vector<Move>& moves = waiting_[static_cast<size_t>(colour)];
        if (!moves.empty()) return refused("error-text-twice");
        for (size_t i = 1; i < words.size(); ++i) {
            Refusal refusal;
            const Move move = setup_.parse(words[i], refusal);
            if (!refusal.legal()) return refused(refusal.reason.empty() ? refusal.message : "why-" + refusal.reason);
            if (move >= PASS) return refused("error-lays-nothing");
            moves.push_back(move);
        }
        return true;
    }

    void run(Json& out) {
        const bool done = go_on();
        if (!done)
            for (const Move move : whole_ ? *whole_ : stuck_) game_.push(move);
        out.object().name("variant").text(setup_.data["id"].text()).name("rules").whole(setup_.setting["rules"].whole());
        setup_.write_chosen(out.name("options"));
        out.name("moves").list();
        for (const Ply& ply : game_.plies) out.text(setup_.format(ply.move));
        out.end();
        write_turn(out);
        out.name("fault");
        if (done || whole_)
            out.nothing();
        else
            write_fault(out);
        out.end();
    }

  private:
    bool is_empty() const {
        return std::all_of(waiting_.begin(), waiting_.end(), [](const auto& moves) { return moves.empty(); });
    }

    // Whether all that waits is played now, as it was wanted.
    bool go_on() {
        if (answers_.empty() && is_empty()) {
            if (wanted_ < 0 || game_.position->turn() == wanted_) return true;
            if (!whole_) whole_ = moves();
            return false;
        }
        std::vector<Move>& source = this->source();
        std::vector<size_t> legal;
        for (size_t i = 0; i < source.size(); ++i)
            if (game_.position->is_legal(source[i])) legal.push_back(i);
        if (legal.empty() && !fault_) {
            stuck_ = moves();
            missing_ = source.empty();
            fault_ = missing_ ? PASS : source[0];
        }
        for (const size_t i : legal) {
            if (tries_ == setup_.data["most_tries"].whole()) break;
            ++tries_;
            const Move move = source[i];
            source.erase(source.begin() + static_cast<std::ptrdiff_t>(i));
            game_.push(move);
            if (go_on()) return true;
            game_.position->pop();
            game_.plies.pop_back();
            source.insert(source.begin() + static_cast<std::ptrdiff_t>(i), move);
        }
        return false;
    }

    // From what the next move is taken; its first is illegal where none of them can be made.
    std::vector<Move>& source() {
        if (game_.over() || game_.choosing()) {
            if (!answers_.empty()) return answers_;
            return *std::find_if(waiting_.begin(), waiting_.end(), [](const auto& moves) { return !moves.empty(); });
        }
        return is_empty() ? answers_ : waiting_[static_cast<size_t>(game_.position->turn())];
    }

    std::vector<Move> moves() const {
        std::vector<Move> made;
        for (const Ply& ply : game_.plies) made.push_back(ply.move);
        return made;
    }

    void write_turn(Json& out) const {
        out.name("turn");
        if (game_.over())
            out.nothing();
        else
            out.text(setup_.colours[static_cast<size_t>(game_.position->turn())]);
    }

    // A pass breaks the rule that says that a piece is missing.
    void write_fault(Json& out) const {
        const Refusal refusal = game_.violation(*fault_);
        out.object().name("move");
        if (missing_)
            out.nothing();
        else
            out.text(setup_.format(*fault_));
        write_turn(out);
        out.name("reason").text(refusal.reason).name("clause").text(refusal.clause);
        out.name("why").text("why-" + refusal.reason).name("details").raw(refusal.details).end();
    }

    const PlacingSetup& setup_;
    PlacingGame game_;
    std::vector<std::vector<Move>> waiting_;  // [colour]
    std::vector<Move> answers_;
    const int wanted_;  // the colour to move then, -1 for any
    int tries_ = 0;
    std::optional<std::vector<Move>> whole_;  // the first order in which all of it can be played
    std::vector<Move> stuck_;                 // after which it first led nowhere, and
    std::optional<Move> fault_;               // with which move
    bool missing_ = false;                    // for want of one
};

}  // namespace

void arrange(const PlacingSetup& setup, const Moves& parts, const std::string& turn, Json& out) {
    Ordering ordering(setup, turn.empty() ? -1 : setup.colour_number(turn));
    for (const std::string& part : parts)
        if (!ordering.read(words_of(part), out)) return;
    ordering.run(out);
}

}  // namespace cornerwise
