// Shows what Python says and tells it what was clicked. All rules and pictures are Python's.

function button(label, tell, pressed) {
  const made = document.createElement("button");
  made.type = "button";
  if (pressed !== undefined) made.setAttribute("aria-pressed", String(pressed));
  if (typeof label === "string") made.textContent = label;
  else made.append(label);
  made.addEventListener("click", tell);
  return made;
}

// Pictures are documents of their own: nothing in them can reach the page.
function picture(svg, name) {
  const image = document.createElement("img");
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
  image.alt = name;
  return image;
}

function render({ model, el }) {
  el.classList.add("cornerwise");
  const tell = (message) => model.send(message);

  function draw() {
    const shown = model.get("shown");
    const board = picture(shown.picture, shown.status.split("\n")[0]);
    board.className = "board";
    board.addEventListener("click", (event) => {
      const box = board.getBoundingClientRect();
      const scale = board.naturalWidth / box.width;
      tell({ do: "click", x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale });
    });

    const pieces = document.createElement("div");
    pieces.className = "pieces";
    for (const piece of shown.pieces) {
      const label = piece.picture ? picture(piece.picture, piece.name) : piece.name;
      const made = button(label, () => tell({ do: "pick", piece: piece.name }), piece.name === shown.piece);
      made.title = piece.name;
      pieces.append(made);
    }

    const actions = document.createElement("div");
    actions.className = "actions";
    const [at, count] = shown.fitting;
    const next = button(`${shown.labels.next} ${count ? `${at}/${count}` : ""}`.trim(), () => tell({ do: "next" }));
    next.disabled = !count;
    const place = button(shown.labels.place, () => tell({ do: "place" }));
    place.className = "primary";
    place.disabled = !shown.candidate;
    actions.append(next, place);
    for (const [word, label] of shown.answers) actions.append(button(label, () => tell({ do: "word", word })));
    actions.append(button(shown.labels.undo, () => tell({ do: "undo" })));

    const status = document.createElement("pre");
    status.setAttribute("role", "status");
    status.textContent = [shown.refusal, shown.candidate, shown.status].filter(Boolean).join("\n");
    el.replaceChildren(board, pieces, actions, status);
  }

  model.on("change:shown", draw);
  draw();
  return () => model.off("change:shown", draw);
}

export default { render };
