#!/usr/bin/env bash
# All baselines, two at a time:  bash examples/baselines/all.sh MINUTES FOLDER
set -eu
minutes=$1 folder=$2
here=$(dirname "$0")
mkdir -p "$folder"
{
  for game in polyomino-8 duo triominos; do
    for method in random_play dqn ppo; do echo "$method $game"; done
  done
  # These think about their moves, so they play fewer games.
  echo "alphazero polyomino-8 --exam-pairs 20"
  echo "alphazero duo --exam-pairs 40"
  echo "alphazero triominos --exam-pairs 20"
} | xargs -P 2 -L 1 bash -c 'here=$0 minutes=$1 folder=$2 method=$3 game=$4; shift 4
  OMP_NUM_THREADS=1 python "$here/$method.py" --game "$game" --minutes "$minutes" --seed 1 --out "$folder/$method-$game.jsonl" "$@"' \
  "$here" "$minutes" "$folder"
