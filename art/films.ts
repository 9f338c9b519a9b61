/**
 * `npm run art:films [-- loop…]` renders the loops in art/loops whose sources changed, makes a film of each and encodes it. art/films.json
 * lists which parts of the picture each film highlights, in order. `--frames <folder>` uses frames that were rendered before. Needs Blender
 * and ffmpeg.
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { frames } from "./make/blender.ts";
import { encodeFilm, type FilmPlan, removeFilm } from "./make/film.ts";
import { readFilms, rememberFilm } from "./make/made-films.ts";
import { sourceHash } from "./make/sources.ts";

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { frames: { type: "string" } } });
const plans: Record<string, FilmPlan> = JSON.parse(readFileSync("art/films.json", "utf8"));

for (const name of positionals.length > 0 ? positionals : Object.keys(plans)) await make(name);

async function make(name: string) {
  const plan = plans[name];
  if (!plan) throw new Error(`art/films.json has no film ${name}. It has: ${Object.keys(plans).join(", ")}.`);
  const source = sourceHash(name, "art/loops", "art/kit/loop.py");
  const known = readFilms()[name];
  if (!options.frames && known?.source === source && [known.av1, known.h264, known.poster, known.cut].every(isThere))
    return;
  const folder = options.frames ?? mkdtempSync(join(tmpdir(), "film-"));
  if (!options.frames) frames(name, folder);
  removeFilm(known);
  const pictures = globSync(`${name}-[0-9][0-9][0-9].png`, { cwd: folder }).sort();
  const made = await encodeFilm(
    name,
    plan,
    pictures.map((file) => join(folder, basename(file))),
  );
  rememberFilm(name, { source, ...made });
  if (!options.frames) rmSync(folder, { recursive: true });
}

function isThere({ file }: { file: string }) {
  return existsSync(`public${file}`);
}
