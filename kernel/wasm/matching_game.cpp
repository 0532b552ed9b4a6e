// Matching games in the browser.

#include "game.hpp"

namespace cornerwise {

std::unique_ptr<Game> load_matching(const Data&, const Data&, Json& out) {
    refuse(out, "kernel/no-game", "error-unknown-variant");
    return nullptr;
}

}  // namespace cornerwise
