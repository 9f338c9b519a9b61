import {
  absorptances,
  films,
  layerOf as layerOfMaterial,
  materials,
  roofs,
  type Stack,
  walls,
} from "@site/engine/data/constructions.ts";
import { blinds, glasses, glassShares } from "@site/engine/data/glazing.ts";
import type { CityId } from "@site/engine/data/stations.ts";
import { assumedFor } from "@site/engine/quick/assumptions.ts";
import { compass, compassPoints, type QuickInput } from "@site/engine/quick/input.ts";
import type { Neighbour, Roof, Wall, Window } from "@site/engine/rooms/model.ts";
import { siteOf } from "@site/engine/sheets/site.ts";
import { type AngularTable, tableAngles } from "@site/engine/walls/glass.ts";
import { film, type Layer } from "@site/engine/walls/layers.ts";
import { slabTransmittance } from "@site/engine/walls/slab.ts";
import { nth } from "@site/typed";
import { numbersIn } from "./number-list.ts";
import { nameOf } from "./path.ts";
import { reader, type Sheet } from "./reading.ts";
import { slatsOf } from "./slats-model.ts";

const outer = film(films.outdoor);

/** Returns the layers from outside to inside, with the surface films at both ends. The default materials are those of the default construction. */
function layersOf(sheet: Sheet, paths: string[], stack: Stack, inner: number): Layer[] {
  return [outer, ...paths.map((path, index) => oneLayer(sheet, path, stack[index])), film(inner)];
}

function oneLayer(sheet: Sheet, path: string, usual: Stack[number] = ["plaster", 0.015]): Layer {
  const { read } = reader(sheet, "layer", path);
  const material = read("material", usual[0]);
  if (material === "gap") return film(read("resistance", films.wallCavity));
  const [usualConductivity, usualDensity, usualHeat] = materials[material];
  const thickness = read("thickness", usual[1] * 1000) / 1000;
  const conductivity = read("conductivity", usualConductivity);
  const known = layerOfMaterial(material, thickness);
  const capacity = thickness * read("density", usualDensity) * read("heat", usualHeat);
  const resistance = read(
    "resistance",
    conductivity === usualConductivity ? known.resistance : thickness / conductivity,
  );
  return { resistance, capacity };
}

/** Builds a wall. By default the first wall of a room faces as in quick mode and has the glass. The next walls follow clockwise, by 90° each. */
export function wallOf(sheet: Sheet, path: string, side: number, quick: QuickInput): Wall {
  const { read, items } = reader(sheet, "wall", path);
  const assumed = assumedFor(quick);
  const turned = compassPoints[(compassPoints.indexOf(quick.facing) + 2 * side) % compassPoints.length];
  const facing = read("facing", turned ?? "n");
  const bearing = read("bearing", compass[facing]);
  const area = read("area", Math.sqrt(quick.area) * quick.height);
  const construction = read("construction", assumed.wall);
  const { stack } = walls[construction];
  const absorptance = read("absorptance", absorptances[read("finish", assumed.wallFinish)] * 100) / 100;
  const layers = layersOf(sheet, items("layers", stack.length), stack, films.wall);
  const hasGlass = side === 0 && quick.glass !== "none";
  const windows = items("windows", hasGlass ? 1 : 0).flatMap((at, index) =>
    windowsOf(sheet, at, quick, hasGlass && index === 0),
  );
  return { area, facing: bearing, layers, absorptance, windows };
}

const usualWindow = { width: 1.5, height: 1.2 };

/** Reads seven numbers from one field: the SHGC at 0, 40, 50, 60, 70 and 80°, and the SHGC for diffuse light. */
function tableOf(sheet: Sheet, path: string): AngularTable | undefined {
  const typed = reader(sheet, "window", path).read("table", "");
  if (typed === "") return undefined;
  const values = numbersIn(typed);
  const [diffuse = 0, ...reversed] = [...values].reverse();
  const isWhole = values.length === tableAngles.length + 1 && values.every((value) => value >= 0 && value <= 1);
  if (!isWhole) sheet.problems.push({ field: nameOf("window", path, "table"), problem: "not-7-values" });
  return isWhole ? { beam: reversed.reverse(), diffuse } : undefined;
}

/** Returns one entry for each of several equal windows, because shading depends on the size of a single window. */
function windowsOf(sheet: Sheet, path: string, quick: QuickInput, isQuick: boolean): Window[] {
  const { read } = reader(sheet, "window", path);
  const assumed = assumedFor(quick);
  const side = Math.sqrt(glassShares[quick.glass]);
  const width = read("width", isQuick ? Math.sqrt(quick.area) * side : usualWindow.width);
  const height = read("height", isQuick ? quick.height * side : usualWindow.height);
  const glassId = read("glass", assumed.glass);
  const known = glasses[glassId];
  const table = tableOf(sheet, path);
  const shgc = read("shgc", table?.beam[0] ?? known.shgc);
  const glass = { u: read("u", known.u), shgc, curve: known.curve, table };
  const cloth = blinds[read("blind", assumed.blind)];
  const blind = slatsOf(sheet, path, glassId, glass) ?? cloth;
  const overhang = { depth: read("overhang", assumed.overhang), above: read("above", 0) };
  const fins = { depth: read("fins", 0), beside: read("beside", 0) };
  const window: Window = {
    area: width * height,
    height,
    glass,
    blind,
    overhang: overhang.depth > 0 ? overhang : undefined,
    fins: fins.depth > 0 ? fins : undefined,
  };
  return Array.from({ length: read("alike", 1) }, () => window);
}

export function roofOf(sheet: Sheet, path: string, quick: QuickInput): Roof {
  const { read, items } = reader(sheet, "roof", path);
  const assumed = assumedFor(quick);
  const { stack } = roofs[read("construction", assumed.roof)];
  const area = read("area", quick.area);
  const absorptance = read("absorptance", absorptances[read("finish", assumed.roofFinish)] * 100) / 100;
  const known = glasses[assumed.glass];
  const glass = { u: read("skyU", known.u), shgc: read("skyShgc", known.shgc), curve: known.curve };
  const sky = read("skylights", 0);
  return {
    area,
    absorptance,
    layers: layersOf(sheet, items("layers", stack.length), stack, films.roof),
    parapet: read("parapet", 0),
    skylights: sky > 0 ? [{ area: sky, height: Math.sqrt(sky), glass }] : [],
  };
}

/**
 * Builds the other side of a surface: an uncooled space beside the room, the ground under it (ISO 13370), or anything with a known temperature.
 */
export function neighbourOf(sheet: Sheet, path: string, city: CityId): Neighbour {
  const { read } = reader(sheet, "neighbour", path);
  const side = read("side", "space");
  const area = read("area", 10);
  if (side === "space") return { area, u: read("u", 2), exposure: read("exposure", 50) / 100 };
  if (side === "fixed") return { area, u: read("u", 2), exposure: 0, celsius: read("celsius", 30) };
  const perimeter = read("perimeter", 2 * Math.sqrt(area));
  const u = read("u", Math.max(0.1, slabTransmittance({ area, perimeter })));
  return { area, u, exposure: 0, celsius: read("celsius", meanOutdoors(city)) };
}

/** Returns the yearly mean outdoor temperature in °C. The ground follows this temperature. */
const meanOutdoors = (city: CityId) => {
  const [, air] = nth(siteOf(city).sides, 0);
  return air.mean.reduce((sum, celsius) => sum + celsius, 0) / air.mean.length;
};
