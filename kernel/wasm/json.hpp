// JSON: what games are described by, and what is answered.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cornerwise {

// A value that was read. What is asked of the wrong kind is empty or nothing: data comes from our own build, and whoever
// reads something else checks what is there.
class Data {
  public:
    enum Kind : uint8_t { NOTHING, BOOLEAN, NUMBER, TEXT, LIST, OBJECT };

    // False where the text is no JSON; `out` is nothing then.
    static bool parse(std::string_view text, Data& out);

    Kind kind() const { return kind_; }
    bool is_nothing() const { return kind_ == NOTHING; }
    bool boolean() const { return number_ != 0; }
    double number() const { return number_; }
    int whole() const { return static_cast<int>(number_); }
    const std::string& text() const { return text_; }
    size_t size() const { return items_.size(); }
    const std::vector<Data>& items() const { return items_; }
    const Data& operator[](size_t index) const { return index < items_.size() ? items_[index] : nothing(); }
    // Fields of an object in the order in which they stand.
    const std::vector<std::string>& names() const { return names_; }
    const Data& operator[](std::string_view name) const;
    bool has(std::string_view name) const { return !(*this)[name].is_nothing(); }
    std::vector<int> wholes() const;
    std::vector<std::string> texts() const;

    // As a person would type it: on and off for yes and no.
    std::string typed() const;

  private:
    friend class JsonReader;
    static const Data& nothing();

    Kind kind_ = NOTHING;
    double number_ = 0;
    std::string text_;
    std::vector<Data> items_;
    std::vector<std::string> names_;
};

// Writes JSON piece by piece; commas come by themselves.
class Json {
  public:
    Json& object() { return open('{'); }
    Json& list() { return open('['); }
    Json& end();  // of the object or list that was begun last
    Json& name(std::string_view name);
    Json& text(std::string_view value);
    Json& whole(int64_t value) { return raw(std::to_string(value)); }
    Json& boolean(bool value) { return raw(value ? "true" : "false"); }
    Json& nothing() { return raw("null"); }
    Json& rounded(double value, int digits);
    Json& data(const Data& value);
    Json& raw(std::string_view json);  // something that is JSON already

    Json& texts(const std::vector<std::string>& values);
    Json& wholes(const std::vector<int>& values);

    std::string take() { return std::move(out_); }

  private:
    Json& open(char bracket);
    void comma();

    std::string out_;
    std::string ends_;
    bool first_ = true, named_ = false;
};

// A text as JSON, in quotation marks.
std::string quoted(std::string_view text);

}  // namespace cornerwise
