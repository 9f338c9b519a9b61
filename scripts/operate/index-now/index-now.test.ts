import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { changesBetween, hashesIn } from "./pages.ts";
import { sendChanges } from "./send.ts";

const site = "https://a.example";

function buildOf(pages: Record<string, string>, listed = Object.keys(pages)): string {
  const folder = mkdtempSync(join(tmpdir(), "index-now-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const locations = (paths: string[]) => paths.map((path) => `<loc>${site}${path}</loc>`).join("");
  mkdirSync(join(folder, "sitemap"));
  writeFileSync(join(folder, "sitemap.xml"), locations(["/sitemap/all.xml"]));
  writeFileSync(join(folder, "sitemap/all.xml"), locations(listed));
  for (const [path, main] of Object.entries(pages)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "index.html"), `<nav>${Math.random()}</nav><main>${main}</main>`);
  }
  return folder;
}

async function searchEngine(status: number) {
  const bodies: unknown[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await json(request));
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { bodies, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("a page counts as changed by its words, not by the names of its files or its menu", () => {
  const before = hashesIn(buildOf({ "/": "<p class='a'>One</p>", "/%D8%A3": "Two", "/gone": "Three" }));
  const now = hashesIn(buildOf({ "/": "<p class='b'>One</p>", "/%D8%A3": "Two and a half", "/new": "Four" }));
  expect(changesBetween(before, now).sort()).toEqual([`${site}/%D8%A3`, `${site}/gone`, `${site}/new`]);
  expect(changesBetween(now, now)).toEqual([]);
});

test("a page without a file is left out, and so is a page of an address that the site had before", () => {
  const now = hashesIn(buildOf({ "/": "One" }, ["/", "/careers/electrician"]));
  expect(Object.keys(now)).toEqual([`${site}/`]);
  expect(changesBetween({ ...now, "http://localhost:3000/": "hash" }, now)).toEqual([]);
});

test("the search engine hears the addresses, and where the key lies", async () => {
  const { bodies, endpoint } = await searchEngine(202);
  await sendChanges([`${site}/new`], { endpoint, key: "0123456789abcdef" });
  const keyLocation = `${site}/0123456789abcdef.txt`;
  expect(bodies).toEqual([{ host: "a.example", key: "0123456789abcdef", keyLocation, urlList: [`${site}/new`] }]);
  await sendChanges([], { endpoint, key: "0123456789abcdef" });
  expect(bodies).toHaveLength(1);
});

test("a refusal says what to do", async () => {
  const { endpoint } = await searchEngine(403);
  await expect(sendChanges([`${site}/new`], { endpoint, key: "0123456789abcdef" })).rejects.toThrow(
    "answered 403. The file of the key is not at the root of the site",
  );
});
