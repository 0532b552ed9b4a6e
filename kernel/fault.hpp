// How the kernel refuses what it cannot do: an exception, or where there are none (WebAssembly) a call that never returns.
#pragma once

namespace cornerwise {

#if defined(__cpp_exceptions)
template <class Error>
[[noreturn]] inline void raise(const Error& error) { throw error; }
#else
[[noreturn]] void fault(const char* what);  // given by whoever builds the kernel so

template <class Error>
[[noreturn]] inline void raise(const Error& error) { fault(error.what()); }
#endif

}  // namespace cornerwise
