/**
 * `npm run art [-- scene…]` renders and encodes the pictures whose sources changed. `--check` only lists them. `--preview` renders a small,
 * quick version into art/.preview. `--again` renders even if nothing changed. `--only day` or `--only night` renders only that version.
 */
import { existsSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { blender, needBlender, type RenderResult } from "./make/blender.ts";
import { encode, filesOf } from "./make/encode.ts";
import { readMade, remember } from "./make/made-picture.ts";
import { sceneNames, sourceHash } from "./make/sources.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean" },
    preview: { type: "boolean" },
    again: { type: "boolean" },
    only: { type: "string" },
    width: { type: "string" },
  },
});

const names = chosenScenes();
if (flags.check) check();
else if (flags.preview) preview();
else await makeChanged();

function chosenScenes() {
  const all = sceneNames();
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no scene ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  return positionals.length > 0 ? positionals : all;
}

function isCurrent(name: string) {
  const made = readMade()[name];
  return made?.source === sourceHash(name) && made.files.every((file) => existsSync(file));
}

function check() {
  const changed = names.filter((name) => !isCurrent(name));
  const gone = positionals.length > 0 ? [] : Object.keys(readMade()).filter((name) => !names.includes(name));
  for (const name of changed) console.log(`${name}: its sources changed after its picture (npm run art -- ${name})`);
  for (const name of gone) console.log(`${name}: its scene is gone; remove its files and its entry in art/made.json`);
  if (changed.length + gone.length > 0) process.exit(1);
  console.log(`All ${names.length} pictures are as their sources say.`);
}

function preview() {
  needBlender();
  const options = [
    "--preview",
    ...(flags.only ? ["--only", flags.only] : []),
    ...(flags.width ? ["--width", flags.width] : []),
  ];
  for (const name of names) {
    const { files, seconds } = blender(name, "art/.preview", options);
    for (const [version, file] of Object.entries(files)) console.log(`${file}: ${spent(seconds[version])}`);
  }
}

async function makeChanged() {
  const changed = flags.again ? names : names.filter((name) => !isCurrent(name));
  if (changed.length > 0) needBlender();
  for (const name of changed) await make(name);
  console.log(`${changed.length} of ${names.length} pictures looked at again`);
}

/** Building a scene takes two seconds, but rendering takes minutes. So a version is rendered only if its render hash changed. */
async function make(name: string) {
  const source = sourceHash(name);
  const { size, night, prints } = blender(name, "art/.render", ["--fingerprint"]);
  const files = [];
  for (const [version, print] of Object.entries(prints)) {
    const drawn = filesOf(fileName(name, version), size[0]);
    if (isAskedAgain(version) || !isDrawn(name, version, print, drawn)) await draw(name, version);
    else console.log(`${name} by ${version}: sources changed, the picture does not`);
    files.push(...drawn);
  }
  removeOthers(name, files);
  remember(name, { source, size, night, prints, files });
}

function fileName(name: string, version: string) {
  return version === "night" ? `${name}-night` : name;
}

function isAskedAgain(version: string) {
  return flags.again && (!flags.only || flags.only === version);
}

function isDrawn(name: string, version: string, print: string, files: string[]) {
  return readMade()[name]?.prints[version] === print && files.every((file) => existsSync(file));
}

async function draw(name: string, version: string) {
  const { files, seconds } = blender(name, "art/.render", ["--only", version]);
  console.log(`${name} by ${version}: ${spent(seconds[version])}`);
  await encode(files[version] as string, fileName(name, version));
}

/** Deletes the files of the previous picture whose width or version no longer exists. */
function removeOthers(name: string, files: string[]) {
  for (const file of readMade()[name]?.files ?? []) if (!files.includes(file)) rmSync(file, { force: true });
}

function spent(seconds?: RenderResult["seconds"][string]) {
  return seconds ? `${seconds.render} s rendering, ${seconds.denoise} s denoising` : "";
}
