// Replays a match in a frame of another site: one picture a move, fetched when it is shown.
const board = document.getElementById("board");
const slider = document.getElementById("ply");
const play = document.getElementById("play");
const dark = matchMedia("(prefers-color-scheme: dark)");
const PAUSE = 900; // milliseconds between moves
let timer = 0;

function address(ply) {
  return `${board.dataset.pictures}/${ply}.svg?theme=${dark.matches ? "dark" : "light"}`;
}

function show() {
  const ply = Number(slider.value);
  board.src = address(ply);
  if (ply < Number(slider.max)) new Image().src = address(ply + 1); // so that the next one is there in time
}

function stop() {
  clearInterval(timer);
  timer = 0;
  play.setAttribute("aria-pressed", "false");
  play.setAttribute("aria-label", play.dataset.play);
}

function step() {
  slider.value = Number(slider.value) + 1;
  show();
  if (slider.value === slider.max) stop();
}

play.addEventListener("click", () => {
  if (timer) return stop();
  if (slider.value === slider.max) slider.value = 0;
  show();
  play.setAttribute("aria-pressed", "true");
  play.setAttribute("aria-label", play.dataset.pause);
  timer = setInterval(step, PAUSE);
});
slider.addEventListener("input", () => {
  stop();
  show();
});
dark.addEventListener("change", show);
show();
