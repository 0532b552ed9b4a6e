// The C functions that the browser calls. Texts come as pointer and size in memory that `room` gave; lists are lines.
// Every function that answers leaves JSON where `answer` and `answer_size` say, until the next call.

#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "../fault.hpp"
#include "game.hpp"

#define EXPORT(name) __attribute__((export_name(#name))) extern "C"
#define IMPORT(name) __attribute__((import_module("cornerwise"), import_name(#name))) extern "C"

IMPORT(fault) [[noreturn]] void fault_outside(const char* what, size_t size);

namespace cornerwise {

// A call that cannot go on ends where it began, outside: the module is of no use after that.
void fault(const char* what) { fault_outside(what, std::char_traits<char>::length(what)); }

namespace {

// Bytes of the moves of a game: more than the server takes in a request, and far more than the longest match of Triominos has.
constexpr size_t MOST_TEXT = 1 << 20;
constexpr double MOST_WHOLE = 0x1p53;  // JavaScript's whole numbers end here

std::map<int, std::unique_ptr<Game>> games;
struct BegunWork {
    int game;
    std::unique_ptr<Work> work;
};
std::map<int, BegunWork> works;
int last_handle = 0;
std::string answered;

Moves lines_of(std::string_view text) {
    Moves lines;
    while (!text.empty()) {
        const size_t end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines;
}

// Seeds and numbers of events; what is none of them counts as 0.
uint64_t whole_of(double number) { return number >= 0 && number < MOST_WHOLE ? static_cast<uint64_t>(number) : 0; }

std::vector<int> members_of(unsigned seats) {
    std::vector<int> members;
    for (int seat = 0; seats; ++seat, seats >>= 1)
        if (seats & 1) members.push_back(seat);
    return members;
}

template <class Ask>
void ask(int handle, const Ask& ask) {
    Json out;
    const auto found = games.find(handle);
    if (found == games.end())
        refuse(out, "kernel/no-game", "error-unknown-variant");
    else
        ask(*found->second, out);
    answered = out.take();
}

// The same of a position, which its moves lead to.
template <class Ask>
void ask_after(int handle, std::string_view moves, const Ask& answer) {
    ask(handle, [&](Game& game, Json& out) {
        if (moves.size() > MOST_TEXT)
            refuse(out, "request/too-large", "refused-request-long", "{\"most\":" + std::to_string(MOST_TEXT) + "}");
        else
            answer(game, lines_of(moves), out);
    });
}

template <class Ask>
int begin_after(int handle, std::string_view moves, const Ask& begin) {
    std::unique_ptr<Work> work;
    ask_after(handle, moves, [&](Game& game, const Moves& moves, Json& out) {
        work = begin(game, moves, out);
        if (work) out.nothing();
    });
    if (!work) return 0;
    works[++last_handle] = {handle, std::move(work)};
    return last_handle;
}

}  // namespace
}  // namespace cornerwise

using namespace cornerwise;

EXPORT(room) void* room(size_t bytes) {
    void* found = std::malloc(bytes ? bytes : 1);
    if (!found) fault("there is no memory left");  // the caller would write at address 0
    return found;
}
EXPORT(forget) void forget(void* room) { std::free(room); }
EXPORT(answer) const char* answer() { return answered.data(); }
EXPORT(answer_size) size_t answer_size() { return answered.size(); }

// A game out of its data and the options chosen, both JSON; 0 where they are refused.
EXPORT(load) int load(const char* data, size_t data_size, const char* options, size_t options_size) {
    Data game, chosen;
    Json out;
    std::unique_ptr<Game> loaded;
    if (!Data::parse({data, data_size}, game) || !Data::parse({options, options_size}, chosen))
        refuse(out, "kernel/bad-data", "error-damaged");
    else if (game["family"].text() == "placing")
        loaded = load_placing(game, chosen, out);
    else
        loaded = load_matching(game, chosen, out);
    if (loaded) out.nothing();
    answered = out.take();
    if (!loaded) return 0;
    games[++last_handle] = std::move(loaded);
    return last_handle;
}

EXPORT(give) int give(int game, const char* file, size_t size) {
    const auto found = games.find(game);
    return found != games.end() && found->second->give({file, size});
}

EXPORT(unload) void unload(int game) {
    std::erase_if(works, [&](const auto& begun) { return begun.second.game == game; });
    games.erase(game);
}

EXPORT(facts) void facts(int game) {
    ask(game, [&](Game& game, Json& out) { game.facts(out); });
}

EXPORT(board) void board(int game) {
    ask(game, [&](Game& game, Json& out) { game.board(out); });
}

EXPORT(position) void position(int game, const char* moves, size_t size, int seeded, double number) {
    const uint64_t seed = whole_of(number);
    ask_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) { game.position(moves, seeded ? &seed : nullptr, out); });
}

EXPORT(why) void why(int game, const char* moves, size_t size, const char* move, size_t move_size) {
    ask_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) { game.why(moves, {move, move_size}, out); });
}

// Seats are a bit set.
EXPORT(state) void state(int game, const char* moves, size_t size, unsigned seats) {
    ask_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) { game.state(moves, members_of(seats), out); });
}

EXPORT(plies) void plies(int game, const char* moves, size_t size, unsigned seats) {
    ask_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) { game.plies(moves, members_of(seats), out); });
}

EXPORT(chance) void chance(int game, const char* moves, size_t size, const char* seed, size_t seed_size, double number) {
    ask_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) {
        game.chance(moves, {seed, seed_size}, whole_of(number), out);
    });
}

// Parts of a position's text are lines; `turn` names who is to move then, and may be empty.
EXPORT(arrange) void arrange(int game, const char* parts, size_t size, const char* turn, size_t turn_size) {
    ask_after(game, {parts, size}, [&](Game& game, const Moves& parts, Json& out) { game.arrange(parts, {turn, turn_size}, out); });
}

EXPORT(late) void late(int game, const char* moves, size_t size) {
    ask_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) { game.late(moves, out); });
}

// Work begins; 0 where it is refused, and then the answer says why. `kind` counts as `Wish::Kind` does.
EXPORT(think)
int think(int game, const char* moves, size_t size, int kind, int seat, int level, double seed, int lines, double memory, double seconds) {
    const Wish wish = {static_cast<Wish::Kind>(kind), seat, level, whole_of(seed), lines, memory, seconds};
    return begin_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) { return game.think(moves, wish, out); });
}

EXPORT(completion) int completion(int game, const char* moves, size_t size, double seed) {
    return begin_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) { return game.completion(moves, whole_of(seed), out); });
}

EXPORT(review) int review(int game, const char* moves, size_t size, int level, double seed) {
    return begin_after(game, {moves, size}, [&](Game& game, const Moves& moves, Json& out) { return game.review(moves, level, whole_of(seed), out); });
}

EXPORT(slice) int slice(int work, double seconds) {
    const auto found = works.find(work);
    return found == works.end() || found->second.work->slice(seconds);
}

EXPORT(progress) double progress(int work) {
    const auto found = works.find(work);
    return found == works.end() ? 1 : found->second.work->progress();
}

EXPORT(result) void result(int work) {
    Json out;
    if (const auto found = works.find(work); found != works.end())
        found->second.work->result(out);
    else
        refuse(out, "kernel/no-work", "error-damaged");
    answered = out.take();
}

EXPORT(drop) void drop(int work) { works.erase(work); }
