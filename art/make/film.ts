/**
 * Makes a film of a loop: it repeats the few frames and highlights one part after the other. Encodes the film as AV1 and H.264, with a
 * poster and a second poster without its ground.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { withoutGround } from "./encode.ts";
import type { FilmFile, MadeFilm } from "./made-films.ts";

type Box = [x: number, y: number, width: number, height: number];
/**
 * The plan of a film. Films cannot be transparent, so `ground` is the background colour. Each spot is highlighted for an equal part of the
 * film; null highlights nothing and shows the whole picture.
 */
export type FilmPlan = { ground: string; seconds: number; spots: (Box | null)[] };

const rate = 12;
const fade = 4;
const veil = 0.62;
const folder = "public/films";

const codecs = {
  av1: ["-c:v", "libsvtav1", "-preset", "4", "-crf", "38", "-svtav1-params", "tune=0"],
  h264: [
    "-c:v",
    "libx264",
    "-preset",
    "slower",
    "-crf",
    "27",
    "-profile:v",
    "main",
    "-level",
    "4.0",
    "-refs",
    "4",
    "-tune",
    "animation",
  ],
};

export async function encodeFilm(name: string, plan: FilmPlan, rendered: string[]): Promise<Omit<MadeFilm, "source">> {
  const pictures = await Promise.all(rendered.map((file) => onGround(file, plan)));
  const { width = 0, height = 0 } = await sharp(pictures[0]).metadata();
  const work = mkdtempSync(join(tmpdir(), "film-"));
  mkdirSync(folder, { recursive: true });
  for (let k = 0; k < plan.seconds * rate; k += 1) {
    const layer = veilAt(k, plan, width, height);
    const frame = sharp(pictures[k % pictures.length]).composite(layer ? [{ input: Buffer.from(layer) }] : []);
    await frame.png({ compressionLevel: 1 }).toFile(join(work, `${String(k).padStart(4, "0")}.png`));
  }
  const made = {
    size: [width, height] as [number, number],
    seconds: plan.seconds,
    av1: film(work, name, "av1"),
    h264: film(work, name, "h264"),
    poster: await still(pictures[0] as Buffer, name),
    cut: await still(await withoutGround(rendered[0] as string), `${name}-cut`),
  };
  rmSync(work, { recursive: true });
  return made;
}

const onGround = async (file: string, { ground }: FilmPlan) =>
  sharp(await withoutGround(file))
    .flatten({ background: ground })
    .png()
    .toBuffer();

/** Returns an overlay in the background colour that covers everything except the current spot. The overlay fades in and out. */
function veilAt(k: number, { spots, ground, seconds }: FilmPlan, width: number, height: number) {
  const each = (seconds * rate) / spots.length;
  const spot = spots[Math.floor(k / each)];
  if (!spot) return undefined;
  const within = k % each;
  const strength = veil * Math.min(1, (within + 1) / fade, (each - within) / fade);
  const [x, y, w, h] = spot;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
    <mask id="spot"><rect width="100%" height="100%" fill="#fff"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="40" filter="url(#soft)"/></mask>
    <rect width="100%" height="100%" fill="${ground}" opacity="${strength.toFixed(3)}" mask="url(#spot)"/></svg>`;
}

/**
 * Encodes the film. A keyframe every two seconds lets the visitor jump to each step. The index is at the beginning of the file, so that
 * playing can start at once.
 */
function film(work: string, name: string, codec: keyof typeof codecs): FilmFile {
  const target = join(work, `${codec}.mp4`);
  const input = ["-framerate", `${rate}`, "-i", join(work, "%04d.png")];
  const output = [
    "-pix_fmt",
    "yuv420p",
    "-g",
    `${2 * rate}`,
    "-movflags",
    "+faststart",
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
  ];
  const { status, stderr } = spawnSync("ffmpeg", ["-v", "error", "-y", ...input, ...codecs[codec], ...output, target]);
  if (status !== 0) throw new Error(`ffmpeg could not encode ${name} as ${codec}: ${stderr ?? "is it installed?"}`);
  return keep(readFileSync(target), `${name}-${codec}`, "mp4");
}

const still = async (picture: Buffer, name: string) =>
  keep(await sharp(picture).avif({ quality: 50, effort: 6 }).toBuffer(), name, "avif");

function keep(bytes: Buffer, name: string, ending: string): FilmFile {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const path = `${folder}/${name}.${hash}.${ending}`;
  writeFileSync(path, bytes);
  console.log(`  ${path}: ${(statSync(path).size / 1024).toFixed(1)} KB`);
  return { file: path.replace("public", ""), bytes: bytes.length };
}

export function removeFilm(made: MadeFilm | undefined) {
  for (const { file } of made ? [made.av1, made.h264, made.poster, made.cut] : [])
    rmSync(`public${file}`, { force: true });
}
