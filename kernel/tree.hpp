// The memory of a search: nodes in one block that never grows, and the table of RAVE statistics.
#pragma once

#include "state.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

// Values are kept as whole numbers, so that threads can add to them without a lock and one thread
// gives the same sums on every machine.
constexpr int64_t UNIT = 1 << 16;

// Relaxed atomic loads and stores. Where a load and a store are used in pairs, an update of another thread between them
// is lost; among thousands that does no harm.
template <class T>
T peek(const T& place) { return __atomic_load_n(&place, __ATOMIC_RELAXED); }
template <class T>
void put(T& place, T value) { __atomic_store_n(&place, value, __ATOMIC_RELAXED); }
template <class T>
void add(T& place, T value) { __atomic_fetch_add(&place, value, __ATOMIC_RELAXED); }

// The children of a node: consecutive nodes. Read and written as one word.
struct Children {
    uint64_t word;
    uint32_t first() const { return static_cast<uint32_t>(word >> 32); }
    uint32_t count() const { return static_cast<uint32_t>(word); }
    static Children of(uint32_t first, uint32_t count) { return {uint64_t{first} << 32 | count}; }
};

constexpr int16_t UNPROVEN = -0x8000;

enum Growth : uint8_t { BARE, GROWING, GROWN, WHOLE };  // no children; being listed; some; all legal moves

// A node of the tree: a move and the statistics of the simulations through it.
struct Node {
    int64_t value;      // sum for the seat that makes the move, in units
    uint64_t children;  // a Children word
    Move move;
    uint32_t visits;
    float prior;        // part of all weights of its siblings
    int16_t lead;       // of the first party at the end when both play best; UNPROVEN until that is known
    uint8_t settled;    // the colour to move after it and the colours known to be blocked then; 0 at first
    uint8_t growth;

    double mean() const { return static_cast<double>(peek(value)) / (static_cast<double>(UNIT) * peek(visits)); }
    bool proven() const { return peek(lead) != UNPROVEN; }
    int turn() const { return (peek(settled) >> 4) + UNKNOWN; }
    uint8_t out() const { return peek(settled) & 15; }
    void settle(int turn, uint8_t out) { put(settled, static_cast<uint8_t>((turn - UNKNOWN) << 4 | out)); }
};
static_assert(sizeof(Node) == 32 && MAX_COLOURS == 4);

inline Node sprout(Move move, float prior) { return {0, 0, move, 0, prior, UNPROVEN, 0, BARE}; }

// Nodes are only ever added; a whole tree is dropped at once.
class Arena {
  public:
    explicit Arena(uint64_t bytes) : room_(static_cast<uint32_t>(clamp(bytes / sizeof(Node)))), nodes_(new Node[room_]) {}
    Arena(const Arena&) = delete;
    ~Arena() { delete[] nodes_; }

    Node& operator[](uint32_t index) { return nodes_[index]; }
    uint32_t room() const { return room_; }
    uint32_t used() const { return static_cast<uint32_t>(clamp(peek(used_), room_)); }
    void clear() { used_ = 0; }

    // The first of `count` new nodes, or false when there is no room.
    bool take(uint32_t count, uint32_t& first) {
        const uint64_t at = __atomic_fetch_add(&used_, uint64_t{count}, __ATOMIC_RELAXED);
        if (at + count > room_) {
            __atomic_fetch_sub(&used_, uint64_t{count}, __ATOMIC_RELAXED);
            return false;
        }
        first = static_cast<uint32_t>(at);
        return true;
    }

  private:
    static uint64_t clamp(uint64_t n, uint64_t most = 0xfffffff0) { return n < most ? n : most; }

    uint32_t room_;
    Node* nodes_;
    uint64_t used_ = 0;
};

// RAVE (rapid action value estimation), also called AMAF (all moves as first): the mean result of all simulations in which
// a colour made a move, at whatever time. One word for each: the sum of the results in its upper bits, the count in its
// lower ones.
class RaveTable {
  public:
    RaveTable(int colours, int rows) : size_(static_cast<size_t>(colours) * rows), rows_(rows), words_(new uint64_t[size_]()) {}
    RaveTable(const RaveTable&) = delete;
    ~RaveTable() { delete[] words_; }

    uint32_t count(int colour, Move move) const { return static_cast<uint32_t>(word(colour, move) & COUNT); }
    float mean(int colour, Move move) const {
        const uint64_t word_here = word(colour, move), known = word_here & COUNT;
        return static_cast<float>(word_here >> BITS) / (static_cast<float>(UNIT) * static_cast<float>(known + !known));
    }
    void add(int colour, Move move, uint32_t units) {
        uint64_t& place = words_[static_cast<size_t>(colour) * rows_ + move];
        const uint64_t old = peek(place);
        if ((old & COUNT) < COUNT) put(place, old + (uint64_t{units} << BITS | 1));
    }
    // Divides the statistics by four when the game goes on, so that those of older searches count for less.
    void fade() {
        for (size_t i = 0; i < size_; ++i) words_[i] = words_[i] >> (BITS + 2) << BITS | (words_[i] & COUNT) >> 2;
    }
    size_t bytes() const { return size_ * sizeof *words_; }

  private:
    static constexpr int BITS = 23;
    static constexpr uint64_t COUNT = (uint64_t{1} << BITS) - 1;
    uint64_t word(int colour, Move move) const { return peek(words_[static_cast<size_t>(colour) * rows_ + move]); }

    size_t size_;
    int rows_;
    uint64_t* words_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
