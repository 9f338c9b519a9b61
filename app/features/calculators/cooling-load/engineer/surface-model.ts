import {
  absorptances,
  films,
  layerOf as layerOfMaterial,
  materials,
  roofs,
  type Stack,
  walls,
} from "#engine/data/constructions.ts";
import { blinds, glasses, glassShares } from "#engine/data/glazing.ts";
import { assumedFor } from "#engine/quick/assumptions.ts";
import { compass, compassPoints, type QuickInput } from "#engine/quick/input.ts";
import type { Neighbour, Roof, Wall, Window } from "#engine/rooms/model.ts";
import { film, type Layer } from "#engine/walls/layers.ts";
import { reader, type Sheet } from "./reading.ts";

const outer = film(films.outdoor);

/** Layers from outside to inside between the films; known materials if the default construction uses them. */
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

/** The default sides of a room as in quick mode: the first has the glass, the others follow clockwise. */
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

/** One entry for each repeated window, because their shading depends on the size of a single one. */
function windowsOf(sheet: Sheet, path: string, quick: QuickInput, isQuick: boolean): Window[] {
  const { read } = reader(sheet, "window", path);
  const assumed = assumedFor(quick);
  const side = Math.sqrt(glassShares[quick.glass]);
  const width = read("width", isQuick ? Math.sqrt(quick.area) * side : usualWindow.width);
  const height = read("height", isQuick ? quick.height * side : usualWindow.height);
  const known = glasses[read("glass", assumed.glass)];
  const glass = { u: read("u", known.u), shgc: read("shgc", known.shgc), curve: known.curve };
  const blind = blinds[read("blind", assumed.blind)];
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
  return { area, absorptance, layers: layersOf(sheet, items("layers", stack.length), stack, films.roof) };
}

export function neighbourOf(sheet: Sheet, path: string): Neighbour {
  const { read } = reader(sheet, "neighbour", path);
  return { area: read("area", 10), u: read("u", 2), exposure: read("exposure", 50) / 100 };
}
