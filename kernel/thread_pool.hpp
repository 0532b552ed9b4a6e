// A thread pool: threads that wait for a number of equal jobs and do them in any order.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace cornerwise {

class ThreadPool {
  public:
    using Job = std::function<void(int worker, uint32_t job)>;  // must not throw

    explicit ThreadPool(int workers);
    ThreadPool(const ThreadPool&) = delete;
    ~ThreadPool();

    int size() const { return static_cast<int>(threads_.size()) + 1; }
    // Returns when all jobs are done. The calling thread works too. A thread takes a handful of jobs at a time: few where
    // they are long.
    void run(uint32_t jobs, const Job& job, uint32_t handful = 8);

  private:
    void live(int worker);
    void work(int worker);

    std::vector<std::thread> threads_;
    std::mutex mutex_;
    std::condition_variable wake_, done_;
    const Job* job_ = nullptr;
    uint32_t jobs_ = 0, handful_ = 0;
    std::atomic<uint32_t> next_{0};
    int busy_ = 0;
    uint64_t round_ = 0;
    bool end_ = false;
};

}  // namespace cornerwise
