"""Which processes are alive, by their heartbeats, whatever time their machines have."""

from cornerwise.server.live.other_processes import DEAD, OtherProcesses


def test_all_are_known_to_have_run_until_the_look_before_the_last_heartbeat() -> None:
    others = OtherProcesses()
    assert others.alive_until(5_000) == 5_000, "there are none"
    others.note({"ended long ago": 70, "slow clock": 100, "fast clock": 9_000_000}, 1_000)
    assert others.alive_until(1_500) == 1_500, "whether these are alive is not known yet"
    others.note({"ended long ago": 70, "slow clock": 101, "fast clock": 9_000_001}, 2_000)
    assert others.alive_until(2_500) == 1_000
    others.note({"ended long ago": 70, "slow clock": 101, "fast clock": 9_000_002}, 3_000)
    assert others.alive_until(3_500) == 1_000, "one of them is silent"


def test_who_stops_or_is_silent_for_long_is_not_waited_for() -> None:
    others = OtherProcesses()
    for at in (1_000, 2_000):
        others.note({"killed": at, "stopped": at}, at)
    others.note({"killed": 2_000}, 3_000)
    assert others.alive_until(3_000) == 1_000
    assert others.alive_until(1_000 + DEAD) == 1_000 + DEAD
