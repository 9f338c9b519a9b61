import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { placeOn } from "#platform/db/fixture.ts";
import { startCdn } from "./support/cdn.ts";
import { startDrill } from "./support/drill.ts";
import { freePorts } from "./support/free-ports.ts";
import { nginx } from "./support/nginx.ts";

if (!nginx) console.warn("nginx is missing: the site behind a CDN is NOT tried. npm run setup -- nginx");

it.skipIf(!nginx)(
  "behind a cache the site works without its origin, and a form says that it was not sent",
  async (context) => {
    const place = await placeOn("SQLite");
    onTestFinished(() => place.clear());
    const [port = 0, origin = 0] = await freePorts(2);
    const settings = { PORT: String(origin), CDN_SECONDS: "86400", SITE_URL: `http://127.0.0.1:${port}` };
    onTestFinished(startCdn(port, origin));
    const drill = startDrill(context, place);
    const server = await drill.start(place, settings);
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: "manual" });
    const cached = async (path: string, headers?: Record<string, string>) =>
      (await ask(path, headers)).headers.get("x-cache");
    await untilUp(ask);

    const kept = ["/contact", "/ar/dubai/ac-services", "/map.svg", "/sitemap.xml"];
    for (const path of kept) expect(await cached(path), path).toBe("MISS");
    for (const path of kept) expect(await cached(path), path).toBe("HIT");
    const { headers } = await ask("/contact");
    expect((await ask("/contact", { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
    expect(headers.get("content-security-policy")).toContain("sha256-");

    // A visitor with a dictionary gets another copy. The copy in Brotli stays, also for a browser that knows dictionaries and has none yet.
    const dictionary = Buffer.from(await (await ask("/dictionary/en.dat")).arrayBuffer());
    const name = `:${createHash("sha256").update(dictionary).digest("base64")}:`;
    const known = { "accept-encoding": "gzip, deflate, br, zstd, dcb, dcz", "available-dictionary": name };
    const { "available-dictionary": _, ...unknown } = known;
    const encodings = async (headers: Record<string, string>) => {
      const answer = await ask("/contact", headers);
      return [answer.headers.get("content-encoding"), answer.headers.get("x-cache")];
    };
    for (const state of ["MISS", "HIT"]) {
      expect(await encodings(known)).toEqual(["dcz", state]);
      expect(await encodings(unknown)).toEqual(["br", state]);
    }

    const live = ["/healthz", "/search?q=pump", "/admin", "/sign-in", "/ar/nothing-here"];
    for (const path of [...live, ...live]) expect(await cached(path), path).not.toBe("HIT");
    const began = performance.now();
    await Promise.all(Array.from({ length: 6 }, () => cached("/search?q=pump")));
    expect(performance.now() - began, "ms; nobody waits half a second for each before them").toBeLessThan(2500);
    const key = randomUUID();
    const answer = await drill.submit(port, key);
    expect(answer.status).toBeLessThan(300);
    expect((await drill.submit(port, key)).body.reference).toBe(answer.body.reference);

    await server.kill();
    for (const path of kept) expect((await ask(path)).status, path).toBe(200);
    const away = await ask("/sign-in");
    expect([away.status, away.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(await away.text()).toMatch(/Nothing was sent[\s\S]*لم نستلم شيئاً/);
    const form = await fetch(`http://127.0.0.1:${port}/api/contact`, { method: "POST", body: "name=Sara" });
    expect(form.status).toBe(503);

    await drill.start(place, settings);
    const stored = await drill.submit(port, key);
    expect(stored.body.reference, "the same form, sent again").toBe(answer.body.reference);
  },
);

async function untilUp(ask: (path: string) => Promise<Response>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await ask("/healthz").catch(() => undefined))?.ok) return;
    await pause(50);
  }
  throw new Error("nginx did not start");
}
