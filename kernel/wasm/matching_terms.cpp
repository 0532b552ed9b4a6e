// Reads what a match of Triominos was agreed on.

#include "matching_terms.hpp"

#include <algorithm>
#include <cstdlib>

#include "game.hpp"

namespace cornerwise::matching {
namespace {

// Every field of the game by its name, as it is or as it was chosen.
class Fields {
  public:
    Fields(const Data& usual) : usual_(usual) {}
    void choose(const std::string& name, const Data& value) { chosen_.emplace_back(name, &value); }
    const Data& operator[](std::string_view name) const {
        for (const auto& [field, value] : chosen_)
            if (field == name) return *value;
        return usual_[name];
    }
    int whole(std::string_view name) const { return (*this)[name].whole(); }
    const std::string& text(std::string_view name) const { return (*this)[name].text(); }

  private:
    const Data& usual_;
    std::vector<std::pair<std::string, const Data*>> chosen_;
};

std::string typed(const std::vector<Data>& choices) {
    std::string all;
    for (const Data& choice : choices) all += (all.empty() ? "" : ", ") + choice.typed();
    return all;
}

void bad_option(Json& out, std::string_view message, const std::string& details) {
    refuse(out, "match/bad-plan", message, details);
}

bool choose(const Data& data, const Data& options, Fields& fields, Json& out) {
    const std::vector<Data>& offered = data["options"].items();
    for (size_t i = 0; i < options.size(); ++i) {
        std::string name = options.names()[i];
        std::replace(name.begin(), name.end(), '-', '_');
        const auto option = std::find_if(offered.begin(), offered.end(), [&](const Data& o) { return o["name"].text() == name; });
        if (option == offered.end()) {
            bad_option(out, "error-no-option", Json().object().name("option").text(options.names()[i]).end().take());
            return false;
        }
        const std::string given = options.items()[i].typed();
        const std::vector<Data>& choices = (*option)["choices"].items();
        const auto choice = std::find_if(choices.begin(), choices.end(), [&](const Data& c) { return c.typed() == given; });
        if (choice == choices.end()) {
            Json details;
            details.object().name("option").text((*option)["name"].text()).name("value").text(given);
            details.name("choices").text(typed(choices)).end();
            bad_option(out, "error-option-value", details.take());
            return false;
        }
        fields.choose(name, *choice);
    }
    return true;
}

// How `MatchingVariant` derives what the rules read from an edition, a way to score and the options.
Rules rules_of(const Data& data, const Fields& fields, const Data& edition, const Data& points) {
    const int target = fields.whole("target"), seats = fields.whole("seats"), numbers = fields.whole("numbers");
    const bool usual_end = points["one_deal"].boolean() && target == data["usual_target"].whole();
    const bool first_out_wins = points["first_out_wins"].boolean(), costs = points["costs"].boolean();
    const Data& hexagons = points["hexagons"];
    Rules rules{};
    rules.seats = seats;
    rules.tile_count = numbers * (numbers + 1) * (numbers + 2) / 6;
    rules.hand = fields.whole("hand") ? fields.whole("hand") : edition["hands"][std::to_string(seats)].whole();
    rules.tile_points = points.has("tile") ? points["tile"].whole() : -1;
    rules.bridge = points["bridge"].whole();
    for (size_t i = 0; i < 4; ++i) rules.hexagons[i] = hexagons[i].whole();
    rules.out = points["out"].whole();
    rules.opening_triple = points["opening_triple"].whole();
    rules.opening_zero = points["opening_zero"].whole();
    rules.draw_cost = costs ? points["draw"].whole() : 0;
    rules.third_cost = costs ? edition["third_draw"].whole() : 0;
    rules.first_out_only = points["first_out_only"].boolean();
    rules.lots = edition["opening"].text() == "lots";
    rules.ends_at_once = edition["ends_at_once"].boolean() || first_out_wins;
    rules.may_pass = edition["may_pass"].boolean();
    rules.deals = fields.whole("deals") ? fields.whole("deals") : usual_end;
    rules.target_at_once = edition["target_at_once"].boolean() && !rules.deals;
    rules.everybody_pays = edition["block"].text() == "everybody";
    rules.hands_count = points["hands"].boolean();
    rules.first_out_wins = first_out_wins;
    rules.any_after_draw = fields.text("after_draw") == "any";
    rules.time_limit = fields["time_limit"].boolean();
    rules.target = target;
    return rules;
}

// What is wrong with the choices taken together; as `MatchingVariant.clash` says it.
bool clash(const Data& data, const Fields& fields, const Data& edition, const Rules& rules, Json& out) {
    const std::vector<std::string>& hands = edition["hands"].names();
    const int deals = fields.whole("deals");
    Json details;
    details.object();
    std::string_view message;
    if (std::find(hands.begin(), hands.end(), std::to_string(rules.seats)) == hands.end()) {
        message = "error-edition-seats";
        details.name("edition").text(fields.text("edition")).name("fewest").whole(std::atoi(hands.front().c_str()));
        details.name("most").whole(std::atoi(hands.back().c_str())).name("seats").whole(rules.seats);
    } else if (rules.first_out_wins && deals > 1) {
        message = "error-one-deal";
        details.name("scoring").text(fields.text("scoring")).name("deals").whole(deals);
    } else if ((deals || rules.first_out_wins) && rules.target != data["usual_target"].whole()) {
        message = "error-deals-no-target";
    } else if (rules.seats * rules.hand > rules.tile_count) {
        message = "error-few-tiles";
        details.name("tiles").whole(rules.tile_count).name("seats").whole(rules.seats).name("hand").whole(rules.hand);
    } else {
        return false;
    }
    bad_option(out, message, details.end().take());
    return true;
}

}  // namespace

std::unique_ptr<Terms> read_terms(const Data& data, const Data& wish, Json& out) {
    Fields fields(data["fields"]);
    if (!choose(data, wish["options"], fields, out)) return nullptr;
    const int number = wish.has("rules") ? wish["rules"].whole() : data["rules"].whole();
    const Data& book = data["books"][std::to_string(number)];
    if (book.is_nothing()) {
        bad_option(out, "error-option-value", Json().object().name("option").text("rules").end().take());
        return nullptr;
    }
    const Data& edition = book["editions"][fields.text("edition")];
    const Data& points = book["scorings"][fields.text("scoring")];
    const Rules rules = rules_of(data, fields, edition, points);
    if (clash(data, fields, edition, rules, out)) return nullptr;
    if (!rules.consistent()) {
        refuse(out, "kernel/bad-data", "error-damaged");
        return nullptr;
    }
    auto terms = std::make_unique<Terms>();
    Json chosen;
    chosen.object();
    for (const Data& option : data["options"].items()) {
        const std::string& field = option["name"].text();
        chosen.name(field).data(fields[field]);
    }
    terms->id = data["id"].text();
    terms->rules_number = number;
    terms->chosen = chosen.end().take();
    terms->rules = rules;
    terms->names = data["seat_names"].texts();
    terms->names.resize(static_cast<size_t>(rules.seats));
    for (const Data& level : data["levels"].items())
        terms->ladder.push_back({static_cast<uint64_t>(level["nodes"].number()), level["slip"].number()});
    terms->longest = data["longest"].number();
    terms->clauses = data["clauses"];
    terms->seat_memory = static_cast<uint64_t>(data["memory"]["seat"].number());
    terms->analysis_memory = static_cast<uint64_t>(data["memory"]["analysis"].number());
    terms->data = data;
    terms->costly = data["review"]["costly"].number();
    terms->same_points = data["review"]["same_points"].number();
    terms->same_share = data["review"]["same_share"].number();
    terms->most_costly = static_cast<size_t>(data["review"]["most"].whole());
    terms->most_reasons = static_cast<size_t>(data["most_reasons"].whole());
    return terms;
}

}  // namespace cornerwise::matching
