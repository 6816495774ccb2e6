import { describe, expect, test } from "vitest";
import { isLoopback, originFor } from "../src/api/site";

const HOME = "http://192.168.1.20:8000";

function page(address: string): { hostname: string; origin: string } {
  const { hostname, origin } = new URL(address);
  return { hostname, origin };
}

describe("links for other devices", () => {
  test("a page opened on the server's own computer gives the address in the network", () => {
    for (const own of ["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"])
      expect(originFor(page(own), HOME)).toBe(HOME);
  });

  test("a page that others can reach gives its own address", () => {
    for (const own of ["http://192.168.7.1:8000", "http://cards.local:8000", "https://play.example.org"])
      expect(originFor(page(own), HOME)).toBe(own);
  });

  test("without an address from the server there is only the page's own", () => {
    expect(originFor(page("http://localhost:8000"), "")).toBe("http://localhost:8000");
  });

  test("only loopback addresses mean another computer elsewhere", () => {
    const loopback = ["localhost", "cards.localhost", "127.0.0.1", "127.3.2.1", "[::1]"];
    const others = ["localhost.example.org", "128.0.0.1", "127.example.org", "10.0.0.1", "[fe80::1]"];
    expect(loopback.map(isLoopback)).toEqual(loopback.map(() => true));
    expect(others.map(isLoopback)).toEqual(others.map(() => false));
  });
});
