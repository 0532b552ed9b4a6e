"""The syntax of SGF files: any tree with any text comes back as it was written."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cornerwise.errors import SgfError
from cornerwise.records.sgf import MOST_CHARACTERS, MOST_NODES, Node, format_sgf, parse_sgf

# A line break is a line break however it was written, so a carriage return comes back as one.
HOSTILE = st.text(
    st.sampled_from("\\[]();:\n\t \0aAé\u2028😀") | st.characters(exclude_characters="\r", exclude_categories=["Cs"]),
    max_size=12,
)
NAMES = st.from_regex(r"[A-Za-z0-9]{1,8}", fullmatch=True).filter(lambda name: name != "CA")
PROPERTIES = st.dictionaries(NAMES, st.lists(HOSTILE, min_size=1, max_size=3), max_size=4)


@st.composite
def trees(draw: st.DrawFn) -> Node:
    """Every node hangs on an earlier one, mostly on the last."""
    nodes = [Node(properties) for properties in draw(st.lists(PROPERTIES, min_size=1, max_size=15))]
    for number, node in enumerate(nodes[1:], 1):
        nodes[draw(st.just(number - 1) | st.integers(0, number - 1))].children.append(node)
    return nodes[0]


def flat(root: Node) -> list[tuple[dict[str, list[str]], int]]:
    """All that a tree holds; with the number of children the order of the walk tells its form."""
    return [(node.properties, len(node.children)) for node in root.walk()]


@settings(max_examples=50)
@given(st.lists(trees(), min_size=1, max_size=3))
def test_trees_can_be_read_again(roots: list[Node]) -> None:
    text = format_sgf(roots)
    again = parse_sgf(text)
    assert list(map(flat, again)) == list(map(flat, roots))
    assert [list(node.properties) for node in again[0].walk()] == [list(node.properties) for node in roots[0].walk()]
    assert format_sgf(again) == text


@settings(max_examples=60)
@given(trees())
def test_a_file_of_bytes_is_the_same_as_its_text(root: Node) -> None:
    root.properties = {"CA": ["UTF-8"], **root.properties}
    text = format_sgf([root])
    assert flat(parse_sgf(text.encode())[0]) == flat(root)


@given(st.text())
def test_text_comes_back_with_plain_line_breaks(text: str) -> None:
    plain = text.replace("\r\n", "\n").replace("\n\r", "\n").replace("\r", "\n")
    assert parse_sgf(format_sgf([Node({"C": [text]})]))[0].comment == plain


def test_the_form_of_a_file() -> None:
    text = "(;GM[Blokus Duo]CA[UTF-8]\n;B[e10]C[a\\]b]\n(;W[j5]\n;TE[1][2])\n(;W[i5,j5]))\n"
    root = parse_sgf(text)[0]
    assert format_sgf([root]) == text
    assert [list(node.properties) for node in root.main_line()] == [["GM", "CA"], ["B", "C"], ["W"], ["TE"]]
    assert repr(root.children[0]) == "<node B C, 2 children>"
    assert root.children[0].comment == "a]b"
    assert text[root.children[0].offset :].startswith(";B[e10]")


def test_space_between_anything() -> None:
    root = parse_sgf("\n( ;\tGM [Blokus]\r\n [x] CA[]\n( ; 1 [a20] )\n\f(;)\n)\n")[0]
    assert flat(root) == [({"GM": ["Blokus", "x"], "CA": [""]}, 2), ({"1": ["a20"]}, 0), ({}, 0)]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (r"a\]b", "a]b"),
        (r"a\\", "a\\"),
        (r"a\:b:c", "a:b:c"),
        (r"\a\(\;", "a(;"),
        ("soft\\\nline", "softline"),
        ("soft\\\r\nline", "softline"),
        ("hard\r\nline\rand\n\rmore", "hard\nline\nand\nmore"),
        ("back\\\\\nslash", "back\\\nslash"),
        ("([;", "([;"),
    ],
)
def test_escapes(written: str, meant: str) -> None:
    assert parse_sgf(f"(;C[{written}])")[0].comment == meant


@pytest.mark.parametrize(
    ("text", "why", "offset"),
    [
        ("", "no game tree", 0),
        (" \n", "no game tree", 2),
        (";B[a1]", "inside a tree", 0),
        ("()", "no tree to close", 1),
        ("((;))", "begin with a node", 1),
        ("(;", "ends in the middle of a tree", 2),
        ("(;B[a1]", "ends in the middle of a tree", 7),
        ("(;))", "no tree to close", 3),
        ("(;B)", "'B' has no value", 3),
        ("(;[a1])", r"unexpected '\['", 2),
        ("(;B[a1)", "no closing bracket", 3),
        ("(;B[a1\\])", "no closing bracket", 3),
        ("(;B[a1]B[a2])", "'B' appears twice", 7),
        ("(B[a1])", "inside a node", 1),
        ("(;(;W[j5])B[a1])", "inside a node", 10),
        ("(;(;W[j5]);)", "before its variations", 10),
        ("hello", "inside a node", 0),
        ("(;)!", "unexpected '!'", 3),
        ("(;Ä[a])", "unexpected 'Ä'", 2),
    ],
)
def test_what_is_no_tree(text: str, why: str, offset: int) -> None:
    with pytest.raises(SgfError, match=why) as caught:
        parse_sgf(text)
    assert caught.value.offset == offset


def test_no_nesting_is_too_deep() -> None:
    depth = MOST_NODES // 2
    root = parse_sgf("(;B[a1]" * depth + "(;W[])" + ")" * depth)[0]
    text = format_sgf([root])
    assert sum(1 for _ in root.walk()) == depth + 1
    assert len(root.path_to(list(root.walk())[-1])) == depth + 1
    assert format_sgf(parse_sgf(text)) == text


def test_limits() -> None:
    with pytest.raises(SgfError, match="nodes"):
        parse_sgf("(" + ";" * (MOST_NODES + 1) + ")")
    with pytest.raises(SgfError, match="more than"):
        parse_sgf(" " * (MOST_CHARACTERS + 1))
    endless = Node()
    endless.children.append(endless)
    with pytest.raises(SgfError, match="nodes"):
        format_sgf([endless])


@pytest.mark.parametrize("properties", [{"": ["a"]}, {"B": []}, {"B[": ["a"]}, {"Ü": ["a"]}, {"a b": ["c"]}])
def test_what_cannot_be_written(properties: dict[str, list[str]]) -> None:
    with pytest.raises(SgfError, match="a property needs"):
        format_sgf([Node(properties)])


def test_a_path_stays_in_its_tree() -> None:
    with pytest.raises(SgfError, match="not in this tree"):
        Node().path_to(Node())


# Character sets


@pytest.mark.parametrize(
    ("data", "comment"),
    [
        ("(;CA[UTF-8]C[Zoë])".encode(), "Zoë"),
        ("(;C[Zoë]CA[utf-8])".encode(), "Zoë"),
        ("(;CA[ISO-8859-1]C[Zoë])".encode("latin-1"), "Zoë"),
        ("(;CA[UTF-8]C[Zoë])".encode("utf-8-sig"), "Zoë"),
        ("(;CA[ISO-8859-1]C[Zoë])".encode("utf-8-sig"), "Zoë"),
        ("(;C[Zoë])".encode(), "Zoë"),
        ("(;C[Zoë])".encode("latin-1"), "Zoë"),
        (b"(;C[a\\]\\\nb])", "a]b"),
    ],
)
def test_character_sets(data: bytes, comment: str) -> None:
    assert parse_sgf(data)[0].comment == comment


def test_character_sets_that_cannot_be_read() -> None:
    with pytest.raises(SgfError, match="'big5' is not supported"):
        parse_sgf(b"(;CA[Big5]C[x])")
    with pytest.raises(SgfError, match="not valid UTF-8") as caught:
        parse_sgf(b"(;CA[UTF-8]C[Zo\xeb])")
    assert caught.value.offset == 15
    with pytest.raises(SgfError):
        parse_sgf("(;C[x])".encode("utf-16"))


def test_what_is_written_is_utf_8() -> None:
    root = parse_sgf("(;CA[ISO-8859-1]C[Zoë];CA[kept])".encode("latin-1"))[0]
    assert format_sgf([root]) == "(;CA[UTF-8]C[Zoë]\n;CA[kept])\n"
