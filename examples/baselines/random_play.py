"""The baseline of no learning at all: any legal action, all equally likely.

python examples/baselines/random_play.py --game duo --out build/baselines/random-duo.jsonl
"""

from course import Course
from evaluate import play_randomly


def main() -> None:
    course = Course("random", __doc__)
    course.finish(play_randomly)


if __name__ == "__main__":
    main()
