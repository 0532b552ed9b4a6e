// Threads that stay: waking them costs less than starting new ones at every step.

#include "thread_pool.hpp"

#include <algorithm>

namespace cornerwise {

ThreadPool::ThreadPool(int workers) {
    for (int worker = 1; worker < workers; ++worker) threads_.emplace_back([this, worker] { live(worker); });
}

ThreadPool::~ThreadPool() {
    {
        const std::lock_guard lock(mutex_);
        end_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void ThreadPool::run(uint32_t jobs, const Job& job, uint32_t handful) {
    {
        const std::lock_guard lock(mutex_);
        job_ = &job;
        jobs_ = jobs;
        handful_ = handful;
        next_ = 0;
        busy_ = static_cast<int>(threads_.size());
        ++round_;
    }
    wake_.notify_all();
    work(0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return busy_ == 0; });
}

void ThreadPool::live(int worker) {
    uint64_t seen = 0;
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [&] { return end_ || round_ != seen; });
            if (end_) return;
            seen = round_;
        }
        work(worker);
        const std::lock_guard lock(mutex_);
        if (--busy_ == 0) done_.notify_one();
    }
}

void ThreadPool::work(int worker) {
    for (;;) {
        const uint32_t begin = next_.fetch_add(handful_), end = std::min(begin + handful_, jobs_);
        if (begin >= end) return;
        for (uint32_t i = begin; i < end; ++i) (*job_)(worker, i);
    }
}

}  // namespace cornerwise
