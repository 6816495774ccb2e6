// Opened from a disk, a page may not start a worker: browsers refuse that for file: addresses. The search then runs in a
// hidden frame instead. (The site builder would fetch such a script from another host; the name tells it not to.)
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    onmessage = null;
    onmessageerror = null;
    onerror = null;
    #frame = document.createElement("iframe");
    #waiting = [];

    constructor(address) {
      super();
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      inside.postMessage = (data) => this.#hear(data);
      const script = inside.document.createElement("script");
      script.src = address;
      script.onload = () => this.#begin();
      script.onerror = (event) => this.onerror?.(event);
      inside.document.head.append(script);
    }

    postMessage(data) {
      if (this.#waiting) this.#waiting.push(data);
      else this.#tell(data);
    }

    terminate() {
      this.#frame.remove();
    }

    #begin() {
      const waiting = this.#waiting;
      this.#waiting = null;
      for (const data of waiting) this.#tell(data);
    }

    // As with a real worker, what is said arrives later, and as a copy.
    #tell(said) {
      const data = structuredClone(said);
      setTimeout(() => {
        const inside = this.#frame.contentWindow;
        inside?.dispatchEvent(new inside.MessageEvent("message", { data }));
      });
    }

    #hear(said) {
      const event = new MessageEvent("message", { data: structuredClone(said) });
      setTimeout(() => {
        this.onmessage?.(event);
        this.dispatchEvent(event);
      });
    }
  };
}
