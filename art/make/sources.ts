/** Finds the source files of a picture, and computes their hash. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const kit = "art/kit";
const styleSheet = "site/styles/tokens.css";
const runner = `${kit}/__main__.py`;

export const sceneNames = () =>
  globSync("art/scenes/*.py")
    .map((file) => basename(file, ".py"))
    .sort();

export function sourceHash(name: string, folder = "art/scenes", start = runner) {
  const hash = createHash("sha256");
  for (const file of sourcesOf(`${folder}/${name}.py`, start)) hash.update(file).update(readFileSync(file));
  return hash.update(tokensUsed()).digest("hex");
}

/** Returns the scene, the start script, and every module of art/kit that they import directly or indirectly. */
function sourcesOf(scene: string, start: string) {
  const found = new Set([scene, start]);
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return [...found].sort();
}

function importsOf(file: string) {
  const text = readFileSync(file, "utf8");
  const modules = [...text.matchAll(/^from kit\.(\w+) import/gm)].map(([, name]) => name);
  const listed = [...text.matchAll(/^from kit import ([\w, ]+)/gm)].flatMap(([, names]) => names?.split(", ") ?? []);
  const scenes = [...text.matchAll(/^\w+ = importlib\.import_module\("scenes\.([\w-]+)"\)/gm)];
  return [
    ...[...modules, ...listed].map((name) => `${kit}/${name?.trim()}.py`),
    ...scenes.map(([, name]) => `art/scenes/${name}.py`),
  ].filter((path) => existsSync(path));
}

/** Returns the values of the colour tokens that pictures use. Nothing else in the stylesheet affects a picture. */
function tokensUsed() {
  const lightTheme = /:root\s*{(.*?)}/s.exec(readFileSync(styleSheet, "utf8"))?.[1] ?? "";
  const used = [...readFileSync(`${kit}/palette.py`, "utf8").matchAll(/token\("([\w-]+)"\)/g)].map(([, name]) => name);
  return used.map((name) => new RegExp(`--${name}:[^;]*`).exec(lightTheme)?.[0] ?? "").join(";");
}
