/** What jsdom lacks of a browser: media queries. Here none of them holds. */
window.matchMedia ??= (media): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;
