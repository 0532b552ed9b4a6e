// Memory that vectors can be loaded from; bits.hpp says why it is not std::vector.
#pragma once

#include <cstring>
#include <new>

#include "bits.hpp"

namespace cornerwise::CORNERWISE_ARCH {
namespace {

template <class T>
class Room {
  public:
    explicit Room(size_t count) : data_(static_cast<T*>(::operator new(count * sizeof(T) + 64, std::align_val_t{64}))) {
        std::memset(static_cast<void*>(data_), 0, count * sizeof(T) + 64);
    }
    Room(const Room&) = delete;
    ~Room() { ::operator delete(data_, std::align_val_t{64}); }
    T* data() { return data_; }
    const T* data() const { return data_; }

  private:
    T* data_;
};

}  // namespace
}  // namespace cornerwise::CORNERWISE_ARCH
