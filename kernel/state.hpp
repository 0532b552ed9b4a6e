// What changes during a game: less than a kilobyte of bit sets and a few small numbers.
#pragma once

#include "bits.hpp"
#include "table.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

constexpr uint8_t NOT_STARTED = 0xff;
constexpr int8_t UNKNOWN = -2, OVER = -1;

// What is small enough to be saved whole at every move.
struct alignas(32) Small {
    int8_t due;   // the colour next in turn, whether it can place or not
    int8_t turn;  // the colour to move once it is known
    uint8_t out = 0;  // bit set of colours known to be blocked for good
    bool chosen = false, kept = false;  // the answer to a swap opening
    uint8_t pieces[MAX_COLOURS] = {};  // how many have been laid
    uint8_t last[MAX_COLOURS] = {};    // which was laid last
    uint8_t start[MAX_COLOURS];        // which start cell the first one took
};

// Pieces left: a bit for having one, another for having two.
struct Supply {
    uint64_t one, two;

    Supply without(int piece) const {
        const uint64_t bit = uint64_t{1} << piece;
        return {one & ~(bit & ~two), two & ~bit};
    }
    int copies(int piece) const { return static_cast<int>((one >> piece & 1) + (two >> piece & 1)); }
};

// What a colour has on the board.
template <int W>
struct Colour {
    Bits<W> own;     // its cells
    Bits<W> apart;   // beside them, where it may not lie
    Bits<W> attach;  // where it may go on
};

template <int W>
struct State {
    Bits<W> closed;  // taken cells; in solid games all but the lowest free one of each column
    Colour<W> colour[MAX_COLOURS];
    Supply supply[MAX_COLOURS];  // only the first is used where the supply is shared
    Small small;
};

template <int W>
struct Undo {
    Bits<W> closed;
    Colour<W> colour;
    Supply supply;
    Small small;
    int8_t mover;
};

// Memory that is given back whatever happens; see bits.hpp for why it is not std::unique_ptr.
template <class T>
struct Owned {
    T* const data;

    explicit Owned(T* data) : data(data) {}
    Owned(const Owned&) = delete;
    ~Owned() { delete[] data; }
};

// Memory that is used again and again; what is in it is lost when more is asked for.
template <class T>
class Reused {
  public:
    Reused() = default;
    Reused(const Reused&) = delete;
    ~Reused() { delete[] data_; }

    T* room(size_t count) {
        if (count > count_) {
            delete[] data_;
            data_ = nullptr;
            data_ = new T[count];
            count_ = count;
        }
        return data_;
    }

  private:
    size_t count_ = 0;
    T* data_ = nullptr;
};

// A growing array of undo records or moves; see bits.hpp for why it is not std::vector.
template <class T>
class Stack {
  public:
    Stack() = default;
    Stack(const Stack& other) : size_(other.size_), room_(other.size_), data_(make(other.size_)) {
        for (uint32_t i = 0; i < size_; ++i) data_[i] = other.data_[i];
    }
    Stack& operator=(const Stack&) = delete;
    ~Stack() { delete[] data_; }

    uint32_t size() const { return size_; }
    T& top() { return data_[size_ - 1]; }
    void pop() { --size_; }
    T& push() {
        if (size_ == room_) grow();
        return data_[size_++];
    }

  private:
    static T* make(uint32_t n) { return n ? new T[n] : nullptr; }
    void grow() {
        const uint32_t room = room_ ? 2 * room_ : 64;
        T* data = make(room);
        for (uint32_t i = 0; i < size_; ++i) data[i] = data_[i];
        delete[] data_;
        data_ = data;
        room_ = room;
    }
    uint32_t size_ = 0, room_ = 0;
    T* data_ = nullptr;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
