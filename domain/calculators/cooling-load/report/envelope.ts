import { films } from "@site/engine/data/constructions.ts";
import { nth } from "@site/typed";
import type { Block } from "#site/papers/blocks.ts";
import { itemPath } from "../engineer/path.ts";
import { timesPath } from "../engineer/reading.ts";
import { roomPath } from "../engineer/room-model.ts";
import { attenuationText, slatsText } from "../engineer/slats-text.ts";
import { type Context, factsAt, figure, labelOf, markGiven, numberAt, textAt, valueAt, wordsOf } from "./context.ts";

type Opaque = "wall" | "roof";
const letterOf = { wall: "w", roof: "t", window: "g", layer: "l" } as const;

/** Returns the paths of the items in a list. */
export const pathsOf = (context: Context, of: "room" | "wall", path: string, list: "walls" | "roof" | "windows") => {
  const count =
    of === "room" && list !== "windows"
      ? numberAt(context, "room", path, list)
      : numberAt(context, "wall", path, "windows");
  const letter = list === "walls" ? letterOf.wall : list === "roof" ? letterOf.roof : letterOf.window;
  return Array.from({ length: count }, (_, index) => itemPath(path, letter, index));
};

const layersOf = (context: Context, kind: Opaque, path: string) =>
  Array.from({ length: numberAt(context, kind, path, "layers") }, (_, index) => itemPath(path, letterOf.layer, index));

/** Gives names to constructions in all tables: W1 is the first kind of wall. Equal constructions get one name. */
export class Names {
  readonly first = new Map<string, { name: string; path: string }>();
  readonly #name: (n: number) => string;
  constructor(name: (n: number) => string) {
    this.#name = name;
  }
  of(like: string, path: string): string {
    const known = this.first.get(like) ?? { name: this.#name(this.first.size + 1), path };
    this.first.set(like, known);
    return known.name;
  }
}

const layerFields = ["thickness", "conductivity", "density", "heat", "resistance"] as const;

const likeOpaque = (context: Context, kind: Opaque, path: string) =>
  JSON.stringify([
    valueAt(context, kind, path, "construction"),
    ...layersOf(context, kind, path).map((at) => [
      valueAt(context, "layer", at, "material"),
      ...layerFields.map((field) => valueAt(context, "layer", at, field)),
    ]),
  ]);

const glassFields = ["glass", "u", "shgc", "blind"] as const;

const likeWindow = (context: Context, path: string) =>
  JSON.stringify([
    ...glassFields.map((field) => valueAt(context, "window", path, field)),
    slatsText(context.state.counted.opened.values, path, context.say),
  ]);

export const uValueOf = (context: Context, kind: Opaque, path: string): number =>
  1 /
  layersOf(context, kind, path).reduce(
    (sum, at) => sum + numberAt(context, "layer", at, "resistance"),
    films.outdoor + films[kind],
  );

export interface Envelope {
  walls: Names;
  roofs: Names;
  glass: Names;
  schedules: Names;
  wall(path: string): string;
  roof(path: string): string;
  window(path: string): string;
}

/** Collects all constructions, glasses and schedules of a building, each once. */
export function envelopeOf(context: Context): Envelope {
  const p = wordsOf(context);
  const names = (kind: "wall" | "roof" | "glass" | "schedule") => new Names((n) => p(`report.${kind}`, { n }));
  const [walls, roofs, glass, schedules] = [names("wall"), names("roof"), names("glass"), names("schedule")];
  const seen = new Map<string, string>();
  context.state.counted.opened.building.rooms.forEach((room, index) => {
    const path = roomPath(index);
    for (const at of pathsOf(context, "room", path, "walls")) {
      seen.set(at, walls.of(likeOpaque(context, "wall", at), at));
      for (const window of pathsOf(context, "wall", at, "windows"))
        seen.set(window, glass.of(likeWindow(context, window), window));
    }
    for (const at of pathsOf(context, "room", path, "roof"))
      seen.set(at, roofs.of(likeOpaque(context, "roof", at), at));
    for (const gain of timed) schedules.of(JSON.stringify(room[gain].schedule), timesPath(path, gain));
  });
  const named = (path: string) => seen.get(path) ?? "";
  return { walls, roofs, glass, schedules, wall: named, roof: named, window: named };
}

const timed = ["people", "lights", "equipment"] as const;

/** Lists for each gain the rooms that use this schedule. */
function whereUsed(context: Context, like: string): string {
  const { say } = context;
  const { opened, result } = context.state.counted;
  const rooms = (gain: (typeof timed)[number]) =>
    result.rooms.flatMap(({ name }, index) =>
      JSON.stringify(nth(opened.building.rooms, index)[gain].schedule) === like ? [name] : [],
    );
  const parts = timed.flatMap((gain) => {
    const names = rooms(gain);
    const every = names.length > 1 && names.length === result.rooms.length;
    const where = every ? wordsOf(context)("report.everyRoom") : say.listed(names);
    return names.length > 0 ? [`${say.words.engineer.parts.sensible[gain]}: ${where}`] : [];
  });
  return say.apart(parts);
}

/** Shows each construction with its U-value and its layers from outside to inside, and each glass with U and SHGC. */
export function envelopeBlocks(context: Context, { walls, roofs, glass }: Envelope): Block[] {
  const opaque = (["wall", "roof"] as const).flatMap((kind) =>
    [...(kind === "wall" ? walls : roofs).first.values()].flatMap(({ name, path }) =>
      construction(context, kind, name, path),
    ),
  );
  return [...opaque, ...glazing(context, glass)];
}

function construction(context: Context, kind: Opaque, name: string, path: string): Block[] {
  const p = wordsOf(context);
  const { words } = context.say;
  const rows = layersOf(context, kind, path).map((at) => {
    const gap = valueAt(context, "layer", at, "material") === "gap";
    const cell = (field: (typeof layerFields)[number]) =>
      gap && field !== "resistance" ? "" : textAt(context, "layer", at, field);
    return [
      textAt(context, "layer", at, "material"),
      ...layerFields.slice(0, -1).map(cell),
      figure(numberAt(context, "layer", at, "resistance"), 3),
    ];
  });
  const head = [
    labelOf(context, "layer", "material"),
    ...layerFields.slice(0, -1).map((field) => labelOf(context, "layer", field)),
    p("report.columns.resistance"),
  ];
  const film = [p("report.films"), "", "", "", "", figure(films.outdoor + films[kind], 3)];
  const u = [
    words.engineer.uValue,
    "",
    "",
    "",
    "",
    figure(uValueOf(context, kind, path), 3, words.engineer.units.transmittance),
  ];
  return [
    { kind: "heading", text: `${name} · ${textAt(context, kind, path, "construction")}` },
    { kind: "table", head, rows: [...rows, film, u], strong: [rows.length + 1] },
  ];
}

function glazing(context: Context, glass: Names): Block[] {
  const all = [...glass.first.values()];
  if (all.length === 0) return [];
  const p = wordsOf(context);
  const { values } = context.state.counted.opened;
  const blindAt = (path: string) => {
    const slats = slatsText(values, path, context.say);
    return slats ? `${slats} •` : textAt(context, "window", path, "blind");
  };
  const slats = all.flatMap(({ name, path }) => {
    const text = attenuationText(values, path, context.say);
    return text ? [`${name}: ${text}`] : [];
  });
  return [
    { kind: "heading", text: p("report.windows") },
    {
      kind: "table",
      wide: 1,
      words: 1,
      head: [p("report.columns.ref"), ...glassFields.map((field) => labelOf(context, "window", field))],
      rows: all.map(({ name, path }) => [
        name,
        ...glassFields.map((field) => (field === "blind" ? blindAt(path) : textAt(context, "window", path, field))),
      ]),
    },
    ...slats.map((text): Block => ({ kind: "small", text })),
  ];
}

/** Shows each schedule as 24 columns, with the places where it is used. */
export function scheduleBlocks(context: Context, { schedules }: Envelope): Block[] {
  const p = wordsOf(context);
  const rows = [...schedules.first].map(([like, { name, path }]) => {
    const values = JSON.parse(like) as number[];
    return { name: `${name} · ${textAt(context, "times", path, "id")}`, values, where: whereUsed(context, like) };
  });
  return [
    { kind: "schedules", head: [p("report.columns.ref"), p("report.columns.share"), p("report.columns.where")], rows },
  ];
}

const sides = ["width", "height"] as const;

/** Lists the surfaces of one room, each with the name of its construction. */
export function surfaceBlocks(context: Context, path: string, envelope: Envelope): Block[] {
  const p = wordsOf(context);
  const walls = pathsOf(context, "room", path, "walls");
  const roofs = pathsOf(context, "room", path, "roof");
  const columns = (name: "ref" | "faces" | "u" | "count" | "size" | "shade") => p(`report.columns.${name}`);
  const surfaces = [
    ...walls.map((at) => row(context, "wall", at, envelope.wall(at), textAt(context, "wall", at, "facing"))),
    ...roofs.map((at) => row(context, "roof", at, envelope.roof(at), context.say.words.engineer.parts.sensible.roof)),
  ];
  const windows = walls.flatMap((wall) =>
    pathsOf(context, "wall", wall, "windows").map((at) => [
      envelope.window(at),
      textAt(context, "wall", wall, "facing"),
      textAt(context, "window", at, "alike"),
      markGiven(
        context,
        "window",
        at,
        sides,
        sides.map((side) => figure(numberAt(context, "window", at, side), 2)).join(" × "),
      ),
      shadeOf(context, at),
    ]),
  );
  const opaque: Block = {
    kind: "table",
    wide: 1,
    words: 1,
    head: [
      columns("ref"),
      columns("faces"),
      labelOf(context, "wall", "area"),
      labelOf(context, "wall", "absorptance"),
      columns("u"),
    ],
    rows: surfaces,
  };
  const glazed: Block = {
    kind: "table",
    wide: 4,
    words: 1,
    head: [columns("ref"), columns("faces"), columns("count"), columns("size"), columns("shade")],
    rows: windows,
  };
  return [...(surfaces.length > 0 ? [opaque] : []), ...(windows.length > 0 ? [glazed] : [])];
}

const row = (context: Context, kind: Opaque, at: string, name: string, faces: string) => [
  name,
  faces,
  textAt(context, kind, at, "area"),
  textAt(context, kind, at, "absorptance"),
  figure(uValueOf(context, kind, at), 3),
];

/** Describes the overhang and fins of a window. */
function shadeOf(context: Context, at: string): string {
  const fields = (["overhang", "fins"] as const).filter((field) => numberAt(context, "window", at, field) > 0);
  const all = factsAt(context, "window", at, fields).map(([label, value]) => `${label} ${value}`);
  return all.length > 0 ? context.say.listed(all) : "–";
}
