import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { calculate } from "@site/engine/buildings/building.ts";
import type { QuickInput } from "@site/engine/quick/input.ts";
import { buildingOf as quickBuilding } from "@site/engine/quick/model.ts";
import { calculateQuick } from "@site/engine/quick/quick.ts";
import type { Building, Room } from "@site/engine/rooms/model.ts";
import { cuts } from "@site/engine/what-if/cuts.ts";
import { uncertainty } from "@site/engine/what-if/uncertainty.ts";
import { nth } from "@site/typed";
import { build } from "rolldown";
import { median, say, table } from "./table.ts";

export interface EngineBench {
  /** The times in ms. `cpu` is the mean CPU time of this process, which does not depend on other load on the machine. */
  times: { what: string; first: number; middle: number; p95: number; cpu: number }[];
  /** The size (Brotli) of everything that a browser would have to load. */
  bytes: number;
}

/** The goal for a building of ten rooms, in ms. */
export const engineGoal = 20;
export const tenRooms = "10 rooms, 15 days of 24 hours";
const rounds = 200;

const room: QuickInput = {
  city: "dubai",
  room: "living",
  area: 30,
  height: 3,
  facing: "w",
  glass: "medium",
  position: "villa",
  age: "2000s",
};

/**
 * Makes a building whose rooms differ in each round. So only those results come from the memo cache that depend on nothing but
 * constructions.
 */
function buildingOf(count: number, round: number): Building {
  const building = quickBuilding(room);
  const one = nth(building.rooms, 0);
  const rooms = Array.from({ length: count }, (_, index): Room => {
    const walls = one.walls.map((wall) => ({ ...wall, facing: (wall.facing + 36 * index) % 360 }));
    return { ...one, name: `${index}`, area: 20 + index + round / rounds, walls };
  });
  return { ...building, rooms };
}

function time(what: string, run: (round: number) => unknown, count = rounds) {
  const before = process.cpuUsage();
  const times = Array.from({ length: count }, (_, round) => {
    const start = performance.now();
    run(round);
    return performance.now() - start;
  });
  const { user, system } = process.cpuUsage(before);
  const [first = 0] = times;
  const sorted = times.slice(count / 4).sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return { what, first, middle: median(sorted), p95, cpu: (user + system) / 1000 / count };
}

/** Returns the compressed size of all chunks of the engine. */
async function bytesOfEngine() {
  const folder = resolve(import.meta.dirname, "../packages/engine");
  const input = ["quick/quick", "what-if/uncertainty", "what-if/cuts"].map((name) => resolve(folder, `${name}.ts`));
  const { output } = await build({ input, write: false, output: { minify: true } });
  return output.reduce((sum, file) => sum + (file.type === "chunk" ? brotliCompressSync(file.code).length : 0), 0);
}

export async function measureEngine(): Promise<EngineBench> {
  const at = (round: number): QuickInput => ({ ...room, area: 20 + round / rounds });
  return {
    times: [
      time(tenRooms, (round) => calculate(buildingOf(10, round))),
      time("200 rooms, the same days", (round) => calculate(buildingOf(200, round)), rounds / 10),
      time("quick answer", (round) => calculateQuick(at(round))),
      time("its uncertainty", (round) => uncertainty(at(round))),
      time("what would cut it, with a year each", (round) => cuts(at(round), 3)),
    ],
    bytes: await bytesOfEngine(),
  };
}

export function printEngine({ times, bytes }: EngineBench) {
  const figure = (ms: number) => ms.toFixed(1);
  say(`Cooling-load engine: ms, ${rounds} rounds; ${bytes.toLocaleString("en")} bytes of brotli`);
  table(
    ["", "first", "median", "p95", "cpu"],
    times.map(({ what, first, middle, p95, cpu }) => [what, ...[first, middle, p95, cpu].map(figure)]),
  );
  say();
}
