import { globSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { Cache } from "./cache.ts";
import { compress } from "./compress.ts";

let folder: string;
let made: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cache-"));
  made = [];
});

const entries = () => globSync("*/*", { cwd: folder }).map((name) => join(folder, name));

const get = async (step: string, from: string[], tools = "1") => {
  const make = async () => {
    made.push(from.join("+"));
    return Buffer.from(`${step} of ${from.join("+")}`);
  };
  return (await new Cache(folder, tools).get(step, from, make)).toString();
};

test("a cached result is not made again", async () => {
  expect([await get("a", ["x"]), await get("a", ["x"])]).toEqual(["a of x", "a of x"]);
  expect(made).toEqual(["x"]);
});

test("another input, step or tool has another entry", async () => {
  for (const from of [["x"], ["y"], ["x", "y"], ["xy"], ["x y"], []]) await get("a", from);
  await get("b", ["x"]);
  await get("a", ["x"], "2");
  expect(made).toHaveLength(8);
});

test.each([
  ["garbled", (content: Buffer) => Buffer.from(content.toString("latin1").replace("of", "on"), "latin1")],
  ["cut", (content: Buffer) => content.subarray(0, -1)],
  ["empty", () => Buffer.alloc(0)],
])("an entry that is %s is made anew, and stays", async (_, spoil) => {
  await get("a", ["x"]);
  for (const file of entries()) writeFileSync(file, spoil(readFileSync(file)));
  expect([await get("a", ["x"]), await get("a", ["x"])]).toEqual(["a of x", "a of x"]);
  expect(made).toHaveLength(2);
});

test("pruning keeps entries that were used", async () => {
  await get("a", ["used"]);
  await get("a", ["unused"]);
  for (const file of entries()) utimesSync(file, 1000, 1000);
  const since = Date.now() - 1000;
  await get("a", ["used"]);
  await new Cache(folder, "1").prune(since);
  expect(entries()).toHaveLength(1);
  await get("a", ["used"]);
  expect(made).toEqual(["used", "unused"]);
});

test("compressed versions are always of the file's present content", async () => {
  const file = join(folder, "page.html");
  for (const word of ["one ", "two ", "one "]) {
    const content = Buffer.from(word.repeat(100));
    await compress(file, content, new Cache(folder, "1"));
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(content);
    expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(content);
  }
});
