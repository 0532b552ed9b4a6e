// Reads settings by name and checks them.

#include "bind_tuning.hpp"

#include "search_setting.hpp"

namespace cornerwise {

void check_threads(uint32_t slots, int threads) {
    check(slots >= 1 && slots <= 1u << 20, "there must be 1 to 2^20 at once");
    check(threads >= 1 && threads <= MAX_THREADS, "there are too few or too many threads");
}

SelfPlaySettings selfplay_settings(const Tuning& tuning) {
    SelfPlaySettings settings;
    const std::map<std::string, int SelfPlaySettings::*> whole = {
        {"full", &SelfPlaySettings::full},       {"cheap", &SelfPlaySettings::cheap}, {"considered", &SelfPlaySettings::considered},
        {"opening", &SelfPlaySettings::opening}, {"group", &SelfPlaySettings::group}, {"children", &SelfPlaySettings::children},
    };
    const std::map<std::string, float SelfPlaySettings::*> real = {
        {"full_part", &SelfPlaySettings::full_part},       {"exploration", &SelfPlaySettings::exploration},
        {"first_play", &SelfPlaySettings::first_play},     {"margin_part", &SelfPlaySettings::margin_part},
        {"margin_scale", &SelfPlaySettings::margin_scale}, {"value_scale", &SelfPlaySettings::value_scale},
        {"noise", &SelfPlaySettings::noise},               {"opening_part", &SelfPlaySettings::opening_part},
        {"root_noise", &SelfPlaySettings::root_noise},
    };
    for (const auto& [name, value] : tuning) {
        if (const auto found = whole.find(name); found != whole.end())
            settings.*found->second = static_cast<int>(value);
        else if (const auto other = real.find(name); other != real.end())
            settings.*other->second = static_cast<float>(value);
        else
            throw std::invalid_argument("there is no self-play setting '" + name + "'");
    }
    check(settings.full > 0 && settings.cheap > 0 && settings.considered > 0, "a search needs simulations and moves to consider");
    check(settings.opening >= 0 && settings.group > 0 && settings.children > 0, "an opening, a group or children out of range");
    check(settings.margin_scale > 0, "the scale of margins must be positive");
    return settings;
}

SearchSettings search_settings(const PriorWeights& prior, const Tuning& tuning) {
    SearchSettings settings;
    if (prior.size() != FEATURES) throw std::invalid_argument("there must be " + std::to_string(FEATURES) + " weights");
    for (size_t i = 0; i < FEATURES; ++i) settings.prior_weight[i] = prior[i];
    for (const auto& [name, value] : tuning)
        if (!set(settings, name, value)) throw std::invalid_argument("there is no search setting '" + name + "'");
    check(settings.candidates >= 1 && settings.first_children >= 1 && settings.net_children >= 1, "a search needs candidates and children");
    return settings;
}

}  // namespace cornerwise
