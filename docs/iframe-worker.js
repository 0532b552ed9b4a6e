// Browsers start no workers from files. Where pages are opened as files, the worker of the search runs in a frame instead.
// (The plugin "offline" of Material would otherwise load such a script from another host.)
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      this.scope = new Promise((resolve, reject) => {
        frame.onload = () => {
          frame.onload = null;
          const scope = frame.contentWindow;
          scope.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
          const script = scope.document.createElement("script");
          script.src = new URL(url, location.href).href;
          script.onload = () => resolve(scope);
          script.onerror = reject;
          scope.document.body.append(script);
        };
        frame.srcdoc = "<!doctype html><body></body>";
      });
      document.body.append(frame);
    }

    postMessage(data) {
      this.scope.then((scope) => scope.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
