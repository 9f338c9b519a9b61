import { relativeHumidity } from "@site/engine/air/psychrometrics.ts";
import { type PlantId, withHandlers } from "@site/engine/data/systems.ts";
import type { Handler } from "@site/engine/systems/handler.ts";
import type { SystemResult } from "@site/engine/systems/system.ts";
import { cubicFeetPerMinute, tons } from "@site/engine/units.ts";
import { nth } from "@site/typed";
import { kilowatts, type Speech } from "../say.ts";
import { momentOf } from "./moment.ts";
import { type PlantResult, plannedOf } from "./plant-loads.ts";
import type { CalculatedBuilding } from "./state.ts";

/** A number with its unit, or a text such as DN 80. */
export interface PlantFigure {
  label: string;
  value: number | string;
  unit?: string;
  digits?: number;
  note?: string;
}
export interface PlantPart {
  title: string;
  figures: PlantFigure[];
  rooms?: { caption: string; rows: { name: string; figures: PlantFigure[] }[] };
}

/**
 * Describes the chosen plant part by part: its machine, its water or refrigerant, its air handlers, and the units in the rooms. The page, the
 * report and the table use it.
 */
export function plantParts(system: SystemResult, plant: PlantId, pressure: number, say: Speech): PlantPart[] {
  const { plant: words, options } = say.words.engineer;
  const { outdoorUnit, handlers, packages, terminals } = system;
  return [
    {
      title: `${words.title}: ${options.plant[plant]}`,
      figures: [...plantFigures(system, say), ...pipes(system, say)],
    },
    ...(outdoorUnit ? [{ title: words.outdoorUnit, figures: outdoorFigures(outdoorUnit, say) }] : []),
    ...handlers.map((handler, index): PlantPart => {
      const size = packages?.[index];
      const unit = size && say.fill(words.units, { n: size.count, tr: say.format(size.size, 1) });
      return {
        title: say.fill(words.handler, { n: handlers.length > 1 ? handler.id : "" }).trim(),
        figures: [...(unit ? [{ label: words.unit, value: unit }] : []), ...handlerFigures(handler, pressure, say)],
        rooms: handler.rooms.length > 1 ? boxes(handler, say) : undefined,
      };
    }),
    ...(terminals.length > 0 ? [{ title: words.terminals, figures: [], rooms: terminalRows(system, say) }] : []),
  ];
}

/** Returns the parts of the plant; an empty list if no plant was chosen. */
export function plantOf(counted: CalculatedBuilding, say: Speech): PlantPart[] {
  const planned = plannedOf(counted);
  if (!planned) return [];
  const { pressure } = nth(counted.result.days, 0);
  return plantParts(planned.system, planned.plan.plant, pressure, say);
}

/** The ventilation efficiency below which one room makes the air handler take in too much outdoor air for all the others. */
const poorEfficiency = 0.7;

/**
 * If the ventilation efficiency is poor, says how much outdoor air would be enough if the critical room had a unit of its own. The critical room
 * needs the largest share of outdoor air in its supply air.
 */
function apartFigures({ ventilation, rooms }: Handler, say: Speech): PlantFigure[] {
  const { zones, critical, efficiency, intake, impossible } = ventilation;
  const { plant: words } = say.words.engineer;
  if (efficiency >= poorEfficiency || impossible || intake === 0) return [];
  const own = zones.reduce((sum, { outdoor }) => sum + outdoor, 0);
  const note = say.fill(words.apartNote, {
    intake: say.amount(intake, "l-per-s"),
    room: rooms[critical]?.name ?? "",
    share: say.format(100 * (zones[critical]?.share ?? 0)),
  });
  return [air(words.apart, own / 1000, note)];
}

/** Returns the label for the load of all coils with their outdoor air. For an air handler the label names the standard that it follows. */
export const coilsLabel = (plant: PlantId, say: Speech) =>
  say.words.engineer.plant[withHandlers.includes(plant) ? "coils" : "coilsOwn"];

/** Lists the loads that lead to the load of the plant, which is the last line. The page, the cover of the report and an enquiry use them. */
export function plantLines(counted: CalculatedBuilding, say: Speech): { label: string; watts: number }[] {
  const planned = plannedOf(counted);
  if (!planned) return [];
  const { plant: words, options } = say.words.engineer;
  const { plan, loads } = planned;
  return [
    { label: words.rooms, watts: loads.roomsThen },
    { label: coilsLabel(plan.plant, say), watts: loads.coils },
    { label: `${words.load}: ${options.plant[plan.plant]}`, watts: loads.plant },
  ];
}

/** Lists the steps from the loads of the rooms to the load of the plant. */
export function plantChain({ plan, system, loads }: PlantResult, say: Speech): (PlantFigure & { isSum: boolean })[] {
  const { plant: words, parts } = say.words.engineer;
  const intake = system.handlers.reduce((sum, { ventilation }) => sum + ventilation.intake, 0);
  const sum = (label: string, watts: number, note?: string) => ({ ...power(label, watts, note), isSum: true });
  const step = (label: string, watts: number, note?: string) => ({ ...power(label, watts, note), isSum: false });
  const steps = [
    sum(words.alone, loads.alone),
    step(words.aloneOff, loads.aloneOff),
    step(words.moved, loads.moved),
    sum(words.rooms, loads.roomsThen, momentOf(loads.at, say)),
    step(words.added, loads.added, intake > 0 ? say.amount(intake, "l-per-s") : undefined),
    step(parts.safety, loads.safety),
    sum(coilsLabel(plan.plant, say), loads.coils),
    step(words.spread, loads.diversity),
    sum(words.load, loads.plant, inTons(loads.plant, say)),
  ];
  // A step that would be shown as 0.0 is left out.
  return steps.filter(({ value, isSum }) => isSum || Math.abs(Number(value)) >= 0.05);
}

const power = (label: string, watts: number, note?: string): PlantFigure => ({
  ...{ label, value: kilowatts(watts), unit: "kw", digits: 1, note },
});
const air = (label: string, flow: number, note?: string): PlantFigure => ({
  ...{ label, value: flow * 1000, unit: "l-per-s", note },
});
const celsius = (label: string, value: number, note?: string): PlantFigure => ({
  ...{ label, value, unit: "c", digits: 1, note },
});
const inTons = (watts: number, say: Speech) => say.amount(tons(watts), "tr", 2);
const inCfm = (flow: number, say: Speech) => say.amount(cubicFeetPerMinute(flow), "cfm");
const percent = (share: number, say: Speech) => `${say.format(100 * share)}%`;

function plantFigures({ block, sumOfPeaks, plant, machine }: SystemResult, say: Speech): PlantFigure[] {
  const { plant: words } = say.words.engineer;
  const generic = say.fill(words.generic, { celsius: say.format(machine.outdoor) });
  return [
    power(words.block, block.watts, momentOf(block, say)),
    power(words.sum, sumOfPeaks),
    power(words.load, plant, inTons(plant, say)),
    power(words.rated, machine.rated, `${inTons(machine.rated, say)} · ${generic}`),
    power(words.drawn, machine.power),
  ];
}

function pipes({ water, vrf }: SystemResult, say: Speech): PlantFigure[] {
  const { plant: words } = say.words.engineer;
  if (water) {
    const { dn, velocity, friction, wideEnough } = water.pipe;
    const drawn = say.amount(kilowatts(water.pump.power), "kw", 1);
    const fits = `${say.amount(velocity, "m-per-s", 2)} · ${say.amount(friction, "pa-per-m")}`;
    return [
      { label: words.water, value: water.flow * 1000, unit: "l-per-s", digits: 2 },
      { label: words.mainPipe, value: `DN ${dn}`, note: wideEnough ? fits : words.tooNarrow },
      { label: words.pump, value: water.pump.head, unit: "m", digits: 1, note: drawn },
    ];
  }
  if (!vrf) return [];
  const size = say.amount(vrf.outdoor.size, "kw", 1);
  return [
    { label: words.outdoorUnits, value: `${vrf.outdoor.count} × ${size}` },
    { label: words.combination, value: percent(vrf.combination, say) },
    { label: words.kept, value: percent(vrf.share, say) },
  ];
}

function outdoorFigures({ flow, peak, hour }: NonNullable<SystemResult["outdoorUnit"]>, say: Speech): PlantFigure[] {
  const { plant: words } = say.words.engineer;
  return [
    air(words.outdoorAir, flow, inCfm(flow, say)),
    power(words.coil, peak.watts, momentOf(peak, say)),
    celsius(words.entering, hour.entering.dryBulb),
    celsius(words.leaving, hour.leaving.dryBulb),
  ];
}

/** Names the room that the air handler cannot supply, and the field that corrects this. */
export function tooLittleAir({ ventilation: { zones, critical }, rooms }: Handler, say: Speech): string {
  const { plant: words, fields } = say.words.engineer;
  const room = rooms[critical];
  return say.fill(words.impossible, {
    room: room?.name ?? "",
    outdoor: say.amount(zones[critical]?.outdoor ?? 0, "l-per-s"),
    least: say.amount((room?.least ?? 0) * 1000, "l-per-s"),
    field: fields.use.leastAir,
  });
}

function handlerFigures(handler: Handler, pressure: number, say: Speech) {
  const { ventilation, state, peak, reheat, flow, rooms } = handler;
  const { plant: words } = say.words.engineer;
  const moist = (at: typeof state.mixed) => percent(relativeHumidity(at.dryBulb, at.humidity, pressure), say);
  const room = rooms[ventilation.critical]?.name ?? "";
  const efficiency = say.fill(words.efficiency, { ev: say.format(ventilation.efficiency, 2), room });
  const share = peak.watts > 0 ? state.work.sensible / state.work.total : 1;
  return [
    air(words.supplyAir, flow, inCfm(flow, say)),
    air(words.intake, ventilation.intake / 1000, ventilation.impossible ? tooLittleAir(handler, say) : efficiency),
    ...apartFigures(handler, say),
    power(words.coil, peak.watts, momentOf(peak, say)),
    { label: words.shr, value: share, digits: 2 },
    celsius(words.entering, state.mixed.dryBulb, moist(state.mixed)),
    celsius(words.leaving, state.leaving.dryBulb, moist(state.leaving)),
    power(words.reheat, reheat, state.dry ? undefined : words.damp),
    { label: words.settles, value: moist(state.inside) },
  ];
}

function boxes({ rooms, ventilation }: Handler, say: Speech) {
  const { plant: words } = say.words.engineer;
  const rows = rooms.map(({ name, flow, least }, index) => ({
    name,
    figures: [
      air(words.supplyAir, flow),
      air(words.least, least),
      air(words.zoneAir, (ventilation.zones[index]?.outdoor ?? 0) / 1000),
    ],
  }));
  return { caption: words.boxes, rows };
}

function terminalRows({ terminals, vrf }: SystemResult, say: Speech) {
  const { plant: words, columns } = say.words.engineer;
  const rows = terminals.map(({ name, watts, sensible, water, pipe }, index) => {
    const unit = vrf?.indoor[index];
    const size = unit && say.amount(unit.size, "kw", 1);
    return {
      name,
      figures: [
        { label: columns.load, value: tons(watts), unit: "tr", digits: 2 },
        power(columns.sensible, sensible),
        ...(water === undefined
          ? []
          : [
              { ...air(words.water, water), digits: 2 },
              { label: "DN", value: pipe?.dn ?? "" },
            ]),
        ...(unit ? [{ label: words.nominal, value: unit.count > 1 ? `${unit.count} × ${size}` : `${size}` }] : []),
      ],
    };
  });
  return { caption: words.terminals, rows };
}
