// The settings of a search by the names they have in search.hpp, for callers that read them from elsewhere.
#pragma once

#include <string_view>

#include "search.hpp"

namespace cornerwise {

// False where there is no setting of that name.
inline bool set(SearchSettings& settings, std::string_view name, double value) {
    const auto real = static_cast<float>(value);
    if (name == "prior")  // scales the weights, so that 0 is none
        for (float& weight : settings.prior_weight) weight *= real;
    else if (name == "exploration") settings.exploration = real;
    else if (name == "root_exploration") settings.root_exploration = real;
    else if (name == "margin_part") settings.margin_part = real;
    else if (name == "margin_scale") settings.margin_scale = real;
    else if (name == "chance_by_margin") settings.chance_by_margin = real;
    else if (name == "early_scale") settings.early_scale = real;
    else if (name == "late_scale") settings.late_scale = real;
    else if (name == "rave_equivalence") settings.rave_equivalence = real;
    else if (name == "rave_weight") settings.rave_weight = real;
    else if (name == "expand_after") settings.expand_after = static_cast<uint32_t>(value);
    else if (name == "first_children") settings.first_children = static_cast<uint32_t>(value);
    else if (name == "widening") settings.widening = real;
    else if (name == "first_play") settings.first_play = real;
    else if (name == "candidates") settings.candidates = static_cast<int>(value);
    else if (name == "playouts") settings.playouts = static_cast<uint32_t>(value);
    else if (name == "playout_part") settings.playout_part = real;
    else if (name == "net_children") settings.net_children = static_cast<uint32_t>(value);
    else if (name == "solver_nodes") settings.solver_nodes = real;
    else if (name == "catching_up") settings.catching_up = real;
    else if (name == "large_first") settings.large_first = value != 0;
    else return false;
    return true;
}

}  // namespace cornerwise
