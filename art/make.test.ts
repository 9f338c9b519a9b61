import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { remember } from "./make/made.ts";
import { sceneNames, sourceHash } from "./make/sources.ts";
import { temporarySources } from "./make/temporary.ts";

const make = join(import.meta.dirname, "make.ts");

/** `npm run art -- --check`, in the folder where the test works. */
function check(...names: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [make, "--check", ...names], { encoding: "utf8" });
  return { status, stdout };
}

/** Every scene with a picture as its sources say. */
function drawnSources() {
  const sources = temporarySources();
  for (const name of sceneNames()) {
    const file = `public/pictures/${name}-480.avif`;
    sources.write(file, "");
    remember(name, { source: sourceHash(name), size: [480, 360], night: false, prints: { day: "" }, files: [file] });
  }
  return sources;
}

test("pictures as their sources say pass", () => {
  using _ = drawnSources();
  expect(check()).toEqual({ status: 0, stdout: "All 2 pictures are as their sources say.\n" });
});

test("a changed scene is named, and no other", () => {
  using sources = drawnSources();
  sources.write("art/kit/runs.py", "BEND = 0.2\n");
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^pump: its sources changed[^\n]*\n$/);
});

test("a scene that was not asked about is not looked at", () => {
  using sources = drawnSources();
  sources.write("art/kit/runs.py", "BEND = 0.2\n");
  expect(check("palm").status).toBe(0);
});

test("a file that is missing is noticed", () => {
  using sources = drawnSources();
  sources.remove("public/pictures/palm-480.avif");
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^palm: /) });
});

test("a scene that was never drawn is noticed", () => {
  using sources = drawnSources();
  sources.write("art/scenes/boat.py", "from kit.water import pump\n");
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^boat: /) });
});

test("a picture whose scene is gone is noticed", () => {
  using sources = drawnSources();
  sources.remove("art/scenes/palm.py");
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^palm: its scene is gone/) });
});
