// Runs searches on threads. Kept out of the code that is compiled for several processors; see bits.hpp.

#include "search.hpp"

#include <chrono>
#include <thread>
#include <vector>

namespace cornerwise {

void run_search(Search& search, int threads, uint64_t nodes, double seconds, uint64_t seed) {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    const double deadline = std::chrono::duration<double>(since).count() + seconds;
    search.prepare(seed, true);
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread)
        others.emplace_back([&search, thread, nodes, deadline] { search.work(thread, nodes, deadline); });
    search.work(0, nodes, deadline);
    for (std::thread& other : others) other.join();
}

}  // namespace cornerwise
