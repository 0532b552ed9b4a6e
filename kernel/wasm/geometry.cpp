// Makes boards, orientations and placements.

#include "geometry.hpp"

#include <algorithm>
#include <set>

namespace cornerwise {

namespace {

Address address_of(const Data& data) {
    Address found{};
    for (size_t i = 0; i < data.size() && i < 3; ++i) found[i] = data[i].whole();
    return found;
}

bool contains(const Cells& cells, const Address& cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); }

std::string letters(int column) {
    const std::string last(1, static_cast<char>('a' + column % 26));
    return column < 26 ? last : letters(column / 26 - 1) + last;
}

}  // namespace

Lattice::Lattice(const Data& data) : name(data["name"].text()), facet_(data["facet"].whole()), scale_(data["scale"].whole()) {
    dimension = static_cast<int>(data["generators"][0].size());
    kinds = static_cast<int>(data["corners"].size());
    for (const Data& kind : data["corners"].items()) {
        corners_.emplace_back();
        for (const Data& point : kind.items()) corners_.back().push_back(address_of(point));
    }
    for (const Data& generator : data["generators"].items()) {
        Motion motion{};
        for (size_t row = 0; row < 3; ++row) motion[row] = address_of(generator[row]);
        if (dimension == 2) motion[2] = {0, 0, scale_};
        generators_.push_back(motion);
    }
    motions_.push_back({Address{scale_, 0, 0}, {0, scale_, 0}, {0, 0, scale_}});
    for (size_t at = 0; at < motions_.size(); ++at)  // grows while it is walked
        for (const Motion& generator : generators_) {
            Motion made{};
            for (size_t row = 0; row < 3; ++row)
                for (size_t column = 0; column < 3; ++column) {
                    int sum = 0;
                    for (size_t k = 0; k < 3; ++k) sum += generator[row][k] * motions_[at][k][column];
                    made[row][column] = sum / scale_;
                }
            if (std::find(motions_.begin(), motions_.end(), made) == motions_.end()) motions_.push_back(made);
        }
    for (int kind = 0; kind < kinds; ++kind) {
        side_steps.push_back(steps_sharing(kind, facet_, facet_));
        corner_steps.push_back(steps_sharing(kind, 1, facet_ - 1));
    }
}

Cells Lattice::points(const Address& cell) const {
    Cells found;
    for (const Address& corner : corners_[static_cast<size_t>(kind(cell))]) found.push_back(corner + cell);
    return found;
}

Cells Lattice::steps_sharing(int kind, int least, int most) const {
    Cells found;
    const Cells own = points(home(kind));
    const int deep = is_solid() ? 2 : 0;
    for (int x = -2; x <= 2; ++x)
        for (int y = -2; y <= 2; ++y)
            for (int z = -deep; z <= deep; ++z) {
                if (!x && !y && !z) continue;
                int shared = 0;
                for (const Address& point : points(home(kind) + Address{x, y, z})) shared += contains(own, point);
                if (least <= shared && shared <= most) found.push_back({x, y, z});
            }
    return found;
}

Cells Lattice::ball(int kind, int reach) const {
    std::set<Address> found = {home(kind)};
    for (int i = 0; i < reach; ++i) {
        std::set<Address> more = found;
        for (const Address& cell : found)
            for (const Address& step : side_steps[static_cast<size_t>(this->kind(cell))]) more.insert(cell + step);
        found = std::move(more);
    }
    Cells steps;
    for (const Address& cell : found) steps.push_back(cell - home(kind));
    std::sort(steps.begin(), steps.end(), reads_before);
    return steps;
}

Address Lattice::moved(const Address& cell, const Motion& motion) const {
    Address least = {1 << 20, 1 << 20, 1 << 20};
    for (const Address& point : points(cell))
        for (size_t row = 0; row < 3; ++row) {
            int sum = 0;
            for (size_t k = 0; k < 3; ++k) sum += motion[row][k] * point[k];
            // Rounded down as Python does it; sums are multiples of the scale where it matters.
            const int part = sum >= 0 ? sum / scale_ : -((-sum + scale_ - 1) / scale_);
            least[row] = std::min(least[row], part);
        }
    return least;
}

Cells Lattice::to_origin(Cells cells) const {
    Address least = cells[0];
    for (const Address& cell : cells)
        for (size_t i = 0; i < 3; ++i) least[i] = std::min(least[i], cell[i]);
    const int odd = kind(least);
    const Address shift = {-least[0] + odd, -least[1], -least[2]};
    for (Address& cell : cells) cell = cell + shift;
    std::sort(cells.begin(), cells.end(), reads_before);
    return cells;
}

Cells Lattice::turned(const Cells& cells, const Motion& motion) const {
    Cells made;
    for (const Address& cell : cells) made.push_back(moved(cell, motion));
    return to_origin(std::move(made));
}

std::vector<Cells> Lattice::orientations(const Cells& piece) const {
    std::set<Cells> found;
    for (const Motion& motion : motions_) found.insert(turned(piece, motion));
    return {found.begin(), found.end()};
}

std::vector<std::vector<int>> Lattice::turns(const std::vector<Cells>& orientations) const {
    std::vector<std::vector<int>> found;
    for (const Cells& cells : orientations) {
        found.emplace_back();
        for (const Motion& generator : generators_)
            found.back().push_back(static_cast<int>(
                std::find(orientations.begin(), orientations.end(), turned(cells, generator)) - orientations.begin()));
    }
    return found;
}

// Where three cells of a piece lie round a point, they make a straight side with that point in its middle.
Cells Lattice::facing(const Cells& piece) const {
    std::set<Address> all_points, found;
    for (const Address& cell : piece)
        for (const Address& point : points(cell)) all_points.insert(point);
    for (const Address& point : all_points) {
        Cells run;
        for (const Address& cell : piece)
            if (contains(points(cell), point)) run.push_back(cell);
        if (run.size() != 3) continue;
        Cells touched = run;
        for (const Address& cell : run)
            for (const Address& step : side_steps[static_cast<size_t>(kind(cell))]) touched.push_back(cell + step);
        for (const auto* steps : {&side_steps, &corner_steps})
            for (const Address& step : (*steps)[static_cast<size_t>(kind(run[0]))]) {
                const Address near = run[0] + step;
                if (contains(points(near), point) && !contains(touched, near)) found.insert(near);
            }
    }
    return {found.begin(), found.end()};
}

Board::Board(std::string name, const Lattice& lattice, Cells given, const Address& shift)
    : name(std::move(name)), cells(std::move(given)), solid_(lattice.is_solid()) {
    constexpr int MARGIN = 9;  // no step of a piece leads farther off
    Address high{};
    low_ = high = cells.empty() ? Address{} : cells[0];
    for (const Address& cell : cells)
        for (size_t i = 0; i < 3; ++i) {
            low_[i] = std::min(low_[i], cell[i]);
            high[i] = std::max(high[i], cell[i]);
        }
    for (size_t i = 0; i < 3; ++i) {
        low_[i] -= MARGIN;
        extent_[i] = high[i] + MARGIN + 1 - low_[i];
    }
    grid_.assign(static_cast<size_t>(extent_[0]) * static_cast<size_t>(extent_[1]) * static_cast<size_t>(extent_[2]), -1);
    for (int i = 0; i < size(); ++i) {
        const Address at = cells[static_cast<size_t>(i)] - low_;
        grid_[(static_cast<size_t>(at[2]) * static_cast<size_t>(extent_[1]) + static_cast<size_t>(at[1])) * static_cast<size_t>(extent_[0]) +
              static_cast<size_t>(at[0])] = static_cast<int16_t>(i);
        const Address named = cells[static_cast<size_t>(i)] - shift;
        std::string text = letters(named[0]) + std::to_string(named[1] + 1);
        if (solid_) text += "/" + std::to_string(named[2] + 1);
        by_name_[text] = i;
        names.push_back(std::move(text));
    }
    for (const Address& cell : cells) {
        const auto near = [&](const std::vector<Cells>& steps) {
            std::vector<int> found;
            for (const Address& step : steps[static_cast<size_t>(lattice.kind(cell))])
                if (const int other = number(cell + step); other >= 0) found.push_back(other);
            std::sort(found.begin(), found.end());
            return found;
        };
        side.push_back(near(lattice.side_steps));
        corner.push_back(near(lattice.corner_steps));
        below.push_back(solid_ ? number(cell - Address{0, 0, 1}) : -1);
    }
}

int Board::number(const Address& cell) const {
    const Address at = cell - low_;
    for (size_t i = 0; i < 3; ++i)
        if (at[i] < 0 || at[i] >= extent_[i]) return -1;
    return grid_[(static_cast<size_t>(at[2]) * static_cast<size_t>(extent_[1]) + static_cast<size_t>(at[1])) * static_cast<size_t>(extent_[0]) +
                 static_cast<size_t>(at[0])];
}

int Board::find(const std::string& name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? -1 : found->second;
}

bool Board::is_beyond(const std::string& name) const {
    if (find(name) >= 0) return false;
    size_t at = 0;
    const auto digit = [&](size_t i) { return i < name.size() && name[i] >= '0' && name[i] <= '9'; };
    const auto count = [&] {  // of 1 to 3 digits, the first not 0
        if (!digit(at) || name[at] == '0') return false;
        for (const size_t begin = at; digit(at) && at < begin + 3;) ++at;
        return true;
    };
    while (at < name.size() && at < 2 && name[at] >= 'a' && name[at] <= 'z') ++at;
    if (!at || !count()) return false;
    if (solid_) {
        if (at == name.size() || name[at++] != '/' || !count()) return false;
    }
    return at == name.size();
}

std::string heights_in_one_line(const std::string& text) {
    const auto blank = [](char sign) { return sign == ' ' || (sign >= '\t' && sign <= '\r'); };
    const auto line_end = [](char sign) { return sign == '\n' || sign == '\r' || sign == '\v' || sign == '\f' || sign == '/'; };
    size_t begin = 0, end = text.size();
    while (begin < end && blank(text[begin])) ++begin;
    while (end > begin && blank(text[end - 1])) --end;
    while (begin < end && text[begin] == '/') ++begin;
    while (end > begin && text[end - 1] == '/') --end;
    std::string out;
    bool wide = false;
    for (size_t i = begin; i < end; ++i) {
        if (line_end(text[i])) {
            if (text[i] == '\r' && i + 1 < end && text[i + 1] == '\n') ++i;
            if (i + 1 < end) out += '/';  // an end after the last row begins no other
            wide = false;
        } else if (blank(text[i])) {
            wide = !out.empty() && out.back() != '/';
        } else {
            if (wide) out += ' ';
            wide = false;
            out += text[i];
        }
    }
    return out;
}

std::string make_height_map(const std::string& text, const Lattice& cubes, Board& board) {
    constexpr int MOST_CUBES = 512;
    const std::string line = heights_in_one_line(text);
    std::vector<std::vector<int>> rows(1);
    if (text.size() > 4 * MOST_CUBES) return "error-heights-form";
    for (size_t i = 0; i < line.size();) {
        if (line[i] == '/') {
            rows.emplace_back();
            ++i;
        } else if (line[i] == ' ') {
            ++i;
        } else {
            int limit = 0, digits = 0;
            for (; i < line.size() && line[i] >= '0' && line[i] <= '9'; ++i, ++digits) limit = digits < 4 ? 10 * limit + line[i] - '0' : 1000;
            if (!digits || digits > 3) return "error-heights-form";
            rows.back().push_back(limit);
        }
    }
    int total = 0, highest = 0;
    for (const auto& row : rows) {
        if (row.size() != rows[0].size()) return "error-heights-uneven";
        for (const int limit : row) {
            total += limit;
            highest = std::max(highest, limit);
        }
    }
    if (total < 2 || total > MOST_CUBES) return "error-heights-cubes";
    Cells cells;
    for (int z = 0; z < highest; ++z)
        for (size_t y = 0; y < rows.size(); ++y)
            for (size_t x = 0; x < rows[0].size(); ++x)
                if (rows[rows.size() - 1 - y][x] > z) cells.push_back({static_cast<int>(x), static_cast<int>(y), z});
    board = Board(std::to_string(rows[0].size()) + "x" + std::to_string(rows.size()) + "x" + std::to_string(highest), cubes,
                  std::move(cells), {});
    std::vector<int> reached = {0};
    std::vector<bool> seen(static_cast<size_t>(board.size()));
    seen[0] = true;
    for (size_t at = 0; at < reached.size(); ++at)
        for (const int near : board.side[static_cast<size_t>(reached[at])])
            if (!seen[static_cast<size_t>(near)]) {
                seen[static_cast<size_t>(near)] = true;
                reached.push_back(near);
            }
    return static_cast<int>(reached.size()) == board.size() ? "" : "error-heights-parts";
}

Placements::Placements(const Lattice& lattice, const Board& board, const std::vector<Piece>& pieces) {
    for (const Piece& shape : pieces) {
        widest = std::max(widest, shape.size());
        if (!lattice.has_straight_sides()) continue;
        opposite_width = std::max(opposite_width, 1);
        for (const Cells& turned : shape.orientations)
            opposite_width = std::max(opposite_width, static_cast<int>(lattice.facing(turned).size()));
    }
    for (size_t number = 0; number < pieces.size(); ++number)
        for (const Cells& turned : pieces[number].orientations) {
            const Cells extra = lattice.has_straight_sides() ? lattice.facing(turned) : Cells{};
            for (const Address& anchor : board.cells) {
                if (lattice.kind(anchor) != lattice.kind(turned[0])) continue;
                const Address shift = anchor - turned[0];
                int16_t row[MAX_SIZE];
                size_t count = 0;
                for (const Address& cell : turned) {
                    const int at = board.number(cell + shift);
                    if (at < 0) break;
                    row[count++] = static_cast<int16_t>(at);
                }
                if (count < turned.size()) continue;
                by_cells_.emplace(hash(row, static_cast<int>(count)), static_cast<Move>(piece.size()));
                piece.push_back(static_cast<uint8_t>(number));
                cells.insert(cells.end(), row, row + count);
                cells.resize(piece.size() * static_cast<size_t>(widest), -1);
                for (const Address& cell : extra) opposites.push_back(static_cast<int16_t>(board.number(cell + shift)));
                opposites.resize(piece.size() * static_cast<size_t>(opposite_width), -1);
            }
        }
}

int Placements::row_size(Move move) const {
    const int16_t* cells = row(move);
    int size = 0;
    while (size < widest && cells[size] >= 0) ++size;
    return size;
}

uint64_t Placements::hash(const int16_t* cells, int count) {
    uint64_t sum = 0xcbf29ce484222325ull;
    for (int i = 0; i < count; ++i) sum = (sum ^ static_cast<uint64_t>(cells[i])) * 0x100000001b3ull;
    return sum;
}

Move Placements::find(std::vector<int> wanted) const {
    std::sort(wanted.begin(), wanted.end());
    if (wanted.empty() || static_cast<int>(wanted.size()) > widest) return NO_ROW;
    std::vector<int16_t> cells(wanted.begin(), wanted.end());
    const auto [begin, end] = by_cells_.equal_range(hash(cells.data(), static_cast<int>(cells.size())));
    for (auto at = begin; at != end; ++at)
        if (row_size(at->second) == static_cast<int>(cells.size()) && std::equal(cells.begin(), cells.end(), row(at->second))) return at->second;
    return NO_ROW;
}

std::vector<int16_t> windows_of(const Lattice& lattice, const Board& board, int reach, int slots) {
    std::vector<int16_t> windows(static_cast<size_t>(board.size()) * static_cast<size_t>(slots), -1);
    std::vector<Cells> balls;
    for (int kind = 0; kind < lattice.kinds; ++kind) balls.push_back(lattice.ball(kind, reach));
    for (int cell = 0; cell < board.size(); ++cell) {
        const Address& home = board.cells[static_cast<size_t>(cell)];
        const Cells& steps = balls[static_cast<size_t>(lattice.kind(home))];
        for (size_t slot = 0; slot < steps.size() && slot < static_cast<size_t>(slots); ++slot)
            windows[static_cast<size_t>(cell) * static_cast<size_t>(slots) + slot] = static_cast<int16_t>(board.number(home + steps[slot]));
    }
    return windows;
}

}  // namespace cornerwise
