import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { files, startTestServer } from "./fixture.ts";
import { indexVariants, readVariantNames, variantPicker } from "./variants.ts";

const second = "<!doctype html><title>Home, said otherwise</title>";
let root: string;
let server: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "windtower-variants-"));
  await mkdir(join(root, "build/variants"), { recursive: true });
  await writeFile(join(root, "build/variants/index.html"), second);
  await writeFile(join(root, "build/variants.json"), JSON.stringify({ "/": "short-promise" }));
  const index = await indexVariants(root, (file) => ({ "X-File": file }));
  const picks = variantPicker(index, (path, { agent }) => path === "/" && agent.includes("odd"), 0);
  server = await startTestServer({ pickVariant: picks });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const ask = (agent: string, more: Record<string, string> = {}) =>
  server.ask("/?utm_source=x", { headers: { "user-agent": agent, ...more } });

describe("two versions of a page", () => {
  it("have one address, each for its visitors, and no shared cache keeps them", async () => {
    const [one, other] = [await ask("even"), await ask("odd")];
    expect([one.body.toString(), other.body.toString()]).toEqual([files["index.html"], second]);
    expect(one.headers.etag).not.toBe(other.headers.etag);
    expect(other.headers).toMatchObject({ "cache-control": "private, no-cache", "x-file": "variants/index.html" });
  });

  it("are told apart by their ETags when a browser asks whether its copy is current", async () => {
    const [one, other] = [await ask("even"), await ask("odd")];
    const etag = (answer: typeof one) => ({ "if-none-match": answer.headers.etag ?? "" });
    expect((await ask("odd", etag(other))).status).toBe(304);
    expect((await ask("odd", etag(one))).body.toString()).toBe(second);
    expect((await ask("even", etag(other))).status).toBe(200);
  });

  it("are not chosen for a visitor who does not want to be counted", async () => {
    expect((await ask("odd", { "sec-gpc": "1" })).body.toString()).toBe(files["index.html"]);
  });

  it("leave other pages that have only one version as they are", async () => {
    const answer = await server.ask("/abu-dhabi", { headers: { "user-agent": "odd" } });
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("are known by name; a build without any has none", async () => {
    expect(await readVariantNames(root)).toEqual({ "/": "short-promise" });
    expect(await readVariantNames(join(root, "nowhere"))).toEqual({});
    expect((await indexVariants(join(root, "nowhere"), () => ({}))).size).toBe(0);
  });
});
