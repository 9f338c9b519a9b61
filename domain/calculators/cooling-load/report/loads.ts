import type { BuildingResult, RoomResult } from "@site/engine/buildings/building.ts";
import type { Selection } from "@site/engine/equipment/select.ts";
import { latentParts, sensibleParts } from "@site/engine/rooms/components.ts";
import type { Breakdown, LoadDay } from "@site/engine/rooms/load.ts";
import type { Peak } from "@site/engine/rooms/peak.ts";
import { cubicFeetPerMinute, tons } from "@site/engine/units.ts";
import { keysOf, last, nth } from "@site/typed";
import type { Block } from "#site/papers/blocks.ts";
import type { Colour } from "../../kit/charts/colours.ts";
import { ticks } from "../../kit/charts/scale.ts";
import { causeIds, causesOver, colourOf, counts } from "../charts/causes.ts";
import { axesFor, type PointId, pointsOf, relativeLine, stateOf } from "../charts/psychrometric-chart.ts";
import { momentOf } from "../engineer/moment.ts";
import { plannedOf, suppliedOf } from "../engineer/plant-loads.ts";
import { roomPath } from "../engineer/room-model.ts";
import { kilowatts, sizeOf } from "../say.ts";
import { type Context, factsAt, figure, monthOf, wordsOf } from "./context.ts";
import { type Envelope, surfaceBlocks } from "./envelope.ts";
import { givenBlocks } from "./given-blocks.ts";

/** The colours of the site's charts in its light theme (styles/charts.css). */
const colours: Record<Colour, string> = {
  ...{ clay: "#8f3524", brick: "#cc6047", umber: "#7d4d00", amber: "#c47d00", violet: "#6a3d9a" },
  ...{ sky: "#4a8fd6", blue: "#1f4e96", aqua: "#2a9d8f", teal: "#0d5c5a", slate: "#75838c" },
};

const kw = (watts: number, digits = 2) => figure(kilowatts(watts), digits);

/** Shows all rooms in one table, each at its own peak, and the block load. */
export function summaryBlocks(context: Context): Block[] {
  const { say } = context;
  const p = wordsOf(context);
  const { counted } = context.state;
  const { rooms, block, sumOfPeaks, diversity } = counted.result;
  const { columns, result, plant } = say.words.engineer;
  const planned = plannedOf(counted);
  // If a plant serves the rooms, no room has a split unit.
  const unitIn = (selection: Selection) => (planned ? [] : [sizeOf(selection, say)]);
  const rowOf = (name: string, area: number, { required }: Breakdown, peak: Peak, flow: number, unit: string[]) => [
    name,
    figure(area, 1),
    kw(required),
    figure(tons(required), 2),
    figure(required / area),
    momentOf(peak, say),
    figure(flow * 1000),
    ...unit,
  ];
  const area = rooms.reduce((sum, room) => sum + room.area, 0);
  const air = suppliedOf(counted);
  const flowOf = (room: RoomResult, index: number) => (planned ? planned.flows[index] : room.supply?.flow) ?? 0;
  return [
    ...(planned ? [{ kind: "small", text: plant.byItself } satisfies Block] : []),
    {
      kind: "table",
      size: 7.5,
      head: [
        columns.room,
        "m²",
        p("report.columns.load"),
        p("report.columns.tons"),
        columns.perArea,
        columns.peak,
        p("report.columns.air"),
        ...(planned ? [] : [columns.unit]),
      ],
      rows: [
        ...rooms.map((room, index) =>
          rowOf(room.name, room.area, room.breakdown, room.peak, flowOf(room, index), unitIn(room.selection)),
        ),
        rowOf(result.block, area, block.breakdown, block.peak, air, unitIn(block.selection)),
      ],
      strong: [rooms.length],
    },
    {
      kind: "facts",
      rows: [
        [result.sumOfPeaks, figure(kilowatts(sumOfPeaks), 2, "kW")],
        [result.diversity, figure(diversity, 3)],
        [result.airflow, `${figure(air * 1000, 0, "L/s")} · ${figure(cubicFeetPerMinute(air), 0, "CFM")}`],
        ...(planned ? [] : [[result.system, sizeOf(block.selection, say)] satisfies [string, string]]),
      ],
    },
    ...(rooms.length > 1
      ? [breakdownTable(context, block.breakdown), ...dayBlocks(context, block.days, block.peak)]
      : []),
  ];
}

/** Shows a room: its inputs, the parts of its load, and its peak day. */
export function roomBlocks(context: Context, room: RoomResult, index: number, envelope: Envelope): Block[] {
  const { say } = context;
  const p = wordsOf(context);
  const path = roomPath(index);
  const { groups, result, plant } = say.words.engineer;
  const inputs = [
    "kind",
    "area",
    "height",
    "people",
    "activity",
    "personSensible",
    "personLatent",
    "lights",
    "equipment",
    "equipmentLatent",
    "leaks",
    "fresh",
    "temperature",
    "humidity",
  ] as const;
  return [
    { kind: "facts", rows: factsAt(context, "room", path, inputs) },
    { kind: "heading", text: `${groups.walls} · ${p("report.surfaces")}` },
    ...surfaceBlocks(context, path, envelope),
    ...givenBlocks(context, index),
    { kind: "heading", text: `${result.ofRoom} · ${momentOf(room.peak, say)}` },
    ...(plannedOf(context.state.counted) ? [{ kind: "small", text: plant.byItself } satisfies Block] : []),
    breakdownTable(context, room.breakdown),
    ...dayBlocks(context, room.days, room.peak),
  ];
}

/** Shows the load at the peak hour, line by line. */
function breakdownTable({ say, state }: Context, breakdown: Breakdown): Block {
  const { parts, columns, plant } = say.words.engineer;
  const required = plannedOf(state.counted) ? plant.withSafety : parts.required;
  const { sensible, latent } = breakdown;
  const rows: [string, number, number][] = [
    ...sensibleParts.map((part): [string, number, number] => {
      const moist = latentParts.find((one) => one === part);
      return [parts.sensible[part], sensible[part], moist ? latent[moist] : 0];
    }),
    [parts.fresh, breakdown.freshSensible, breakdown.freshLatent],
    [parts.fan, breakdown.fan, 0],
    [parts.ducts, breakdown.ducts, 0],
  ];
  const shown = rows.filter(([, dry, moist]) => counts(dry) || counts(moist));
  const figures = ([name, dry, moist]: [string, number, number]) => [
    name,
    figure(dry),
    moist ? figure(moist) : "–",
    figure(dry + moist),
  ];
  return {
    kind: "table",
    tight: 3,
    head: [columns.part, `${columns.sensible} (W)`, `${columns.latent} (W)`, "W"],
    rows: [
      ...shown.map(figures),
      figures([parts.coil, breakdown.coilSensible, breakdown.coilLatent]),
      [parts.safety, "", "", figure(breakdown.safety)],
      [required, "", "", figure(breakdown.required)],
    ],
    strong: [shown.length, shown.length + 2],
  };
}

/** Shows the day of the peak as a chart, and its 24 hours in figures. */
function dayBlocks(context: Context, days: LoadDay[], peak: Peak): Block[] {
  const { say, state } = context;
  const p = wordsOf(context);
  const { panels } = say.words;
  const load = nth(days, peak.day);
  const day = nth(state.counted.result.days, peak.day);
  const over = causesOver(load);
  const series = causeIds
    .filter((cause) => over[cause].some(counts))
    .map((cause) => ({
      name: panels.causes[cause],
      colour: colours[colourOf(cause)],
      values: over[cause].map(kilowatts),
    }));
  const most = Math.max(
    ...Array.from({ length: 24 }, (_, hour) =>
      series.reduce((sum, { values }) => sum + Math.max(0, nth(values, hour)), 0),
    ),
    0.1,
  );
  const scale = ticks(0, most, 5);
  const title = p("report.hourly", { month: monthOf(context, peak.month), day: panels.days[peak.kind] });
  const line = (name: string, values: readonly number[], digits: number) => [
    name,
    ...values.map((value) => figure(value, digits)),
  ];
  const digits = most >= 100 ? 0 : most >= 10 ? 1 : 2;
  return [
    { kind: "small", text: title },
    { kind: "day", alt: title, series, ticks: scale, labels: scale.map((tick) => String(tick)) },
    {
      kind: "table",
      size: 6.4,
      pad: 0.6,
      even: true,
      tight: 2.5,
      head: [p("report.columns.hour"), ...Array.from({ length: 24 }, (_, hour) => String(hour + 1))],
      rows: [
        line(p("report.columns.outdoor"), day.dryBulb, 0),
        line(p("report.columns.dryLoad"), load.coilSensible.map(kilowatts), digits),
        line(p("report.columns.moist"), load.coilLatent.map(kilowatts), digits),
        line(p("report.columns.coil"), load.coil.map(kilowatts), digits),
      ],
      strong: [3],
    },
  ];
}

const relatives = [1, 0.8, 0.6, 0.4, 0.2];

/** Shows the path of the air for the room with the largest load, as a drawing and in figures. */
export function airBlocks(context: Context, { rooms, days }: BuildingResult): Block[] {
  // An air handler mixes the air of its rooms, so the states of its air are in the section about the plant.
  if (plannedOf(context.state.counted)?.system.handlers.length) return [];
  const { panels } = context.say.words;
  const [room] = rooms.filter(({ process }) => process).toSorted((a, b) => b.breakdown.required - a.breakdown.required);
  if (!room?.process) return [];
  const { pressure } = nth(days, room.peak.day);
  const points = pointsOf(room.process);
  const { across, up } = axesFor(points);
  const [low, most] = [nth(across, 0), last(up)];
  const at = (...ids: PointId[]) =>
    ids.flatMap((id) => (points[id] ? [[points[id].dryBulb, 1000 * points[id].humidity]] : []));
  const leaving = points.coil ? "coil" : "supply";
  const states = keysOf(points).flatMap((id) => (points[id] ? [{ id, ...stateOf(points[id], pressure) }] : []));
  const { air } = panels;
  return [
    { kind: "small", text: `${room.name} · ${momentOf(room.peak, context.say)}` },
    {
      kind: "air",
      alt: `${air.title}: ${states.map(({ id, dryBulb, grams }) => `${panels.points[id]} ${dryBulb.toFixed(1)} °C, ${grams.toFixed(1)} g/kg`).join("; ")}`,
      across,
      up,
      "across-name": `${air.dryBulb} (°C)`,
      "up-name": `${air.humidity} (g/kg)`,
      curves: relatives.map((relative) => ({
        points: relativeLine(relative, [low, last(across)], most, pressure),
        strong: relative === 1,
        name: `${relative * 100}%`,
      })),
      legs: [
        { colour: colours.brick, points: at("outside", "mixed", "inside") },
        { colour: colours.blue, points: at("mixed", leaving) },
        { colour: colours.teal, points: at(leaving, "supply", "inside") },
      ],
      points: states.map(({ id, dryBulb, grams }) => ({
        name: panels.points[id],
        x: dryBulb,
        y: grams,
        below: id === "inside" || id === "supply",
      })),
    },
    {
      kind: "table",
      head: [
        air.point,
        `${air.dryBulb} (°C)`,
        `${air.wetBulb} (°C)`,
        `${air.relative} (%)`,
        `${air.humidity} (g/kg)`,
        `${air.enthalpy} (kJ/kg)`,
      ],
      rows: states.map(({ id, dryBulb, wetBulb, relative, grams, enthalpy }) => [
        panels.points[id],
        figure(dryBulb, 1),
        figure(wetBulb, 1),
        figure(relative),
        figure(grams, 2),
        figure(enthalpy, 1),
      ]),
    },
  ];
}
