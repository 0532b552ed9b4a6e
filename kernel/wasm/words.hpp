// A text as the words that blanks divide.
#pragma once

#include <string>
#include <vector>

namespace cornerwise {

inline std::vector<std::string> words_of(const std::string& text) {
    constexpr const char* BLANKS = " \t\n\v\f\r";
    std::vector<std::string> words;
    for (size_t from = text.find_first_not_of(BLANKS); from != std::string::npos;) {
        const size_t end = text.find_first_of(BLANKS, from);
        words.push_back(text.substr(from, end - from));
        from = end == std::string::npos ? end : text.find_first_not_of(BLANKS, end);
    }
    return words;
}

}  // namespace cornerwise
