// Moves of Triominos as text.

#include "matching_notation.hpp"

#include <cstdlib>

namespace cornerwise::matching {
namespace {

bool is_digit(char sign, char most = '9') { return sign >= '0' && sign <= most; }

std::string_view stripped(std::string_view text) {
    constexpr std::string_view BLANKS = " \t\n\v\f\r";
    const size_t from = text.find_first_not_of(BLANKS);
    return from == std::string_view::npos ? std::string_view() : text.substr(from, text.find_last_not_of(BLANKS) + 1 - from);
}

Written parse_tile(std::string_view text) {
    const bool written = text.size() == 5 && is_digit(text[0], '5') && text[1] == '-' && is_digit(text[2], '5') &&
                         text[3] == '-' && is_digit(text[4], '5');
    if (!written) return {Written::NO_TILE, PASS, std::string(text)};
    for (int tile = 0; tile < ALL_TILES; ++tile)
        if (format_tile(tile) == text) return {Written::MOVE, OUTCOME + static_cast<Move>(tile)};
    return {Written::TILE_ORDER, PASS, std::string(text)};
}

// A whole number of at most four digits, without zeros before it.
bool parse_coordinate(std::string_view text, int& out) {
    const std::string digits(text.substr(!text.empty() && text[0] == '-'));
    if (digits.empty() || digits.size() > 4 || (digits[0] == '0' && text.size() > 1)) return false;
    for (const char sign : digits)
        if (!is_digit(sign)) return false;
    out = std::atoi(digits.c_str()) * (text[0] == '-' ? -1 : 1);
    return true;
}

// `text` is all that was written, `place` what follows the tile: x,y/rotation.
Written parse_lay(std::string_view text, std::string_view tile, std::string_view place) {
    const size_t comma = place.find(','), slash = place.find('/');
    int x = 0, y = 0;
    const bool written = !tile.empty() && comma < slash && slash + 2 == place.size() && is_digit(place.back(), '2') &&
                         parse_coordinate(place.substr(0, comma), x) &&
                         parse_coordinate(place.substr(comma + 1, slash - comma - 1), y);
    if (!written) return {Written::NO_MOVE, PASS, std::string(text)};
    const Written found = parse_tile(tile);
    if (found.kind != Written::MOVE) return found;
    const int column = x + COLUMNS / 2, row = y + ROWS / 2, number = tile_of(found.move);
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS)
        return {Written::OUT_OF_REACH, PASS, std::string(place.substr(0, slash))};
    // A triple is the same however it is turned.
    return {Written::MOVE, lay_move(row * COLUMNS + column, is_triple(number) ? 0 : place.back() - '0', number)};
}

}  // namespace

Written parse_move(std::string_view text) {
    text = stripped(text);
    for (const Move word : {PASS, DRAW, TIMEOUT})
        if (format_move(word) == text) return {Written::MOVE, word};
    const size_t at = text.find('@');
    if (at == std::string_view::npos) return parse_tile(text);
    return parse_lay(text, text.substr(0, at), text.substr(at + 1));
}

std::string format_tile(int tile) {
    std::string out = "0-0-0";
    for (int corner = 0; corner < 3; ++corner) out[2 * static_cast<size_t>(corner)] = static_cast<char>('0' + number_of(tile, corner));
    return out;
}

std::string format_move(Move move) {
    if (move == PASS) return "pass";
    if (move == DRAW) return "draw";
    if (move == TIMEOUT) return "timeout";
    if (move == HIDDEN) return "?";
    const std::string tile = format_tile(tile_of(move));
    if (is_outcome(move)) return tile;
    const int x = cell_of(move) % COLUMNS - COLUMNS / 2, y = cell_of(move) / COLUMNS - ROWS / 2;
    return tile + '@' + std::to_string(x) + ',' + std::to_string(y) + '/' + std::to_string(rotation_of(move));
}

}  // namespace cornerwise::matching
