// Compares the sums of kernel/lanes.hpp with plain loops. tests/test_lanes.py compiles it for other processors.
#include "../kernel/lanes.hpp"

#include <cstdio>

using namespace cornerwise::CORNERWISE_ARCH;

namespace {

constexpr int OUTPUTS = 32, INPUTS = 64;
Number numbers[INPUTS];
Weight weights[INPUTS * OUTPUTS];  // [INPUTS / FACTORS][OUTPUTS][FACTORS]
int16_t pairs[2 * OUTPUTS];
int32_t begin[OUTPUTS], expected[OUTPUTS], found[OUTPUTS];
int wrong = 0;

void compare(const char* what) {
    for (int i = 0; i < OUTPUTS; ++i)
        if (found[i] != expected[i]) ++wrong, std::printf("%s: %d instead of %d\n", what, found[i], expected[i]);
}

template <class Some>
void add_groups(const char* what) {
    for (int i = 0; i < OUTPUTS; ++i) {
        expected[i] = begin[i];
        for (int in = 0; in < INPUTS; ++in) expected[i] += numbers[in] * weights[(in / FACTORS * OUTPUTS + i) * FACTORS + in % FACTORS];
    }
    for (int at = 0; at < OUTPUTS; at += Some::COUNT) {
        Some some = Some::load(begin + at);
        for (int in = 0; in < INPUTS; in += FACTORS) {
            uint32_t group;
            std::memcpy(&group, numbers + in, sizeof group);
            some.add_group(group, weights + (in / FACTORS * OUTPUTS + at) * FACTORS);
        }
        some.store(found + at);
    }
    compare(what);
}

void add_pairs() {
    int16_t own[2] = {static_cast<int16_t>(pairs[0] * 4), -4095};
    uint32_t pair;
    std::memcpy(&pair, own, sizeof pair);
    for (int i = 0; i < OUTPUTS; ++i) expected[i] = begin[i] + own[0] * pairs[2 * i] + own[1] * pairs[2 * i + 1];
    for (int at = 0; at < OUTPUTS; at += Lanes::COUNT) {
        Lanes lanes = Lanes::load(begin + at);
        lanes.add_pairs(pair, pairs + 2 * at);
        lanes.store(found + at);
    }
    compare("pairs");
}

}  // namespace

int main() {
    Random random{1};
    for (int round = 0; round < 1000; ++round) {
        const bool extreme = round % 3 == 0;  // nothing may be cut off
        for (Number& number : numbers) number = static_cast<Number>(extreme ? 127 : random.below(128));
        for (Weight& weight : weights) weight = static_cast<Weight>(extreme ? (round & 1 ? 127 : -127) : static_cast<int>(random.below(255)) - 127);
        for (int16_t& weight : pairs) weight = static_cast<int16_t>(static_cast<int>(random.below(2047)) - 1023);
        for (int32_t& value : begin) value = static_cast<int32_t>(random.below(1 << 21)) - (1 << 20);
        add_groups<Lanes>("groups");
        if (fuses_fours()) add_groups<FusedLanes>("fused groups");
        add_pairs();
        int32_t sum = 0;
        for (int i = 0; i < INPUTS; ++i) sum += numbers[i] * weights[i];
        if (dot(numbers, weights, INPUTS) != sum) ++wrong, std::printf("dot\n");
    }
    std::printf("%d lanes, %s\n", Lanes::COUNT, fuses_fours() ? "fused" : "plain");
    return wrong != 0;
}
