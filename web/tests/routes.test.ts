import { expect, test } from "vitest";
import { routeOf } from "../src/router/routes";
import addresses from "./fixtures/addresses.json";

// The server's list of screens is tested against the same file.
test.each(addresses)("%s is the screen %s", (path, screen) => {
  expect(routeOf(path as string).screen).toBe(screen);
});
