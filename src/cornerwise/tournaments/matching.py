"""Maximum-weight matching (networkx): the pairs that cost least together."""

from collections.abc import Callable, Sequence


def best_pairs(items: Sequence[int], cost: Callable[[int, int], int | None]) -> list[tuple[int, int]]:
    """As many pairs as can be, and of all such pairings the one with the lowest cost; None keeps two apart.

    Costs are whole numbers, so that every machine finds the same pairs. The time grows with the cube of the number of
    items: 32 of them take some hundredths of a second, 1,000 take several seconds even with few pairs to choose from.
    """
    import networkx  # takes a tenth of a second, which no start of a server should wait for

    graph = networkx.Graph()
    graph.add_nodes_from(range(len(items)))
    for one, first in enumerate(items):
        for other in range(one + 1, len(items)):
            if (worse := cost(first, items[other])) is not None:
                graph.add_edge(one, other, weight=-worse)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return [(items[one], items[other]) for one, other in sorted(map(sorted, found))]
