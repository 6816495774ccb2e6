import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** A server with at most one person, and a browser's storage. */
class World {
  asked: string[] = [];
  person: { id: string; name: string } | null = null;
  stored = new Map<string, string>();

  install() {
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => this.stored.set(key, value),
    });
    vi.stubGlobal("fetch", (address: string, { method, body }: { method: string; body?: string }) =>
      Promise.resolve(this.answer(`${method} ${address.split("?")[0]}`, body)),
    );
  }

  private answer(request: string, body?: string): Response {
    this.asked.push(request);
    if (request === "POST /api/identity") this.person = { id: "p", name: JSON.parse(body ?? "{}").name };
    if (request.startsWith("DELETE")) this.person = null;
    if (request === "POST /api/tables/quick" && this.person === null) {
      return Response.json({ code: "server-who-are-you", text: "Say who you are." }, { status: 401 });
    }
    if (request.startsWith("DELETE")) return new Response(null, { status: 204 });
    return Response.json(request === "POST /api/tables/quick" ? { id: "t" } : this.person);
  }
}

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => vi.unstubAllGlobals());

const identityModule = () => import("../src/api/identity.svelte");
const tables = () => import("../src/api/tables");

describe("the reader's identity", () => {
  test("a newcomer's first game needs no question", async () => {
    const { playNow } = await tables();
    expect(await playNow({ game: "aurum" })).toEqual({ id: "t" });
    expect(world.asked).toEqual(["POST /api/identity", "POST /api/tables/quick"]);
    expect((await identityModule()).identity()).toEqual(world.person);
  });

  test("a forgotten reader gets a new identity", async () => {
    world.stored.set("goldgavel.known", JSON.stringify({ known: true, me: { id: "old", name: "Ann" } }));
    world.install();
    const { identity } = await identityModule();
    expect(identity()?.name).toBe("Ann");
    const { playNow } = await tables();
    expect(await playNow({ game: "aurum" })).toEqual({ id: "t" });
    expect(world.asked).toEqual(["POST /api/tables/quick", "POST /api/identity", "POST /api/tables/quick"]);
    expect(identity()?.id).toBe("p");
  });

  test("is requested once for all callers", async () => {
    const { loadIdentity } = await identityModule();
    await Promise.all([loadIdentity(), loadIdentity()]);
    await loadIdentity();
    expect(world.asked).toEqual(["GET /api/me"]);
  });

  test("is remembered on this device until it is forgotten", async () => {
    const { setName, forgetDevice, identity } = await identityModule();
    await setName("Bob");
    expect(world.stored.get("goldgavel.known")).toContain("Bob");
    await forgetDevice();
    expect(identity()).toBeNull();
    expect(world.stored.get("goldgavel.known")).not.toContain("Bob");
  });
});
