// Drives the search of placing games in slices, and reads small nets.

#include "placing_engine.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <ctime>
#include <map>

#include "../contrast.hpp"
#include "../root_moves.hpp"
#include "../search_setting.hpp"

namespace cornerwise {

double now() {
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

namespace {

void set_all(SearchSettings& settings, const Data& tuning) {
    for (const std::string& name : tuning.names()) set(settings, name, tuning[name].number());
}

}  // namespace

std::vector<Reason> reasons_for(const PlacingGame& game, Move move) {
    constexpr size_t SIZE = 0;
    const Data &told = game.setup.data["reasons"], &columns = told["columns"];
    const double stands_out = told["stands_out"].number();
    std::vector<Reason> found;
    const std::vector<Move> moves = game.legal();
    if (moves.size() == 1) found.push_back({"only-move"});
    if (move == KEEP || move == SWAP) {
        found.push_back({move == SWAP ? "swap" : "keep"});
        return found;
    }
    std::vector<float> looks(moves.size() * FEATURES);
    game.position->looks(looks.data());
    const float* mine = &looks[static_cast<size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin()) * FEATURES];
    float least = mine[SIZE], largest = mine[SIZE];
    for (size_t i = 0; i < moves.size(); ++i) {
        least = std::min(least, looks[i * FEATURES + SIZE]);
        largest = std::max(largest, looks[i * FEATURES + SIZE]);
    }
    for (const std::string& name : columns.names()) {
        const size_t column = static_cast<size_t>(columns[name].whole());
        size_t exceeded = 0;
        for (size_t i = 0; i < moves.size(); ++i) exceeded += looks[i * FEATURES + column] < mine[column];
        // Many pieces are as large as the largest, and still it is a reason to lay one.
        const bool stands = column == SIZE ? mine[SIZE] == largest && largest > least
                                           : static_cast<double>(exceeded) / static_cast<double>(moves.size()) >= stands_out;
        if (mine[column] > 0 && stands) found.push_back({name, mine[column]});
    }
    const size_t most = static_cast<size_t>(game.setup.data["most_reasons"].whole());
    if (found.size() > most) found.resize(most);
    if (found.empty()) found.push_back({"calculated"});
    return found;
}

std::vector<Reason> reasons_between(const PlacingGame& game, Move better, Move made) {
    for (const Move word : {KEEP, SWAP})
        if (better == word || made == word) return reasons_for(game, better);
    const Data &told = game.setup.data["contrast"], &columns = told["columns"];
    const int least = told["least"].whole();
    const size_t most_cells = static_cast<size_t>(told["cells"].whole());
    std::vector<Reason> found;
    const auto at = [&](const char* id, const std::vector<int>& cells) {
        if (cells.empty()) return;
        Reason reason{id, static_cast<double>(cells.size())};
        for (size_t i = 0; i < cells.size() && i < most_cells; ++i) reason.cells.push_back(game.setup.board.names[static_cast<size_t>(cells[i])]);
        found.push_back(std::move(reason));
    };
    const auto than = [&](const std::string& id, double number, double other) { found.push_back({id, number, other, true}); };
    const Contrast between = contrast(*game.setup.table, *game.position, better, made);
    if (between.known) {
        at("shuts", between.shut);
        at("gave-up", between.lost);
        if (between.own[0] - between.own[1] >= least) than("own-reach", between.own[0], between.own[1]);
        if (between.rivals[1] - between.rivals[0] >= least) than("rival-reach", between.rivals[0], between.rivals[1]);
    }
    const std::vector<Move> moves = game.legal();
    std::vector<float> looks(moves.size() * FEATURES);
    game.position->looks(looks.data());
    const auto row = [&](Move move) { return &looks[static_cast<size_t>(std::find(moves.begin(), moves.end(), move) - moves.begin()) * FEATURES]; };
    const float *mine = row(better), *other = row(made);
    for (const std::string& name : columns.names()) {
        const size_t column = static_cast<size_t>(columns[name].whole());
        if (mine[column] > other[column]) than(name, mine[column], other[column]);
    }
    const size_t most = static_cast<size_t>(game.setup.data["most_reasons"].whole());
    if (found.size() > most) found.resize(most);
    if (found.empty()) found.push_back({"calculated"});
    return found;
}

Value final_value(const PlacingGame& game) {
    const PlacingSetup& setup = game.setup;
    const size_t seats = static_cast<size_t>(setup.seats);
    Value value = {BySeat(seats), BySeat(seats), {}, {}};
    const std::vector<int> winners = game.winners(), totals = game.totals();
    int goal = 0;
    if (setup.rules.scoring.complete_wins)
        for (const int pieces : setup.rules.scoring.full_pieces) goal += pieces;
    for (size_t seat = 0; seat < seats; ++seat) {
        const auto& mates = setup.party_of(static_cast<int>(seat));
        bool any = false;
        int best = goal;
        for (size_t other = 0; other < seats; ++other) {
            if (std::find(mates.begin(), mates.end(), static_cast<int>(other)) != mates.end()) continue;
            const int rank = setup.rank(totals[other]);
            best = any ? std::max(best, rank) : rank;
            any = true;
        }
        value.margins[seat] = setup.rank(totals[seat]) - best;
        const bool won = std::find(winners.begin(), winners.end(), static_cast<int>(seat)) != winners.end();
        value.shares[seat] = won / std::max(1.0, static_cast<double>(winners.size()));
    }
    return value;
}

void write_reasons(const std::vector<Reason>& reasons, Json& out) {
    out.list();
    for (const Reason& reason : reasons) {
        out.object().name("id").text(reason.id).name("number").rounded(reason.number, 2).name("than");
        if (reason.compares)
            out.rounded(reason.than, 2);
        else
            out.nothing();
        out.name("cells").texts(reason.cells).end();
    }
    out.end();
}

Budget budget_of(const PlacingSetup& setup, const Net* net, int level, double seconds) {
    const Data& of_level = setup.data["levels"][static_cast<size_t>(level - 1)];
    const bool judged = net && of_level.has("small_evaluations");
    return {static_cast<uint64_t>(of_level[judged ? "small_evaluations" : "nodes"].number()),
            seconds > 0 ? seconds : setup.data["longest"].number(), of_level["slip"].number(), judged ? net : nullptr};
}

void PlacingSearch::begin(const PlacingGame& game, const Budget& budget, size_t lines) {
    budget_ = budget;
    lines_ = lines;
    spent_ = 0;
    nodes_ = budget.nodes;
    follow(game.plies, budget.net);
    search_->begin_solving(nodes_);
    stage_ = SOLVING;
}

// The tree of a position: part of the last one where the game has gone on from there.
void PlacingSearch::follow(const std::vector<Ply>& plies, const Net* net) {
    const size_t known = game_ ? game_->plies.size() : 0;
    bool same = game_ && search_ && net == net_ && known <= plies.size();
    for (size_t i = 0; same && i < known; ++i) same = game_->plies[i].move == plies[i].move;
    if (!same) {
        game_ = std::make_unique<PlacingGame>(setup_);
        for (const Ply& ply : plies) game_->push(ply.move);
        const Data& tuning = setup_.data["tuning"];
        SearchSettings settings;
        settings.memory = memory_;
        for (size_t i = 0; i < FEATURES; ++i) settings.prior_weight[i] = static_cast<float>(tuning["prior"][i].number());
        set_all(settings, tuning["search"]);
        if (net) set_all(settings, tuning["small_net"]);
        settings.net = net_ = net;
        search_.reset();  // before the next one takes as much room
        search_.reset(game_->position->search(settings));
        return;
    }
    for (size_t i = known; i < plies.size(); ++i) {
        search_->advance(plies[i].move);
        game_->push(plies[i].move);
    }
}

void PlacingSearch::prepare() {
    search_->prepare(0, true);  // lists the moves
    if (search_->root_moves() == 1) nodes_ = std::min(nodes_, static_cast<uint64_t>(setup_.data["tuning"]["only_move"].whole()));
    search_->prepare(random_.bits(64), true, lines_ == 1);
}

bool PlacingSearch::slice(double seconds) {
    const double begin = now(), end = begin + std::min(seconds, std::max(0.0, budget_.seconds - spent_));
    search_->resume();
    if (stage_ == SOLVING && solve(begin, end)) {
        stage_ = SEARCHING;
        if (is_solved() && lines_ == 1)
            stage_ = DONE;
        else
            prepare();
    }
    if (stage_ == SEARCHING) search_->work(0, nodes_, end);
    spent_ += now() - begin;
    if (stage_ == SEARCHING && (search_->nodes() >= nodes_ || search_->done() || spent_ >= budget_.seconds)) stage_ = DONE;
    return stage_ == DONE;
}

// Asks the endgame solver, for a part of the time; false where it goes on in the next slice.
bool PlacingSearch::solve(double begin, double end) {
    const double left = setup_.data["tuning"]["solver_time"].number() * budget_.seconds - spent_;
    return search_->solve_on(std::min(end, begin + left)) || now() >= begin + left;
}

double PlacingSearch::progress() const {
    if (stage_ != SEARCHING) return stage_ == DONE ? 1 : 0;
    const double by_nodes = static_cast<double>(search_->nodes()) / static_cast<double>(std::max(nodes_, uint64_t{1}));
    return std::min(1.0, std::max(by_nodes, spent_ / budget_.seconds));
}

bool PlacingSearch::is_solved() {
    solution_ = std::make_unique<Solution>();
    search_->solution(*solution_);
    return solution_->solved;
}

Analysis PlacingSearch::result() {
    if (stage_ == SOLVING) {  // nobody waits for the solver
        prepare();
        stage_ = SEARCHING;
        slice(0);
    }
    const bool exact = is_solved();
    if (exact && lines_ == 1) return solved({});
    const Analysis found = searched();
    return exact ? solved(found) : found;
}

Analysis PlacingSearch::searched() {
    const size_t seats = static_cast<size_t>(setup_.seats);
    const std::vector<RootMove> moves = best_first(*search_);
    const auto by_seat = [&](const float* numbers) { return BySeat(numbers, numbers + seats); };
    const bool any = std::any_of(moves.begin(), moves.end(), [](const RootMove& move) { return move.fresh > 0; });
    // Of thousands of moves only few may have been visited.
    const auto is_seen = [&](const RootMove& move) { return move.fresh || !any; };
    const std::vector<SeatErrors> errors = root_errors(moves, setup_.seats);
    Analysis found;
    std::map<Move, Value> values;
    std::vector<std::pair<Value, uint64_t>> seen;
    for (size_t i = 0; i < moves.size(); ++i) {
        found.nodes += moves[i].visits;
        if (!is_seen(moves[i])) continue;
        Value value{by_seat(moves[i].share), by_seat(moves[i].margin), {}, {}};
        if (!moves[i].proven) {
            value.share_errors = errors[i].shares;
            value.margin_errors = errors[i].margins;
        }
        seen.emplace_back(value, moves[i].fresh);
        values.emplace(moves[i].move, std::move(value));
    }
    // A proven move gets no more visits, so the mean would leave it out.
    found.value = moves[0].proven ? values.at(moves[0].move) : mean_value(seen);
    const uint32_t most = static_cast<uint32_t>(setup_.data["tuning"]["line"].whole());
    for (size_t i = 0; i < moves.size() && i < lines_; ++i) {
        std::vector<Move> line(most);
        line.resize(search_->line(moves[i].move, line.data(), most));
        found.lines.push_back({moves[i].move, moves[i].fresh ? values.at(moves[i].move) : found.value, moves[i].visits, std::move(line)});
    }
    return found;
}

// What the solver knows, and after it what the search thinks of the other moves.
Analysis PlacingSearch::solved(const Analysis& searched) const {
    Analysis found;
    const size_t seats = static_cast<size_t>(setup_.seats);
    const auto& mates = setup_.party_of(game_->position->seat());
    std::vector<double> ahead(seats, -solution_->margin);
    for (const int mate : mates) ahead[static_cast<size_t>(mate)] = solution_->margin;
    const auto winners = static_cast<double>(std::count_if(ahead.begin(), ahead.end(), [](double points) { return points >= 0; }));
    for (const double points : ahead) found.value.shares.push_back((points >= 0) / winners);
    found.value.margins = ahead;
    found.nodes = solution_->nodes;
    found.exact = true;
    found.lines.push_back({solution_->line[0], found.value, solution_->nodes, {solution_->line, solution_->line + solution_->length}});
    for (const Line& line : searched.lines)
        if (line.move != solution_->line[0] && found.lines.size() < searched.lines.size()) found.lines.push_back(line);
    return found;
}

PlacingEngine::PlacingEngine(const PlacingSetup& setup, const Net* net, int level, uint64_t seed, uint64_t memory)
    : level(level), seed(seed), setup_(setup), net_(net), random_(seed), search_(setup, random_.bits(64), memory) {
    random_.bits(64);  // that of the other family
}

void PlacingEngine::choose(const PlacingGame& game, double seconds) {
    const Budget budget = budget_of(setup_, net_, level, seconds);
    slipped_ = NO_ROW;
    if (random_.real() < budget.slip) {
        const std::vector<Move> moves = game.legal();
        slipped_ = moves[random_.below(moves.size())];
        return;
    }
    search_.begin(game, budget, 1);
}

void PlacingEngine::analyse(const PlacingGame& game, double seconds, size_t lines) {
    slipped_ = NO_ROW;
    search_.begin(game, budget_of(setup_, net_, level, seconds), lines);
}

// Small nets

namespace {

// Arrays one after another, copied to where numbers may lie.
class ArrayReader {
  public:
    explicit ArrayReader(std::string_view bytes) : left_(bytes) {}

    template <class T>
    Matrix<T> take(std::vector<T>& room, size_t rows, size_t columns) {
        room.resize(rows * columns);
        const size_t size = room.size() * sizeof(T);
        good_ = good_ && size <= left_.size();
        if (good_) {
            std::memcpy(static_cast<void*>(room.data()), left_.data(), size);
            left_.remove_prefix(size);
        }
        return {room.data(), rows, columns};
    }
    bool whole() const { return good_ && left_.empty(); }

  private:
    std::string_view left_;
    bool good_ = true;
};

// What engine/placements.py finds of the placements of a game.
struct NetPlacements {
    std::vector<int16_t> windows, joints;
    std::vector<uint8_t> kinds;
    std::vector<uint16_t> anchor, form;
    size_t slots = 0, joint_width = 0;
    int forms = 0;

    explicit NetPlacements(const PlacingSetup& setup) {
        const Board& board = setup.board;
        const Placements& rows = *setup.placements;
        const size_t cells = static_cast<size_t>(board.size());
        const std::vector<int16_t> all = windows_of(setup.lattice, board, rows.widest - 1, WINDOW);
        std::vector<size_t> used;
        for (size_t slot = 0; slot < WINDOW; ++slot)
            for (size_t cell = 0; cell < cells; ++cell)
                if (all[cell * WINDOW + slot] >= 0) {
                    used.push_back(slot);
                    break;
                }
        slots = used.size();
        for (size_t cell = 0; cell < cells; ++cell) {
            for (const size_t slot : used) windows.push_back(all[cell * WINDOW + slot]);
            kinds.push_back(static_cast<uint8_t>(setup.lattice.kind(board.cells[cell])));
        }
        std::map<std::vector<int>, uint16_t> known;
        std::vector<std::vector<int>> joint_lists;
        for (Move row = 0; row < static_cast<Move>(rows.rows()); ++row) {
            const int size = rows.row_size(row);
            const auto address = [&](int i) { return board.cells[static_cast<size_t>(rows.row(row)[i])]; };
            Address middle{};
            for (int i = 0; i < size; ++i) middle = middle + address(i);
            int nearest = 0, least = 1 << 30;
            for (int i = 0; i < size; ++i) {
                int away = 0;
                for (size_t k = 0; k < 3; ++k) away += std::abs(address(i)[k] * size - middle[k]);
                if (away < least) {
                    least = away;
                    nearest = i;
                }
            }
            anchor.push_back(static_cast<uint16_t>(rows.row(row)[nearest]));
            std::vector<int> looks = {setup.lattice.kind(address(nearest))};
            for (int i = 0; i < size; ++i)
                for (const int step : address(i) - address(nearest)) looks.push_back(step);
            form.push_back(known.emplace(looks, static_cast<uint16_t>(known.size())).first->second);
            joint_lists.push_back(joints_of(setup, row));
            joint_width = std::max(joint_width, joint_lists.back().size());
        }
        forms = static_cast<int>(known.size());
        for (const std::vector<int>& list : joint_lists) {
            joints.insert(joints.end(), list.begin(), list.end());
            joints.resize(joints.size() + joint_width - list.size(), -1);
        }
    }

    static std::vector<int> joints_of(const PlacingSetup& setup, Move row) {
        const Board& board = setup.board;
        std::vector<int> own, beside, found;
        const auto has = [](const std::vector<int>& list, int cell) { return std::find(list.begin(), list.end(), cell) != list.end(); };
        for (int i = 0; i < setup.placements->row_size(row); ++i) own.push_back(setup.placements->row(row)[i]);
        for (const int mine : own)
            for (const int cell : board.side[static_cast<size_t>(mine)])
                if (!has(own, cell) && !has(beside, cell)) beside.push_back(cell);
        if (setup.lattice.is_solid())
            found = beside;
        else
            for (const int mine : own)
                for (const int cell : board.corner[static_cast<size_t>(mine)])
                    if (!has(own, cell) && !has(beside, cell) && !has(found, cell)) found.push_back(cell);
        std::sort(found.begin(), found.end());
        return found;
    }
};

}  // namespace

std::unique_ptr<Net> read_net(const PlacingSetup& setup, std::string_view file) {
    Data head;
    const size_t end = file.find('\n');
    if (end == std::string_view::npos || !Data::parse(file.substr(0, end), head)) return nullptr;
    const Data& told = head["shape"];
    const auto size = [&](const char* name) { return told[name].whole(); };
    NetInput input;
    NetShape& s = input.shape;
    s = {size("cells"), size("kinds"), size("slots"), size("planes"), size("numbers"), size("colours"), size("rows"), size("forms"),
         size("choices"), size("local"), size("whole"), size("deep"), size("hidden"), size("last"), size("spread") != 0, told["scope"].whole() != 0};
    const NetPlacements placements(setup);
    const FeatureShape shown = setup.start()->feature_shape(s.scope);
    if (s.rows != setup.placements->rows() || s.cells != setup.board.size() || s.planes + s.scope_planes() != shown.planes || s.numbers != shown.numbers ||
        s.colours != shown.colours || s.slots != static_cast<int>(placements.slots) || s.forms != placements.forms || s.kinds != setup.lattice.kinds)
        return nullptr;
    for (const int part : {s.local, s.whole, s.deep, s.hidden, s.last, s.choices})
        if (part < 0 || part > MOST_INPUTS) return nullptr;
    const auto n = [](int number) { return static_cast<size_t>(number); };
    ArrayReader reader(file.substr(end + 1));
    std::vector<int16_t> local, place, whole, whole_bias, wide[6];
    std::vector<int8_t> mix, scope, form, spread;
    std::vector<int32_t> form_bias, bias[6];
    input.local = reader.take(local, n(s.kinds) * n(s.slots) * n(s.planes), n(s.local));
    input.place = reader.take(place, n(s.cells), n(s.local));
    input.whole = reader.take(whole, n(s.planes) * n(s.cells), n(s.whole));
    input.whole_bias = reader.take(whole_bias, n(s.whole), 1);
    input.mix = reader.take(mix, n(s.local), n(s.deep));
    input.scope = reader.take(scope, n(s.scope_planes()), n(s.deep));
    input.form = reader.take(form, n(s.forms), n(s.deep));
    input.form_bias = reader.take(form_bias, n(s.forms), 1);
    input.spread = reader.take(spread, 2, n(s.deep));
    struct Layer {
        WideInput* input;
        int inputs, outputs;
    };
    const Layer layers[] = {
        {&input.first, s.inputs(), s.hidden}, {&input.context, s.hidden, s.deep},
        {&input.second, s.deep + s.hidden, s.hidden},            {&input.third, s.hidden, s.last},
        {&input.result, s.last, 2 * s.colours},                  {&input.choosing, s.hidden, std::max(s.choices, 1)},
    };
    for (size_t i = 0; i < 6; ++i) {
        layers[i].input->weights = reader.take(wide[i], n(layers[i].inputs), n(layers[i].outputs));
        layers[i].input->bias = reader.take(bias[i], n(layers[i].outputs), 1);
    }
    if (!reader.whole()) return nullptr;
    input.windows = {placements.windows.data(), n(s.cells), placements.slots};
    input.kinds = {placements.kinds.data(), n(s.cells), 1};
    input.anchor = {placements.anchor.data(), n(s.rows), 1};
    input.form_of = {placements.form.data(), n(s.rows), 1};
    input.covered = {setup.placements->cells.data(), n(s.rows), n(setup.placements->widest)};
    input.joints = {placements.joints.data(), n(s.rows), placements.joint_width};
    return std::make_unique<Net>(input);
}

}  // namespace cornerwise
