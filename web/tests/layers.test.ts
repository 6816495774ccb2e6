import { beforeEach, describe, expect, test } from "vitest";
import { Layers } from "../src/router/layers";

interface Step {
  state: { layers: number } | null;
  address: string;
}

/** A fake browser history whose steps are taken when the test says so. */
class Steps {
  all: Step[] = [
    { state: null, address: "/" },
    { state: null, address: "/table/a" },
  ];
  at = 1;
  private asked = 0;

  get length() {
    return this.all.length;
  }

  get state() {
    return this.all[this.at]?.state ?? null;
  }

  get address() {
    return this.all[this.at]?.address;
  }

  pushState(state: Step["state"], _: string, address = this.address ?? "") {
    this.all = [...this.all.slice(0, this.at + 1), { state, address }];
    this.at += 1;
  }

  replaceState(state: Step["state"], _: string, address = this.address ?? "") {
    this.all[this.at] = { state, address };
  }

  go(by: number) {
    this.asked += by;
  }

  /** True if the code moved the browser. */
  travel(layers: Layers): boolean {
    const by = this.asked;
    this.asked = 0;
    if (by === 0) return false;
    this.step(layers, by);
    return true;
  }

  step(layers: Layers, by: number) {
    this.at += by;
    layers.popped();
  }
}

let steps: Steps;
let layers: Layers;
let later: (() => void)[];
let open: string[];

beforeEach(() => {
  steps = new Steps();
  later = [];
  open = [];
  layers = new Layers(steps as unknown as History, (work) => later.push(work));
});

/** Takes all pending steps. */
function rest() {
  do {
    for (const work of later.splice(0)) work();
  } while (steps.travel(layers) || later.length > 0);
}

/** Returns a function that closes it, like a button. */
function show(name: string): () => void {
  open.push(name);
  let gone = () => {};
  const close = () => {
    open = open.filter((other) => other !== name);
    gone();
  };
  gone = layers.add(close);
  return close;
}

describe("layers over a screen", () => {
  test("Back closes the topmost and stays", () => {
    show("menu");
    show("sure");
    rest();
    expect(steps.at).toBe(3);
    steps.step(layers, -1);
    rest();
    expect([open, steps.at]).toEqual([["menu"], 2]);
    steps.step(layers, -1);
    rest();
    expect([open, steps.at, steps.address]).toEqual([[], 1, "/table/a"]);
  });

  test("several steps back close as many", () => {
    show("menu");
    show("sure");
    rest();
    steps.step(layers, -2);
    rest();
    expect([open, steps.at]).toEqual([[], 1]);
  });

  test("a layer closed by a button removes its entry", () => {
    const close = show("menu");
    rest();
    close();
    rest();
    expect([steps.at, steps.state]).toEqual([1, null]);
  });

  test("a layer that replaces another takes over its entry", () => {
    const close = show("menu");
    rest();
    close();
    show("settings");
    rest();
    expect([open, steps.at, steps.all.length]).toEqual([["settings"], 2, 3]);
  });

  test("a layer opened while the browser goes back gets its own entry", () => {
    const close = show("menu");
    rest();
    close();
    for (const work of later.splice(0)) work();
    show("chat");
    for (const work of later.splice(0)) work();
    expect(steps.at).toBe(2);
    rest();
    expect([open, steps.at, steps.state]).toEqual([["chat"], 2, { layers: 1 }]);
  });

  test("Forward finds nothing to open, and goes nowhere", () => {
    show("menu")();
    show("menu");
    rest();
    steps.step(layers, -1);
    rest();
    steps.step(layers, 1);
    expect(layers.isTravelling).toBe(true);
    rest();
    expect([open, steps.at]).toEqual([[], 1]);
  });

  test("a link out of a layer leaves no step of it behind", () => {
    const closing = [show("menu"), show("rule")];
    rest();
    layers.below(() => {
      steps.pushState(null, "", "/rules/aurum");
      for (const close of closing) close();
    });
    rest();
    expect(steps.all.map(({ address }) => address)).toEqual(["/", "/table/a", "/rules/aurum"]);
    expect(steps.at).toBe(2);
  });

  test("after a reload the entries of open layers are removed", () => {
    steps.pushState({ layers: 1 }, "");
    layers.settle();
    rest();
    expect([steps.at, layers.isTravelling]).toEqual([1, false]);
  });

  test("a step whose screen is lost becomes the screen's own", () => {
    steps.all = [{ state: { layers: 1 }, address: "/table/a" }];
    steps.at = 0;
    layers.settle();
    expect([steps.state, layers.isTravelling]).toEqual([null, false]);
    let done = false;
    layers.below(() => {
      done = true;
    });
    expect(done).toBe(true);
  });

  test("an address that changed under a layer stays when that is closed", () => {
    show("menu");
    rest();
    layers.readdress("/table/a?at=3");
    steps.step(layers, -1);
    rest();
    expect(steps.address).toBe("/table/a?at=3");
  });
});
