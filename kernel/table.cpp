// Builds the move table and checks it: everything in it came from outside.

#include "table.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>

#include "fault.hpp"

namespace cornerwise {

namespace {

void require(bool holds, const char* what) {
    if (!holds) raise(std::invalid_argument(std::string("the move table is damaged: ") + what));
}

uint64_t bit(int n) { return uint64_t{1} << n; }

constexpr int WIDEST_GAP = 2;  // from one slot of a slice to the next: triangles of one row may be every other

}  // namespace

Table::Table(const TableInput& input) {
    cell_count = static_cast<int>(input.kinds.rows);
    row_count = static_cast<int>(input.piece.rows);
    require(cell_count > 0 && cell_count <= MAX_CELLS, "number of cells");
    require(row_count > 0 && input.cells.rows == input.piece.rows, "number of rows");
    require(input.cells.columns > 0 && input.cells.columns <= MAX_SIZE, "cells of a row");
    require(input.windows.rows == input.kinds.rows && input.windows.columns == WINDOW, "windows");
    require(input.apart.rows == input.kinds.rows && input.joint.rows == input.kinds.rows, "neighbours");
    require(input.below.rows == 0 || input.below.rows == input.kinds.rows, "cells below");
    require(input.opposites.rows == input.piece.rows, "opposites");
    words = cell_count <= 256 ? 4 : cell_count <= 512 ? 8 : 16;
    fill_cells(input);
    fill_rows(input);
    fill_row_sets(input);
    fill_surroundings(input);
    fill_centrality();
    check_windows(input);
    fill_patterns(input);
}

void Table::fill_cells(const TableInput& input) {
    kind.assign(input.kinds.data, input.kinds.data + cell_count);
    for (uint8_t k : kind) require(k < MAX_KINDS, "kind of a cell");
    kind_count = 1 + *std::max_element(kind.begin(), kind.end());
    solid = input.below.rows > 0;
    all.assign(words, 0);
    floor.assign(words, 0);
    above.assign(cell_count, -1);
    below.assign(cell_count, -1);
    for (int cell = 0; cell < cell_count; ++cell) {
        all[cell / 64] |= bit(cell % 64);
        if (!solid) continue;
        const int under = input.below.at(cell, 0);
        if (under < 0) {
            floor[cell / 64] |= bit(cell % 64);
            continue;
        }
        // Columns without rings or forks: only then is a taken cell never opened again.
        require(under < cell && above[under] < 0, "cell below");
        above[under] = static_cast<int16_t>(cell);
        below[cell] = static_cast<int16_t>(under);
    }
}

void Table::fill_rows(const TableInput& input) {
    rows.resize(row_count);
    std::fill(piece_size, piece_size + MAX_PIECES, 0);
    piece_count = input.pieces;
    require(piece_count > 0 && piece_count <= MAX_PIECES, "number of pieces");
    for (int row = 0; row < row_count; ++row) {
        int size = 0;
        while (size < static_cast<int>(input.cells.columns) && input.cells.at(row, size) >= 0) ++size;
        const int piece = input.piece.at(row, 0);
        require(size > 0, "empty row");
        require(piece < piece_count, "piece of a row");
        require(piece_size[piece] == 0 || piece_size[piece] == size, "size of a piece");
        piece_size[piece] = static_cast<uint8_t>(size);
        of_size[size] |= bit(piece);
        for (int i = 0; i < size; ++i) {
            const int cell = input.cells.at(row, i);
            require(cell < cell_count, "cell of a row");
            rows[row].cell[i] = static_cast<uint16_t>(cell);
        }
        rows[row].piece = static_cast<uint8_t>(piece);
        rows[row].size = static_cast<uint8_t>(size);
    }
    opposite_count = static_cast<int>(input.opposites.columns);
    row_opposites.assign(input.opposites.data, input.opposites.data + static_cast<size_t>(row_count) * opposite_count);
    for (int16_t cell : row_opposites) require(cell < cell_count, "opposite");
}

void Table::fill_row_sets(const TableInput& input) {
    row_sets.assign(static_cast<size_t>(row_count) * SETS * words, 0);
    for (int row = 0; row < row_count; ++row) {
        const auto add = [&](int part, int cell) {
            row_sets[(static_cast<size_t>(row) * SETS + part) * words + cell / 64] |= bit(cell % 64);
        };
        const auto add_all = [&](int part, int cell, const Matrix<int16_t>& lists) {
            for (size_t i = 0; i < lists.columns && lists.at(cell, i) >= 0; ++i) {
                require(lists.at(cell, i) < cell_count, "neighbour");
                add(part, lists.at(cell, i));
            }
        };
        for (int i = 0; i < rows[row].size; ++i) {
            const int cell = rows[row].cell[i];
            add(0, cell);
            add_all(1, cell, input.apart);
            add_all(2, cell, input.joint);
        }
    }
    keeps_apart = false;
    for (int cell = 0; cell < cell_count; ++cell) keeps_apart |= input.apart.columns > 0 && input.apart.at(cell, 0) >= 0;
    if (!solid) return;
    row_bases.assign(static_cast<size_t>(row_count) * words, 0);
    row_lids.assign(row_bases.size(), 0);
    for (int row = 0; row < row_count; ++row) {
        uint64_t* base = &row_bases[static_cast<size_t>(row) * words];
        uint64_t* lid = &row_lids[static_cast<size_t>(row) * words];
        const uint64_t* cells = &row_sets[static_cast<size_t>(row) * SETS * words];
        for (int i = 0; i < rows[row].size; ++i)
            if (const int over = above[rows[row].cell[i]]; over >= 0) lid[over / 64] |= bit(over % 64);
        for (int i = 0; i < words; ++i) {
            base[i] = cells[i] & ~lid[i];  // a cell right above another does not stand itself
            lid[i] &= ~cells[i];
        }
    }
}

void Table::fill_surroundings(const TableInput& input) {
    surroundings.assign(static_cast<size_t>(cell_count) * words, 0);
    joints.assign(surroundings.size(), 0);
    for (int cell = 0; cell < cell_count; ++cell)
        for (const Matrix<int16_t>* near : {&input.apart, &input.joint})
            for (size_t i = 0; i < near->columns && near->at(cell, i) >= 0; ++i) {
                const int other = near->at(cell, i);
                require(other < cell_count, "neighbour");
                const size_t word = static_cast<size_t>(cell) * words + other / 64;
                surroundings[word] |= bit(other % 64);
                if (near == &input.joint) joints[word] |= bit(other % 64);
            }
}

// A cell is the nearer to the middle, the fewer steps over sides and corners it is from all others.
void Table::fill_centrality() {
    std::vector<double> mean(cell_count);
    std::vector<int> steps(cell_count), queue;
    for (int from = 0; from < cell_count; ++from) {
        std::fill(steps.begin(), steps.end(), -1);
        queue.assign(1, from);
        steps[from] = 0;
        for (size_t at = 0; at < queue.size(); ++at) {
            const int cell = queue[at];
            mean[from] += steps[cell];
            for (int word = 0; word < words; ++word)
                for (uint64_t rest = surroundings[static_cast<size_t>(cell) * words + word]; rest; rest &= rest - 1) {
                    const int next = 64 * word + __builtin_ctzll(rest);
                    if (steps[next] >= 0) continue;
                    steps[next] = steps[cell] + 1;
                    queue.push_back(next);
                }
        }
        mean[from] /= static_cast<double>(queue.size());
    }
    const auto [least, most] = std::minmax_element(mean.begin(), mean.end());
    const double low = *least, width = std::max(*most - low, 1e-9);
    centrality.assign(row_count, 0.f);
    for (int row = 0; row < row_count; ++row) {
        double sum = 0;
        for (int i = 0; i < rows[row].size; ++i) sum += 1 - (mean[rows[row].cell[i]] - low) / width;
        centrality[row] = static_cast<float>(sum / rows[row].size);
    }
}

void Table::check_windows(const TableInput& input) {
    int centre[MAX_KINDS] = {-1, -1};
    for (int cell = 0; cell < cell_count; ++cell) {
        int previous = -1, own = -1;
        for (int slot = 0; slot < WINDOW - 1; ++slot) {
            const int near = input.windows.at(cell, slot);
            if (near < 0) continue;
            require(near < cell_count && near > previous, "order of a window");
            if (near == cell) own = slot;
            previous = near;
        }
        if (centre[kind[cell]] < 0) centre[kind[cell]] = own;
        require(own >= 0 && own == centre[kind[cell]] && input.windows.at(cell, WINDOW - 1) < 0, "window");
    }
}

// Where the cells of a slice lie in the order of all cells, as seen from its first slot, must be the same for every cell of a
// kind, wherever both are on the board. A hole in the board therefore makes slices short.
std::vector<Table::Cut> Table::cut_window(const TableInput& input, int k, uint64_t used, bool behind) const {
    // How far one slot lies behind another, -1 where that differs or is not known.
    const auto distance = [&](int from, int to) {
        int common = -1;
        for (int cell = 0; cell < cell_count; ++cell) {
            const int first = input.windows.at(cell, from), second = input.windows.at(cell, to);
            if (kind[cell] != k || first < 0 || second < 0) continue;
            if (common >= 0 && second - first != common) return -1;
            common = second - first;
        }
        return common;
    };
    const auto follows = [&](const Cut& row, int slot, int& at) {
        at = -1;
        for (const auto& [other, its] : row.slots) {
            const int steps = solid ? slot - other : distance(other, slot);
            if (steps < 0 || (at >= 0 && its + steps != at)) return false;
            at = its + steps;
        }
        return at >= 0 && (solid || at <= row.slots.back().second + WIDEST_GAP);
    };
    std::vector<Cut> rows;
    for (int slot = 0; slot < WINDOW; ++slot) {
        if (!(used >> slot & 1)) continue;
        int at = 0;
        if (rows.empty() || !follows(rows.back(), slot, at)) {
            rows.push_back({k, behind, {}, 0});
            at = 0;
        }
        rows.back().slots.push_back({slot, at});
    }
    std::vector<Cut> cuts;
    for (const Cut& row : rows) {
        const int widest = solid ? SOLID_SLICE : SLICE, parts = (row.width() + widest - 1) / widest;
        const int width = (row.width() + parts - 1) / parts;
        int part = -1, first = 0;
        for (const auto& [slot, at] : row.slots) {
            if (at / width != part) {
                part = at / width;
                first = at;
                cuts.push_back({k, behind, {}, 0});
            }
            cuts.back().slots.push_back({slot, at - first});
        }
    }
    return cuts;
}

std::vector<Table::Cut> Table::fill_slices(const TableInput& input, const uint64_t* used) {
    std::vector<Cut> cuts;
    half = 0;
    for (int k = 0; k < kind_count; ++k) {
        const auto cell = std::find(kind.begin(), kind.end(), k) - kind.begin();
        int centre = 0;
        while (cell < cell_count && input.windows.at(static_cast<size_t>(cell), centre) != cell) ++centre;
        const uint64_t lower = bit(centre) - 1, higher = ~lower << 1;  // the cell itself is never taken
        for (const bool behind : {false, true}) {
            const std::vector<Cut> own = cut_window(input, k, used[k] & (behind ? higher : lower), behind);
            half = std::max(half, static_cast<int>(own.size()));
            cuts.insert(cuts.end(), own.begin(), own.end());
        }
    }
    if (half < FEW_SLICES) half = FEW_SLICES;
    // The widest first, so that the sets of each begin at a multiple of their number, and numbers can be put together by OR.
    size_t begin[MAX_KINDS] = {};
    for (int width = SLICE; width > 0; --width)
        for (Cut& cut : cuts)
            if (cut.width() == width) {
                cut.begin = begin[cut.kind];
                begin[cut.kind] += size_t{1} << width;
            }
    slices.assign(static_cast<size_t>(cell_count) * 2 * half, {0});
    masks.assign(static_cast<size_t>(kind_count) * 2 * half, 0);
    int next[MAX_KINDS][2] = {};
    for (const Cut& cut : cuts) {
        const int number = cut.behind * half + next[cut.kind][cut.behind]++;
        for (const auto& [slot, at] : cut.slots) masks[static_cast<size_t>(cut.kind) * 2 * half + number] |= BLOCK << at;
        for (int cell = 0; cell < cell_count; ++cell) {
            if (kind[cell] != cut.kind) continue;
            size_t off = 0;
            int place = solid ? cut.slots[0].first + SOLID_SHIFT : 0;
            for (const auto& [slot, at] : cut.slots) {
                if (solid) continue;
                if (const int near = input.windows.at(cell, slot); near < 0)
                    off |= size_t{1} << at;
                else
                    place = near - at;
            }
            const int from = 64 * GUARD + place - 3;  // so that what is read counts in blocks
            slices[static_cast<size_t>(cell) * 2 * half + number] =
                Slice::of(static_cast<uint32_t>(from / 8), static_cast<uint32_t>(from % 8), static_cast<uint32_t>((cut.begin + off) * BLOCK));
        }
    }
    return cuts;
}

void Table::fill_patterns(const TableInput& input) {
    std::vector<int8_t> slot_of(static_cast<size_t>(cell_count) * cell_count, -1);
    for (int cell = 0; cell < cell_count; ++cell)
        for (int slot = 0; slot < WINDOW - 1; ++slot)
            if (const int near = input.windows.at(cell, slot); near >= 0)
                slot_of[static_cast<size_t>(cell) * cell_count + near] = static_cast<int8_t>(slot);

    slots.resize(slot_of.size());
    for (size_t i = 0; i < slots.size(); ++i) slots[i] = static_cast<uint8_t>(slot_of[i] < 0 ? WINDOW - 1 : slot_of[i]);
    const auto stands = [&](int row, int cell) {
        return !solid || row_bases[static_cast<size_t>(row) * words + cell / 64] & bit(cell % 64);
    };
    const auto window_of = [&](int row, int centre, bool only_base) {
        uint64_t pattern = 0;
        for (int i = 0; i < rows[row].size; ++i) {
            if (only_base && !stands(row, rows[row].cell[i])) continue;
            const int slot = slot_of[static_cast<size_t>(centre) * cell_count + rows[row].cell[i]];
            require(slot >= 0, "a piece leaves its window");
            pattern |= bit(slot);
        }
        return pattern;
    };
    const auto each_cover = [&](auto&& use) {
        for (int row = 0; row < row_count; ++row)
            for (int i = 0; i < rows[row].size; ++i) {
                const int cell = rows[row].cell[i];
                if (!stands(row, cell)) continue;
                use(row, cell, std::pair(static_cast<int>(rows[row].piece), window_of(row, cell, false)));
                if (solid) break;  // a placement belongs to the first cell it stands with
            }
    };

    // Every different pattern of a kind and piece, with what of it is tested; then its place in the list.
    struct Place {
        uint64_t tested;
        int index;
    };
    std::map<std::pair<int, uint64_t>, Place> place[MAX_KINDS];
    each_cover([&](int row, int cell, const auto& pattern) {
        place[kind[cell]].emplace(pattern, Place{window_of(row, cell, true), 0});
    });
    uint64_t used[MAX_KINDS] = {};
    size_t most = 0;
    for (int k = 0; k < kind_count; ++k) {
        int index = 0;
        for (auto& [pattern, where] : place[k]) {
            where.index = index++;
            used[k] |= where.tested;
        }
        most = std::max(most, place[k].size());
    }
    require(most <= MAX_PATTERNS, "number of patterns");
    pattern_words = static_cast<int>((most + 64 * BLOCK - 1) / (64 * BLOCK)) * BLOCK;
    const std::vector<Cut> cuts = fill_slices(input, used);
    for (int k = 0; k < kind_count; ++k) {
        const auto set = [&](Aligned<uint64_t>& sets, size_t which, int index) {
            sets[which * pattern_words + index / 64] |= bit(index % 64);
        };
        size_t count = 1;
        for (const Cut& cut : cuts)
            if (cut.kind == k) count = std::max(count, cut.begin + (size_t{1} << cut.width()));
        of_piece[k].assign(static_cast<size_t>(piece_count) * pattern_words, 0);
        clear_of[k].assign(count * pattern_words, 0);
        covering[k].assign(static_cast<size_t>(WINDOW) * pattern_words, 0);
        for (const auto& [pattern, where] : place[k]) {
            for (uint64_t rest = pattern.second; rest; rest &= rest - 1)
                set(covering[k], static_cast<size_t>(__builtin_ctzll(rest)), where.index);
            set(of_piece[k], static_cast<size_t>(pattern.first), where.index);
            set(clear_of[k], 0, where.index);  // nothing taken, also where there is no slice
            for (const Cut& cut : cuts) {
                if (cut.kind != k) continue;
                uint32_t tested = 0;
                for (const auto& [slot, at] : cut.slots) tested |= static_cast<uint32_t>(where.tested >> slot & 1) << at;
                for (uint32_t taken = 0; taken < 1u << cut.width(); ++taken)
                    if (!(tested & taken)) set(clear_of[k], cut.begin + taken, where.index);
            }
        }
    }
    const size_t stride = static_cast<size_t>(pattern_words) * 64;
    row_of.assign(cell_count * stride, static_cast<int32_t>(NO_ROW));
    reach.assign(static_cast<size_t>(cell_count) * words, 0);
    each_cover([&](int row, int cell, const auto& pattern) {
        row_of[cell * stride + place[kind[cell]].at(pattern).index] = row;
        for (int word = 0; word < words; ++word)
            reach[static_cast<size_t>(cell) * words + word] |= row_sets[static_cast<size_t>(row) * SETS * words + word];
    });
    // Flat games take what fits for a row without looking, so there must be one.
    for (int cell = 0; cell < cell_count && !solid; ++cell) {
        uint64_t off_board = 0;
        for (int slot = 0; slot < WINDOW; ++slot) off_board |= uint64_t{input.windows.at(cell, slot) < 0} << slot;
        for (const auto& [pattern, where] : place[kind[cell]])
            require(where.tested & off_board || row_of[cell * stride + where.index] != static_cast<int32_t>(NO_ROW),
                    "a placement without a row");
    }
}

size_t Table::bytes() const {
    const auto size = [](const auto&... arrays) { return (0 + ... + (arrays.size() * sizeof(arrays[0]))); };
    size_t total = sizeof(*this) + size(rows, row_sets, row_bases, row_lids, row_opposites, all, floor, above, below, surroundings, joints, centrality, kind,
                                        slices, masks, slots, reach, row_of);
    for (int k = 0; k < MAX_KINDS; ++k) total += size(of_piece[k], clear_of[k], covering[k]);
    return total;
}

void Rules::check(const Table& table) const {
    const auto must = [](bool holds, const char* what) {
        if (!holds) raise(std::invalid_argument(std::string("the rules are damaged: ") + what));
    };
    const auto n = static_cast<size_t>(colours);
    must(colours >= 1 && colours <= MAX_COLOURS, "number of colours");
    must(first_colour >= 0 && first_colour < colours, "first colour");
    must(owners.size() == n && start_choices.size() == n && starts_agree.size() == n, "lists by colour");
    must(start_cells.size() <= MAX_STARTS, "number of start cells");
    must(!swap_opening || colours == 2, "a swap opening needs two colours");
    must(first_seat >= 0 && first_seat < static_cast<int>(parties.size()), "first seat");
    must(!swap_opening || parties.size() == 2, "a swap opening needs two seats");
    must(!strict_corners || table.opposite_count > 0, "strict corners need opposite cells");
    must(stock.size() == n && scoring.full_cells.size() == n && scoring.full_pieces.size() == n, "lists by colour");
    for (const auto& own : stock) {
        must(own.size() == static_cast<size_t>(table.piece_count), "pieces of a colour");
        for (int copies : own) must(copies >= 0 && copies <= MAX_COPIES, "copies of a piece");
        must(!shared_supply || own == stock[0], "a shared supply is the same for all");
    }
    const int starts = 1 << start_cells.size();
    must(!parties.empty() && parties.size() <= MAX_SEATS, "number of seats");
    for (int party : parties) must(party >= 0 && party < static_cast<int>(parties.size()), "party of a seat");
    for (const auto& seats : owners) {
        must(!seats.empty(), "owner of a colour");
        for (int seat : seats) must(seat >= 0 && seat < static_cast<int>(parties.size()), "owner of a colour");
    }
    for (int cell : start_cells) must(cell >= 0 && cell < table.cell_count, "start cell");
    for (const auto& others : starts_agree) {
        must(others.size() == n, "lists by colour");
        for (const auto& choices : others) {
            must(choices.size() == start_cells.size(), "lists by start cell");
            for (int cells : choices) must(cells >= 0 && cells < starts, "start choices");
        }
    }
    for (int choices : start_choices) must(choices >= 0 && choices < starts, "start choices");
}

}  // namespace cornerwise
