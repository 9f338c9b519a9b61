/** The files _redirects and _headers that the export writes are compared with the answers of our own server. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Place, placeOn } from "#platform/db/fixture.ts";
import { headersFile, redirectsFile, spellings } from "#scripts/operate/export/hosts.ts";
import { prerenderPaths } from "#site/content/prerender.server.ts";
import { definedValue } from "#tests/defined-value.ts";
import { type Server, startServer } from "../reliability/support/server.ts";
import { readBuilt } from "./build.ts";

const origin = "https://office.example";
let place: Place;
let server: Server;
beforeAll(async () => {
  place = await placeOn("SQLite");
  server = await startServer(place);
});
afterAll(async () => {
  await server.kill();
  await place.clear();
});
const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: "manual" });

const rules = redirectsFile(origin)
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [from = "", to = "", status] = line.split(" ");
    return { from, to, status: Number(status) };
  });

/** Answers a path as a static host does with these rules. The first rule that matches counts. A star stands for the rest of the path. */
function answered(path: string): { to: string; status: number } | undefined {
  for (const { from, to, status } of rules) {
    const start = from.slice(0, -1);
    if (from === path) return { to, status };
    if (from.endsWith("/*") && path.startsWith(start))
      return { to: to.replace(":splat", path.slice(start.length)), status };
  }
}

const cities = spellings().filter(({ below }) => below);
const moved = spellings().filter(({ below }) => !below);

test("other spellings lead to the same addresses as on the server", async () => {
  const paths = [...cities.flatMap(({ from }) => [from, `${from}/plumbing`]), ...moved.map(({ from }) => from)];
  const others: unknown[] = [];
  for (const path of paths) {
    const { status, headers } = await ask(path);
    const here = { to: headers.get("location"), status };
    const there = answered(path);
    if (here.to !== there?.to || here.status !== there?.status) others.push({ path, here, there });
  }
  expect(paths.length).toBeGreaterThan(30);
  expect(others).toEqual([]);
});

test("addresses that are sent to the server are answered there, and are not documents of the host", async () => {
  const here = [
    "/search?q=drain",
    "/ar/search",
    "/account",
    "/ar/admin/leads",
    "/sign-in",
    "/my-visits",
    "/qr.svg?text=a",
    "/whatsapp",
  ];
  for (const path of here) {
    const [name = ""] = path.split("?");
    expect(answered(name), path).toEqual({ to: origin + name, status: 302 });
    expect((await ask(path)).status, path).not.toBe(404);
  }
});

test("a document of the host is not redirected, and both answer it", async () => {
  const documents = prerenderPaths().filter((path, at) => at % 50 === 0 && !answered(path));
  expect(documents.length).toBeGreaterThan(10);
  for (const path of documents) expect((await ask(path)).status, path).toBe(200);
});

test("headers are those of the server, except the policy, which is in each document", async () => {
  const blocks = headersFile("http://localhost")
    .trimEnd()
    .split("\n\n")
    .map((block) => block.split("\n"));
  const headersFor = (path: string) =>
    blocks
      .filter(([pattern = ""]) => (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
      .flatMap(([, ...lines]) => lines.map((line) => line.trim().split(": ", 2) as [string, string]));
  const script = definedValue(/\/assets\/[\w-]+\.js/.exec(readBuilt("index.html"))?.[0]);
  for (const path of ["/contact", script, "/next.speculationrules"]) {
    const { headers } = await ask(path);
    const found = headersFor(path).filter(([name]) => !/^(content-security-policy|speculation-rules)$/i.test(name));
    expect(found.length).toBeGreaterThan(4);
    for (const [name, value] of found) expect([path, name, headers.get(name)]).toEqual([path, name, value]);
  }
});
