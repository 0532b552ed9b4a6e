// What comes out of the pile, from the seed of a match: the same that the server draws (rules/seeded_chance.py).
#pragma once

#include <cstdint>
#include <string_view>

namespace cornerwise::matching {

// One of `count` possibilities: HMAC-SHA-256 of a number, written in decimal digits, under a key.
uint32_t chosen_by_seed(std::string_view key, std::string_view number, uint32_t count);

}  // namespace cornerwise::matching
