#include "table.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>

namespace cornerwise {

namespace {

void require(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(std::string("the move table is damaged: ") + what);
}

uint64_t bit(int n) { return uint64_t{1} << n; }

}  // namespace

Table::Table(const TableInput& input) {
    cell_count = static_cast<int>(input.kinds.rows);
    row_count = static_cast<int>(input.piece.rows);
    require(cell_count > 0 && cell_count <= MAX_CELLS, "number of cells");
    require(row_count > 0 && input.cells.rows == input.piece.rows, "number of rows");
    require(input.cells.columns > 0 && input.cells.columns <= MAX_SIZE, "cells of a row");
    require(input.windows.rows == input.kinds.rows && input.windows.columns == WINDOW, "windows");
    require(input.side.rows == input.kinds.rows && input.corner.rows == input.kinds.rows, "neighbours");
    require(input.opposites.rows == input.piece.rows, "opposites");
    words = cell_count <= 256 ? 4 : 8;
    kind.assign(input.kinds.data, input.kinds.data + cell_count);
    for (uint8_t k : kind) require(k < MAX_KINDS, "kind of a cell");
    fill_rows(input);
    fill_row_sets(input);
    fill_windows(input);
    fill_patterns(input);
}

void Table::fill_rows(const TableInput& input) {
    rows.resize(row_count);
    std::fill(piece_size, piece_size + MAX_PIECES, 0);
    piece_count = 0;
    for (int row = 0; row < row_count; ++row) {
        int size = 0;
        while (size < static_cast<int>(input.cells.columns) && input.cells.at(row, size) >= 0) ++size;
        const int piece = input.piece.at(row, 0);
        require(size > 0, "empty row");
        require(piece < MAX_PIECES, "piece of a row");
        require(piece_size[piece] == 0 || piece_size[piece] == size, "size of a piece");
        piece_size[piece] = static_cast<uint8_t>(size);
        piece_count = std::max(piece_count, piece + 1);
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
            add_all(1, cell, input.side);
            add_all(2, cell, input.corner);
        }
    }
}

void Table::fill_windows(const TableInput& input) {
    off_board.resize(cell_count);
    before.resize(cell_count);
    std::vector<std::vector<Run>> runs_of(cell_count);
    for (int cell = 0; cell < cell_count; ++cell) {
        uint64_t off = GUARD, lower = 0;
        int previous = -2;
        bool has_centre = false;
        for (int slot = 0; slot < WINDOW - 1; ++slot) {
            const int near = input.windows.at(cell, slot);
            require(near < cell_count && (near < 0 || near > previous), "order of a window");
            if (near < 0) {
                off |= bit(slot);
                continue;
            }
            has_centre |= near == cell;
            if (near < cell) lower |= bit(slot);
            const bool goes_on = near == previous + 1 && slot > 0 && !(off & bit(slot - 1));
            if (goes_on) {
                Run& run = runs_of[cell].back();
                run.mask = run.mask << 1 | 1;
                require(run.mask < bit(30), "a run of a window");
            } else {
                runs_of[cell].push_back({static_cast<uint8_t>(near / 8), static_cast<uint8_t>(near % 8),
                                         static_cast<uint8_t>(slot), 1});
            }
            previous = near;
        }
        require(has_centre && input.windows.at(cell, WINDOW - 1) < 0, "window");
        off_board[cell] = off;
        before[cell] = lower;
    }
    run_count = 0;
    for (const auto& own : runs_of) run_count = std::max(run_count, static_cast<int>(own.size()));
    for (const auto& own : runs_of) {
        runs.insert(runs.end(), own.begin(), own.end());
        runs.resize(runs.size() + run_count - own.size());  // empty runs read nothing
    }
}

void Table::fill_patterns(const TableInput& input) {
    std::vector<int8_t> slot_of(static_cast<size_t>(cell_count) * cell_count, -1);
    for (int cell = 0; cell < cell_count; ++cell)
        for (int slot = 0; slot < WINDOW - 1; ++slot)
            if (const int near = input.windows.at(cell, slot); near >= 0)
                slot_of[static_cast<size_t>(cell) * cell_count + near] = static_cast<int8_t>(slot);

    const auto window_of = [&](int row, int centre) {
        uint64_t pattern = 0;
        for (int i = 0; i < rows[row].size; ++i) {
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
                use(row, cell, std::pair(static_cast<int>(rows[row].piece), window_of(row, cell)));
            }
    };

    // Every different pattern of a kind and piece, then its place in the list.
    std::map<std::pair<int, uint64_t>, int> place[MAX_KINDS];
    each_cover([&](int, int cell, const auto& pattern) { place[kind[cell]].emplace(pattern, 0); });
    stride = 0;
    kind_count = 1 + *std::max_element(kind.begin(), kind.end());
    for (int k = 0; k < kind_count; ++k) {
        auto next = place[k].begin();
        for (int piece = 0; piece < piece_count; ++piece) {
            chunk_begin[k][piece] = static_cast<uint16_t>(patterns[k].size() / CHUNK);
            for (; next != place[k].end() && next->first.first == piece; ++next) {
                next->second = static_cast<int>(patterns[k].size());
                patterns[k].push_back(next->first.second);
            }
            while (patterns[k].size() % CHUNK) patterns[k].push_back(GUARD);
        }
        chunk_begin[k][piece_count] = static_cast<uint16_t>(patterns[k].size() / CHUNK);
        patterns[k].insert(patterns[k].end(), CHUNK, GUARD);
        require(patterns[k].size() / CHUNK < MAX_CHUNKS - 2 * CHUNK, "number of patterns");
        stride = std::max(stride, static_cast<int>(patterns[k].size()));
    }
    row_of.assign(static_cast<size_t>(cell_count) * stride, -1);
    each_cover([&](int row, int cell, const auto& pattern) {
        row_of[static_cast<size_t>(cell) * stride + place[kind[cell]].at(pattern)] = row;
    });
}

size_t Table::bytes() const {
    const auto size = [](const auto&... arrays) { return (0 + ... + (arrays.size() * sizeof(arrays[0]))); };
    size_t total = sizeof(*this) + size(rows, row_sets, row_opposites, kind, runs,
                                        off_board, before, row_of);
    for (int k = 0; k < MAX_KINDS; ++k) total += size(patterns[k]);
    return total;
}

void Rules::check(const Table& table) const {
    const auto must = [](bool holds, const char* what) {
        if (!holds) throw std::invalid_argument(std::string("the rules are damaged: ") + what);
    };
    const auto n = static_cast<size_t>(colours);
    must(colours >= 1 && colours <= MAX_COLOURS, "number of colours");
    must(copies == 1 || copies == 2, "copies of a piece");
    must(first_colour >= 0 && first_colour < colours, "first colour");
    must(owners.size() == n && start_choices.size() == n && starts_agree.size() == n, "lists by colour");
    must(start_cells.size() <= MAX_STARTS, "number of start cells");
    must(!swap_opening || colours == 2, "a swap opening needs two colours");
    must(!strict_corners || table.opposite_count > 0, "strict corners need opposite cells");
    for (const auto& seats : owners) must(!seats.empty(), "owner of a colour");
    for (int cell : start_cells) must(cell >= 0 && cell < table.cell_count, "start cell");
    for (const auto& others : starts_agree) {
        must(others.size() == n, "lists by colour");
        for (const auto& starts : others) must(starts.size() == start_cells.size(), "lists by start cell");
    }
}

}  // namespace cornerwise
