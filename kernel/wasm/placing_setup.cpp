// Makes a placing game out of its data and the options that were chosen.

#include <algorithm>
#include <set>

#include "placing_game.hpp"

namespace cornerwise {

namespace {

// Whether a value is this choice: the value itself, or as people type it.
bool is_choice(const Data& value, const Data& choice) { return value.typed() == choice.typed(); }

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts(1);
    for (const char sign : text) {
        if (sign == at)
            parts.emplace_back();
        else
            parts.back() += sign;
    }
    return parts;
}

bool refuse_option(Json& out, const std::string& option, const std::string& message) {
    refuse(out, "match/bad-plan", message, Json().object().name("option").text(option).end().take());
    return false;
}

std::string strip(const std::string& text) {
    const char* blanks = " \t\n\r\v\f";
    const size_t begin = text.find_first_not_of(blanks), end = text.find_last_not_of(blanks);
    return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

}  // namespace

std::unique_ptr<PlacingSetup> PlacingSetup::make(const Data& data, const Data& options, Json& out) {
    std::unique_ptr<PlacingSetup> made(new PlacingSetup(data));
    for (const Data& piece : data["pieces"].items()) {
        Cells cells;
        for (const Data& cell : piece["cells"].items()) {
            Address address{};
            for (size_t i = 0; i < cell.size() && i < 3; ++i) address[i] = cell[i].whole();
            cells.push_back(address);
        }
        made->pieces.push_back({piece["name"].text(), made->lattice.orientations(cells)});
    }
    if (!made->choose(options, out)) return nullptr;
    made->read_rules();
    made->compile();
    return made;
}

// Finds the setting of the options: all choices of one option, then of the next, the last changing fastest.
bool PlacingSetup::choose(const Data& wanted, Json& out) {
    const Data &offered = data["options"], &values = wanted["options"];
    for (const std::string& name : values.names()) {
        const auto same = [&](const Data& option) { return option["name"].text() == name; };
        if (std::none_of(offered.items().begin(), offered.items().end(), same)) return refuse_option(out, name, "error-no-option");
    }
    const int newest = data["rules"].whole(), number = wanted.has("rules") ? wanted["rules"].whole() : newest;
    if (number < 1 || number > newest) return refuse_option(out, "rules", "error-option-value");
    size_t index = static_cast<size_t>(number - 1);
    std::string heights, handicap;
    for (const Data& option : offered.items()) {
        const std::string& name = option["name"].text();
        const auto& choices = option["choices"].items();
        const Data& value = values[name];
        size_t choice = value.is_nothing() ? static_cast<size_t>(option["usual"].whole()) : 0;
        while (!value.is_nothing() && choice < choices.size() && !is_choice(value, choices[choice])) ++choice;
        const bool own_text = choice == choices.size();
        if (own_text && (!option["text"].boolean() || value.kind() != Data::TEXT)) return refuse_option(out, name, "error-option-value");
        if (own_text) choice = 0;
        if (own_text) (name == "heights" ? heights : handicap) = value.text();
        index = index * choices.size() + choice;
        if (!option["quiet"].boolean() || own_text || choice) chosen.emplace_back(name, own_text ? value : choices[choice]);
    }
    setting = data["settings"][index];
    if (setting.is_nothing()) return refuse_option(out, "seats", "error-few-colours");
    colours = setting["colours"].texts();
    const Data& shape = data["boards"][static_cast<size_t>(setting["board"].whole())];
    if (heights.empty()) {
        Cells cells;
        for (const Data& run : shape["runs"].items())
            for (int i = 0; i < run[1].whole(); ++i) cells.push_back({run[0].whole() + i, run[2].whole(), run[3].whole()});
        Address shift{};
        for (size_t i = 0; i < shape["shift"].size(); ++i) shift[i] = shape["shift"][i].whole();
        board = Board(shape["name"].text(), lattice, std::move(cells), shift);
    } else if (const std::string message = make_height_map(heights, lattice, board); !message.empty()) {
        return refuse_option(out, "heights", message);
    }
    constexpr int MOST_CELLS = 512;  // that a browser has code for
    if (board.size() > MOST_CELLS) return refuse_option(out, "heights", "error-heights-cubes");
    std::string message;
    if (!handicap.empty() && !withhold(handicap, message)) return refuse_option(out, "without", message);
    chosen_texts.assign(chosen.size(), "");
    for (size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i].first == "heights" && !heights.empty()) chosen_texts[i] = heights_in_one_line(heights);
        if (chosen[i].first != "without") continue;
        // Colours and pieces in order, so that equal handicaps are equal texts.
        for (const Data& colour : setting["palette"].items()) {
            if (!withheld.count(colour.text())) continue;
            chosen_texts[i] += (chosen_texts[i].empty() ? "" : "/") + colour.text();
            char before = ':';
            for (const Piece& piece : pieces)
                for (const std::string& name : withheld[colour.text()])
                    if (name == piece.name) {
                        chosen_texts[i] += before + name;
                        before = ',';
                    }
        }
    }
    return true;
}

// A handicap such as `blue:I5,W5/red:X5`.
bool PlacingSetup::withhold(const std::string& text, std::string& message) {
    const auto is_word = [](const std::string& word, bool letters_only) {
        return !word.empty() && std::all_of(word.begin(), word.end(), [&](char sign) {
            return (sign >= 'a' && sign <= 'z') || (!letters_only && ((sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') || sign == '_'));
        });
    };
    message = "error-handicap-form";
    if (text.size() > 1000) return false;
    for (const std::string& part : split(text, '/')) {
        const std::vector<std::string> halves = split(part, ':');
        if (halves.size() != 2 || !is_word(halves[0], true)) return false;
        const std::vector<std::string> names = split(halves[1], ',');
        for (const std::string& name : names)
            if (!is_word(name, false)) return false;
        if (!withheld.emplace(halves[0], names).second) {
            message = "error-handicap-twice";
            return false;
        }
    }
    const int copies = data["copies"].whole();
    for (const auto& [colour, names] : withheld) {
        message = "error-handicap-colour";
        if (colour_number(colour) < 0) return false;
        for (const std::string& name : names) {
            message = "error-handicap-piece";
            if (std::none_of(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.name == name; })) return false;
            message = "error-handicap-copies";
            if (std::count(names.begin(), names.end(), name) > copies) return false;
        }
        message = "error-handicap-all";
        if (names.size() == pieces.size() * static_cast<size_t>(copies)) return false;
    }
    return true;
}

void PlacingSetup::read_rules() {
    seats = setting["seats"].whole();
    solo = setting["solo"].boolean();
    gravity = setting["gravity"].boolean();
    shared_supply = setting["supply"].text() == "shared";
    swap_opening = setting["opening"].text() == "swap";
    strict_corners = setting["strict_corners"].boolean();
    faces = setting["contact"].text() == "face";
    rules.colours = static_cast<int>(colours.size());
    for (const std::string& colour : colours) {
        rules.stock.emplace_back();
        int cells = 0, count = 0;
        for (const Piece& piece : pieces) {
            int copies = data["copies"].whole();
            if (const auto without = withheld.find(colour); without != withheld.end())
                copies -= static_cast<int>(std::count(without->second.begin(), without->second.end(), piece.name));
            rules.stock.back().push_back(copies);
            cells += copies * piece.size();
            count += copies;
        }
        rules.scoring.full_cells.push_back(cells);
        rules.scoring.full_pieces.push_back(count);
    }
    rules.shared_supply = shared_supply;
    rules.swap_opening = swap_opening;
    rules.strict_corners = strict_corners;
    rules.skip_blocked = setting["blocked"].text() == "skip";
    rules.free_start = setting["start"].text() == "free";
    rules.beside_start = setting["start"].text() == "beside";
    rules.first_colour = setting["first_colour"].whole();
    rules.first_seat = setting["first"].whole();
    for (const Data& owners : setting["owners"].items()) rules.owners.push_back(owners.wholes());
    rules.parties.assign(static_cast<size_t>(seats), 0);
    for (const Data& party : setting["parties"].items()) {
        parties.push_back(party.wholes());
        for (const int seat : parties.back()) rules.parties[static_cast<size_t>(seat)] = static_cast<int>(parties.size()) - 1;
    }
    const Data& points = setting["points"];
    Scoring& scoring = rules.scoring;
    scoring.cell_placed = points["cell_placed"].whole();
    scoring.cell_left = points["cell_left"].whole();
    scoring.piece_placed = points["piece_placed"].whole();
    scoring.piece_left = points["piece_left"].whole();
    scoring.seen = points["seen"].whole();
    scoring.all_placed = points["all_placed"].whole();
    scoring.single_last = points["single_last"].whole();
    scoring.seat_takes_best = points["seat_takes"].text() == "best";
    scoring.lowest_wins = points["wins"].text() == "lowest";
    scoring.complete_wins = points["wins"].text() == "complete";
    const Data& starts = setting["starts"];
    rules.start_cells = starts["numbers"].wholes();
    rules.start_choices = starts["choices"].wholes();
    for (const Data& colour : starts["agree"].items()) {
        rules.starts_agree.emplace_back();
        for (const Data& other : colour.items()) rules.starts_agree.back().push_back(other.wholes());
    }
}

void PlacingSetup::compile() {
    placements = std::make_unique<Placements>(lattice, board, pieces);
    const auto cells = static_cast<size_t>(board.size()), rows = static_cast<size_t>(placements->rows());
    std::vector<uint8_t> kinds;
    std::vector<int16_t> below;
    for (size_t cell = 0; cell < cells; ++cell) {
        kinds.push_back(static_cast<uint8_t>(lattice.kind(board.cells[cell])));
        if (gravity) below.push_back(static_cast<int16_t>(board.below[cell]));
    }
    const auto padded = [&](const std::vector<std::vector<int>>* lists, std::vector<int16_t>& room) {
        size_t width = 0;
        for (size_t cell = 0; lists && cell < cells; ++cell) width = std::max(width, (*lists)[cell].size());
        for (size_t cell = 0; cell < cells && width; ++cell) {
            room.insert(room.end(), (*lists)[cell].begin(), (*lists)[cell].end());
            room.resize((cell + 1) * width, -1);
        }
        return Matrix<int16_t>{room.data(), cells, width};
    };
    std::vector<int16_t> apart, joint;
    const std::vector<int16_t> windows = windows_of(lattice, board, placements->widest - 1, WINDOW);
    TableInput input;
    input.pieces = static_cast<int>(pieces.size());
    input.kinds = {kinds.data(), cells, 1};
    input.windows = {windows.data(), cells, WINDOW};
    input.below = {below.data(), below.size(), 1};
    input.apart = padded(faces ? nullptr : &board.side, apart);
    input.joint = padded(faces ? &board.side : &board.corner, joint);
    input.piece = {placements->piece.data(), rows, 1};
    input.cells = {placements->cells.data(), rows, static_cast<size_t>(placements->widest)};
    input.opposites = {placements->opposites.data(), rows, static_cast<size_t>(placements->opposite_width)};
    table = std::make_unique<Table>(input);
    rules.check(*table);

    std::vector<std::string> texts;
    for (size_t row = 0; row < rows; ++row) texts.push_back(quoted(format(static_cast<Move>(row))));
    std::vector<Chapter> chapters;
    size_t end = 0;
    for (size_t number = 0; number < pieces.size(); ++number) {
        while (end < rows && placements->piece[end] == number) ++end;
        chapters.push_back({quoted(pieces[number].name), static_cast<uint32_t>(end)});
    }
    script = std::make_unique<Script>(texts, std::move(chapters),
                                      std::map<Move, std::string>{{PASS, "\"pass\""}, {KEEP, "\"keep\""}, {SWAP, "\"swap\""}}, "\"\"");
    if (gravity) return;
    std::vector<std::string> cell_names, colour_names;
    for (const std::string& name : board.names) cell_names.push_back(quoted(name));
    for (const std::string& name : colours) colour_names.push_back(quoted(name));
    reach = std::make_unique<ReachScript>(*table, std::move(cell_names), std::move(colour_names));
}

void PlacingSetup::write_chosen(Json& out) const {
    out.object();
    for (size_t i = 0; i < chosen.size(); ++i) {
        out.name(chosen[i].first);
        if (chosen_texts[i].empty())
            out.data(chosen[i].second);
        else
            out.text(chosen_texts[i]);
    }
    out.end();
}

int PlacingSetup::colour_number(const std::string& name) const {
    const auto found = std::find(colours.begin(), colours.end(), name);
    return found == colours.end() ? -1 : static_cast<int>(found - colours.begin());
}

std::unique_ptr<Position> PlacingSetup::start() const {
    return std::unique_ptr<Position>(ARCHITECTURES[ARCHITECTURE_COUNT - 1].start(*table, rules));
}

// The cells of the piece joined by commas in any order, or a word.
Move PlacingSetup::parse(std::string text, Refusal& refusal) const {
    text = strip(text);
    for (char& sign : text)
        if (sign >= 'A' && sign <= 'Z') sign = static_cast<char>(sign - 'A' + 'a');
    if (text == "pass") return PASS;
    if (text == "keep") return KEEP;
    if (text == "swap") return SWAP;
    const auto refused = [&](const char* reason, std::string details, std::string clause = "") {
        refusal = {reason, clause.empty() ? this->clause(reason) : clause, std::move(details), ""};
        return NO_ROW;
    };
    std::vector<std::string> names;
    for (const std::string& name : split(text, ',')) names.push_back(strip(name));
    const size_t widest = static_cast<size_t>(placements->widest);
    if (names.size() > widest + 1) return refused("too-many-cells", Json().object().name("most").whole(placements->widest).end().take());
    std::vector<std::string> outside;
    std::vector<int> cells;
    for (const std::string& name : names) {
        if (board.is_beyond(name)) {
            outside.push_back(name);
            continue;
        }
        cells.push_back(board.find(name));
        if (cells.back() < 0) {
            refusal.message = "error-no-cell";
            return NO_ROW;
        }
    }
    if (std::set<std::string>(names.begin(), names.end()).size() < names.size()) {
        refusal.message = "error-cell-twice";
        return NO_ROW;
    }
    if (!outside.empty())
        return refused("off-board", Json().object().name("cell").text(outside[0]).name("cells").texts(outside).end().take(),
                       lattice.is_solid() ? "R4" : "P2");
    const Move move = placements->find(std::move(cells));
    return move == NO_ROW ? refused("no-shape", "{}") : move;
}

std::string PlacingSetup::format(Move move) const {
    if (move == PASS) return "pass";
    if (move == KEEP) return "keep";
    if (move == SWAP) return "swap";
    std::string text;
    for (int i = 0; i < placements->row_size(move); ++i) {
        if (i) text += ',';
        text += board.names[static_cast<size_t>(placements->row(move)[i])];
    }
    return text;
}

}  // namespace cornerwise
