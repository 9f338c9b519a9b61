import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readMade, remember } from "./make/made-picture.ts";
import { sceneNames, sourceHash } from "./make/sources.ts";
import { temporarySources } from "./make/temporary.ts";

const make = join(import.meta.dirname, "make.ts");

/** Runs `npm run art` in the test's folder, with the fake programs in bin/ first in the PATH. */
function run(...options: string[]) {
  const env = { ...process.env, PATH: ["bin", process.env.PATH].join(delimiter) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [make, ...options], { encoding: "utf8", env });
  return { status, stdout, stderr };
}

const check = (...names: string[]) => run("--check", ...names);

/** Returns sources in which the picture of every scene is up to date. */
function drawnSources() {
  const sources = temporarySources();
  for (const name of sceneNames()) {
    const file = `public/pictures/${name}-480.avif`;
    sources.write(file, "");
    remember(name, { source: sourceHash(name), size: [480, 36], night: false, prints: { day: "" }, files: [file] });
  }
  return sources;
}

test("pictures that match their sources pass", () => {
  drawnSources();
  expect(check()).toMatchObject({ status: 0, stdout: "All 2 pictures are as their sources say.\n" });
});

test("only the changed scene is named", () => {
  const sources = drawnSources();
  sources.write("art/kit/runs.py", "BEND = 0.2\n");
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^pump: its sources changed[^\n]*\n$/);
});

test("only the named scenes are checked", () => {
  const sources = drawnSources();
  sources.write("art/kit/runs.py", "BEND = 0.2\n");
  expect(check("palm").status).toBe(0);
});

test("a missing file is noticed", () => {
  const sources = drawnSources();
  sources.remove("public/pictures/palm-480.avif");
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^palm: /) });
});

test("a scene that was never drawn is noticed", () => {
  const sources = drawnSources();
  sources.write("art/scenes/boat.py", "from kit.water import pump\n");
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^boat: /) });
});

test("a picture whose scene was removed is noticed", () => {
  const sources = drawnSources();
  sources.remove("art/scenes/palm.py");
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^palm: its scene is gone/) });
});

/** A fake Blender. It prints prints.json, writes pictures of a single colour, and records what it rendered. */
const blender = `#!/usr/bin/env node
const { appendFileSync, copyFileSync, readFileSync } = require("node:fs");
const [scene, ...options] = process.argv.slice(process.argv.indexOf("--") + 1);
const after = (name) => options[options.indexOf(name) + 1];
const prints = JSON.parse(readFileSync("prints.json", "utf8"));
const files = {};
if (!options.includes("--fingerprint")) {
  const version = after("--only");
  files[version] = after("--out") + "/" + scene + "-" + version + ".png";
  copyFileSync("bin/one-colour.png", files[version]);
  appendFileSync("drawn.txt", scene + " " + version + "\\n");
}
console.log("ART " + JSON.stringify({ size: [480, 36], night: "night" in prints, prints, files, seconds: {} }));
`;

describe("a changed scene", () => {
  /** Both pictures are up to date. Then the source of the pump changes in a way that changes its render hash. */
  async function changedPump(prints: Record<string, string>) {
    const sources = drawnSources();
    sources.write("bin/blender", blender);
    chmodSync("bin/blender", 0o755);
    sources.write("prints.json", JSON.stringify(prints));
    sources.write("art/kit/water.py", "from kit.runs import pipe, ring\n");
    await sharp({ create: { width: 480, height: 36, channels: 4, background: "teal" } })
      .png()
      .toFile("bin/one-colour.png");
    return sources;
  }
  const drawn = () => (existsSync("drawn.txt") ? readFileSync("drawn.txt", "utf8") : "");

  test("only the version that differs is drawn", async () => {
    await changedPump({ day: "", night: "moon" });
    expect(run()).toMatchObject({ status: 0, stderr: "" });
    expect(drawn()).toBe("pump night\n");
    expect(readMade().pump).toMatchObject({
      night: true,
      prints: { day: "", night: "moon" },
      files: ["public/pictures/pump-480.avif", "public/pictures/pump-night-480.avif"],
    });
    expect(check().status).toBe(0);
  });

  test("nothing is drawn if the result is the same, and the new sources are recorded", async () => {
    await changedPump({ day: "" });
    expect(check().status).toBe(1);
    expect(run()).toMatchObject({ status: 0, stderr: "" });
    expect(drawn()).toBe("");
    expect(check().status).toBe(0);
  });

  test("files of a removed version are deleted", async () => {
    const sources = await changedPump({ day: "", night: "moon" });
    run();
    sources.write("prints.json", JSON.stringify({ day: "" }));
    sources.write("art/kit/water.py", "from kit.runs import ring\n");
    expect(run()).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync("public/pictures/pump-night-480.avif")).toBe(false);
    expect(readMade().pump).toMatchObject({ night: false, files: ["public/pictures/pump-480.avif"] });
  });

  test("--again draws every version", async () => {
    await changedPump({ day: "", night: "moon" });
    run("--again", "pump");
    expect(drawn()).toBe("pump day\npump night\n");
  });

  test("--again --only night draws the night, and the day only if it differs", async () => {
    await changedPump({ day: "", night: "moon" });
    run("pump");
    run("--again", "--only", "night", "pump");
    expect(drawn()).toBe("pump night\npump night\n");
  });
});
