import { expect, test } from "vitest";
import { sceneNames, sourceHash } from "./sources.ts";
import { temporarySources } from "./temporary.ts";

/** Each case is an edit. `changes` tells whether the edit may change the picture of the pump. */
const edits: [what: string, file: string, text: string, changes: boolean][] = [
  ["the scene", "art/scenes/pump.py", '"""Two pumps."""\nfrom kit.water import pump\n', true],
  ["a module that it imports", "art/kit/water.py", "from kit.runs import pipe, ring\n", true],
  ["a module behind that", "art/kit/runs.py", "BEND = 0.2\n", true],
  ["the runner", "art/kit/__main__.py", "from kit import light, stage\nSAMPLES = 12\n", true],
  ["a module of the runner's list", "art/kit/light.py", "SUN = 50\n", true],
  ["a module behind the runner's", "art/kit/palette.py", '"teal": token("navy")\n', true],
  ["a colour that the palette takes", "site/styles/tokens.css", ":root { --navy: #000000; --gap: 1rem; }", true],
  ["another scene", "art/scenes/palm.py", "from kit.plants import shrub\n", false],
  ["a module that only another scene imports", "art/kit/plants.py", "LEAVES = 7\n", false],
  ["a module that nothing imports", "art/kit/boats.py", "from kit.runs import pipe\n", false],
  ["a token of the pages alone", "site/styles/tokens.css", ":root { --navy: #0b1b26; --gap: 2rem; }", false],
];

test.each(edits)("%s changed", (_, file, text, changes) => {
  const sources = temporarySources();
  const before = sourceHash("pump");
  sources.write(file, text);
  expect(sourceHash("pump") !== before).toBe(changes);
});

test("a newly imported module counts as a source", () => {
  const sources = temporarySources();
  sources.write("art/scenes/pump.py", "from kit.water import pump\nfrom kit.plants import palm\n");
  const before = sourceHash("pump");
  sources.write("art/kit/plants.py", "LEAVES = 7\n");
  expect(sourceHash("pump")).not.toBe(before);
});

test("scenes are named after their files", () => {
  temporarySources();
  expect(sceneNames()).toEqual(["palm", "pump"]);
});
