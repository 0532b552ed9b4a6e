// The mistakes of a reviewed game, for both families.
#pragma once

#include <algorithm>
#include <vector>

#include "json.hpp"

namespace cornerwise {

// The plies of the moves that lost at least so many points, the worst first, `most` of them.
template <class Reviewed>
void write_costly(const std::vector<Reviewed>& moves, double least, size_t most, Json& out) {
    std::vector<const Reviewed*> costly;
    for (const Reviewed& move : moves)
        if (move.points_lost >= least) costly.push_back(&move);
    std::stable_sort(costly.begin(), costly.end(), [](const Reviewed* a, const Reviewed* b) { return a->points_lost > b->points_lost; });
    if (costly.size() > most) costly.resize(most);
    out.list();
    for (const Reviewed* move : costly) out.whole(static_cast<int64_t>(move->ply));
    out.end();
}

}  // namespace cornerwise
