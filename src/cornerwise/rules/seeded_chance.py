"""What chance brings, from a seed: the same here and in the browser (kernel/wasm/matching_chance.hpp)."""

import hmac


def chosen_by_seed(key: bytes, number: int, count: int) -> int:
    """One of `count` possibilities, for everything that is left to chance under a number of its own."""
    digest = hmac.digest(key, str(number).encode(), "sha256")
    return int.from_bytes(digest, "big") % count  # 256 bits over 56 tiles: the bias is negligible
