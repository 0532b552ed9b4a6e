// Reads and writes JSON.

#include "json.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace cornerwise {

// A reader that goes through a text once, and no deeper than data of ours ever is.
class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : at_(text.data()), end_(at_ + text.size()) {}

    bool whole(Data& out) {
        const bool good = value(out, 0);
        blanks();
        return good && at_ == end_;
    }

  private:
    static constexpr int DEEPEST = 16;

    void blanks() {
        while (at_ < end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\t' || *at_ == '\r')) ++at_;
    }
    bool take(char wanted) {
        blanks();
        if (at_ == end_ || *at_ != wanted) return false;
        ++at_;
        return true;
    }
    bool word(std::string_view wanted) {
        if (static_cast<size_t>(end_ - at_) < wanted.size() || std::string_view(at_, wanted.size()) != wanted) return false;
        at_ += wanted.size();
        return true;
    }

    bool value(Data& out, int depth) {
        blanks();
        if (at_ == end_ || depth > DEEPEST) return false;
        switch (*at_) {
            case '{': return object(out, depth);
            case '[': return list(out, depth);
            case '"': out.kind_ = Data::TEXT; return text(out.text_);
            case 't': out.kind_ = Data::BOOLEAN; out.number_ = 1; return word("true");
            case 'f': out.kind_ = Data::BOOLEAN; return word("false");
            case 'n': return word("null");
            default: return number(out);
        }
    }

    bool list(Data& out, int depth) {
        out.kind_ = Data::LIST;
        ++at_;
        if (take(']')) return true;
        do {
            out.items_.emplace_back();
            if (!value(out.items_.back(), depth + 1)) return false;
        } while (take(','));
        return take(']');
    }

    bool object(Data& out, int depth) {
        out.kind_ = Data::OBJECT;
        ++at_;
        if (take('}')) return true;
        do {
            blanks();
            out.names_.emplace_back();
            out.items_.emplace_back();
            if (at_ == end_ || *at_ != '"' || !text(out.names_.back()) || !take(':')) return false;
            if (!value(out.items_.back(), depth + 1)) return false;
        } while (take(','));
        return take('}');
    }

    bool number(Data& out) {
        std::string digits;
        while (at_ < end_ && (std::string_view("+-.eE").find(*at_) != std::string_view::npos || (*at_ >= '0' && *at_ <= '9')))
            digits += *at_++;
        char* stop = nullptr;
        out.kind_ = Data::NUMBER;
        out.number_ = std::strtod(digits.c_str(), &stop);
        return !digits.empty() && !*stop && std::isfinite(out.number_);
    }

    bool text(std::string& out) {
        for (++at_; at_ < end_; ++at_) {
            if (*at_ == '"') {
                ++at_;
                return true;
            }
            if (*at_ != '\\') {
                out += *at_;
                continue;
            }
            if (++at_ == end_ || !escaped(out)) return false;
        }
        return false;
    }

    bool escaped(std::string& out) {
        static constexpr std::string_view SIGNS = "\"\\/bfnrt", MEANT = "\"\\/\b\f\n\r\t";
        if (const size_t sign = SIGNS.find(*at_); sign != std::string_view::npos) {
            out += MEANT[sign];
            return true;
        }
        if (*at_ != 'u' || end_ - at_ < 5) return false;
        const unsigned code = static_cast<unsigned>(std::strtoul(std::string(at_ + 1, 4).c_str(), nullptr, 16));
        at_ += 4;
        if (code < 0x80) {
            out += static_cast<char>(code);
        } else if (code < 0x800) {
            out += static_cast<char>(0xc0 | code >> 6);
            out += static_cast<char>(0x80 | (code & 63));
        } else {  // halves of rarer signs stay halves: no name of ours has any
            out += static_cast<char>(0xe0 | code >> 12);
            out += static_cast<char>(0x80 | (code >> 6 & 63));
            out += static_cast<char>(0x80 | (code & 63));
        }
        return true;
    }

    const char *at_, *end_;
};

bool Data::parse(std::string_view text, Data& out) {
    out = Data();
    if (JsonReader(text).whole(out)) return true;
    out = Data();
    return false;
}

const Data& Data::nothing() {
    static const Data none;
    return none;
}

const Data& Data::operator[](std::string_view name) const {
    for (size_t i = 0; i < names_.size(); ++i)
        if (names_[i] == name) return items_[i];
    return nothing();
}

std::vector<int> Data::wholes() const {
    std::vector<int> found;
    for (const Data& item : items_) found.push_back(item.whole());
    return found;
}

std::vector<std::string> Data::texts() const {
    std::vector<std::string> found;
    for (const Data& item : items_) found.push_back(item.text());
    return found;
}

std::string Data::typed() const {
    if (kind_ == TEXT) return text_;
    if (kind_ == BOOLEAN) return number_ ? "on" : "off";
    return kind_ == NUMBER ? std::to_string(static_cast<int64_t>(number_)) : "";
}

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char sign : text) {
        if (sign == '"' || sign == '\\') {
            out += '\\';
            out += sign;
        } else if (static_cast<unsigned char>(sign) < 32) {
            char code[8];
            std::snprintf(code, sizeof code, "\\u%04x", sign);
            out += code;
        } else {
            out += sign;
        }
    }
    return out += '"';
}

void Json::comma() {
    if (!first_ && !named_) out_ += ',';
    first_ = named_ = false;
}

Json& Json::open(char bracket) {
    comma();
    out_ += bracket;
    ends_ += bracket == '{' ? '}' : ']';
    first_ = true;
    return *this;
}

Json& Json::end() {
    out_ += ends_.back();
    ends_.pop_back();
    first_ = false;
    return *this;
}

Json& Json::name(std::string_view name) {
    comma();
    out_ += quoted(name);
    out_ += ':';
    named_ = true;
    return *this;
}

Json& Json::raw(std::string_view json) {
    comma();
    out_ += json;
    return *this;
}

Json& Json::text(std::string_view value) { return raw(quoted(value)); }

Json& Json::rounded(double value, int digits) {
    char room[400];
    std::snprintf(room, sizeof room, "%.*f", digits, value);
    std::string shown = room;
    while (shown.back() == '0') shown.pop_back();
    if (shown.back() == '.') shown.pop_back();
    return raw(shown == "-0" ? "0" : shown);
}

Json& Json::data(const Data& value) {
    switch (value.kind()) {
        case Data::BOOLEAN: return boolean(value.boolean());
        case Data::NUMBER: return rounded(value.number(), 6);
        case Data::TEXT: return text(value.text());
        case Data::LIST: list(); break;
        case Data::OBJECT: object(); break;
        default: return nothing();
    }
    for (size_t i = 0; i < value.size(); ++i) {
        if (value.kind() == Data::OBJECT) name(value.names()[i]);
        data(value.items()[i]);
    }
    return end();
}

Json& Json::texts(const std::vector<std::string>& values) {
    list();
    for (const std::string& value : values) text(value);
    return end();
}

Json& Json::wholes(const std::vector<int>& values) {
    list();
    for (const int value : values) whole(value);
    return end();
}

}  // namespace cornerwise
