import { refuse } from "../check.ts";
import { kinds } from "./demand.ts";
import { fixtureIds, simultaneousFlow, unitsOf } from "./fixtures.ts";
import { heaterSize, heatFor, hotShare, seasonOf } from "./heater.ts";
import { checkWater, usualWater, type WaterInput } from "./input.ts";
import { pumpFor } from "./pump.ts";
import { type PumpPoint, runOf } from "./pump-curve.ts";
import { tankFor } from "./tank.ts";
import { metresPerBar, waterHeat } from "./water.ts";

/** The version of the calculation. Raise it with every change of a result. */
export const engineVersion = "1.3.0";

export const notes = [
  "countYours",
  "roofWeight",
  "turnover",
  "coldWarm",
  "coldAsShower",
  "storeBelow60",
  "heatersTooWeak",
  "gravityEnough",
  "pipeTooSmall",
] as const;
export type Note = (typeof notes)[number];

function storageOf(input: WaterInput) {
  const kind = kinds[input.kind];
  const perPerson = input.perPerson ?? kind.water.value;
  /** The demand in m³ a day. */
  const daily = (input.people * perPerson + input.other) / 1000;
  const total = daily * input.days;
  const roofUsable = (total * input.roofShare) / 100;
  const tank = (usable: number, height: number) =>
    usable > 0 ? tankFor(usable, input.usable / 100, height, input.tank) : undefined;
  const ground = tank(total - roofUsable, input.groundHeight);
  const roof = tank(roofUsable, input.roofHeight);
  /** The hours that the full tanks last without supply. Water below the outlets is not included. */
  const held = (24 * ((ground?.drawable ?? 0) + (roof?.drawable ?? 0))) / daily;
  return { perPerson, daily, total, ground, roof, held };
}

function pumpsOf(input: WaterInput, roofUsable: number) {
  const common = {
    pipe: input.pipe,
    fittings: input.fittings / 100,
    fastest: input.fastest,
    efficiency: input.efficiency / 100,
    reserve: input.reserve / 100,
  };
  const load = unitsOf(input, kinds[input.kind].fixtures);
  const transfer =
    roofUsable > 0 && input.roofShare < 100
      ? pumpFor({
          ...common,
          flow: roofUsable / (input.filling * 3600),
          static: input.lift,
          residual: input.inlet,
          length: input.run,
        })
      : undefined;
  const booster = pumpFor({
    ...common,
    flow: simultaneousFlow(load),
    // If there is no roof tank, the pump must reach the highest shower. The static head is then the height of the roof minus the drop to that
    // shower.
    static: roofUsable > 0 ? -input.drop : Math.max(0, input.lift - input.drop),
    residual: input.residual * metresPerBar,
    length: input.tapRun,
  });
  return { load, transfer, booster };
}

/** The litres a minute in one m³/s. */
const perMinute = 60_000;

/** Returns the two points of the pump, or undefined if a value is missing. */
function pointsOf({ firstFlow, firstHead, secondFlow, secondHead }: WaterInput) {
  if (firstFlow === undefined || firstHead === undefined || secondFlow === undefined || secondHead === undefined)
    return;
  return [
    { flow: firstFlow / perMinute, head: firstHead },
    { flow: secondFlow / perMinute, head: secondHead },
  ] as const satisfies PumpPoint[];
}

/** Computes the chosen pump in its pipes. If there is no transfer pump, the booster is used, but only if the visitor counted the taps. */
function runIn(input: WaterInput, { transfer, booster }: Pumps, isCounted: boolean) {
  const isTransfer = input.pump === "transfer" && transfer !== undefined;
  const pump = isTransfer ? transfer : isCounted ? booster : undefined;
  const run = pump && runOf(pump, input.efficiency / 100, pointsOf(input));
  return run && { ...run, pump: isTransfer ? ("transfer" as const) : ("booster" as const) };
}

function hotWaterOf(input: WaterInput) {
  const hot = {
    mixed: input.peakShowers * input.minutes * input.rate,
    shower: input.shower,
    store: input.store,
    usable: input.hotUsable / 100,
    recovery: input.recovery,
    heaters: input.heaters,
  };
  const winter = seasonOf(input.coldWinter, hot);
  const summer = seasonOf(input.coldSummer, hot);
  const season = winter.volume >= summer.volume ? winter : summer;
  const perPerson = input.hotPerPerson ?? kinds[input.kind].hot.value;
  /**
   * The daily use is known for hot water of 60 °C in winter. It is converted to mixed water, because less hot water is needed in summer, when
   * the cold water is warmer.
   */
  const mixedADay = (input.people * perPerson * (60 - input.coldWinter)) / Math.max(1, input.shower - input.coldWinter);
  const daily = (cold: number) => heatFor(mixedADay * hotShare(cold, input.shower, input.store), input.store - cold);
  const instant = (cold: number) => (input.rate / 60) * waterHeat * Math.max(0, input.shower - cold);
  const power = Math.max(winter.power, summer.power);
  const dearest = Math.max(daily(input.coldWinter), daily(input.coldSummer));
  return {
    mixed: hot.mixed,
    perPerson,
    winter: { ...winter, daily: daily(input.coldWinter) },
    summer: { ...summer, daily: daily(input.coldSummer) },
    volume: season.volume,
    power,
    /** The kWh of the day with the highest need. `enough` is true if the heaters deliver them in 24 hours. */
    dearest,
    enough: 24 * power >= dearest,
    each: season.volume > 0 ? heaterSize(season.volume, input.heaters) : 0,
    /** The kW that one shower would need from an instantaneous heater. */
    instant: { winter: instant(input.coldWinter), summer: instant(input.coldSummer) },
  };
}

/**
 * Tells whether the visitor counted the taps and the showers. Some notes depend on the taps of the default villa. They are shown only for a
 * similar home, or after the visitor changed the numbers.
 */
function countedIn(input: WaterInput) {
  const isSuchHome = input.kind === usualWater.kind && input.people <= 2 * usualWater.people;
  const taps = isSuchHome || fixtureIds.some((id) => input[id] !== usualWater[id]);
  return { taps, showers: taps || input.peakShowers !== usualWater.peakShowers };
}

function notesOf(input: WaterInput, result: Omit<WaterResult, "notes">): Note[] {
  const { transfer, booster, hot, counted } = result;
  const pumps = [transfer, counted.taps ? booster : undefined].filter((pump) => pump !== undefined);
  const conditions: Record<Note, boolean> = {
    countYours: !counted.taps,
    roofWeight: result.roof !== undefined,
    turnover: input.days > 1,
    coldWarm: Math.max(input.coldWinter, input.coldSummer) > 20,
    coldAsShower: input.coldSummer >= input.shower,
    storeBelow60: input.store < 60,
    heatersTooWeak: counted.showers && hot.volume > 0 && !hot.enough,
    gravityEnough: counted.taps && booster.flow > 0 && !booster.needed,
    pipeTooSmall: pumps.some(({ pipe }) => !pipe.wideEnough),
  };
  return notes.filter((note) => conditions[note]);
}

/**
 * Computes tanks, pumps and heaters for a building. Refuses input that `checkWater` refuses. Results are in SI units, those of heaters in litres
 * and kW.
 */
export function waterSystem(input: WaterInput) {
  refuse(checkWater(input));
  const storage = storageOf(input);
  const pumps = pumpsOf(input, storage.roof?.usable ?? 0);
  const counted = countedIn(input);
  const run = runIn(input, pumps, counted.taps);
  const result = { ...storage, ...pumps, run, hot: hotWaterOf(input), counted };
  return { ...result, notes: notesOf(input, result) };
}
type Storage = ReturnType<typeof storageOf>;
type Pumps = ReturnType<typeof pumpsOf>;
type Hot = ReturnType<typeof hotWaterOf>;
export type WaterResult = Storage &
  Pumps & { run: ReturnType<typeof runIn>; hot: Hot; counted: ReturnType<typeof countedIn>; notes: Note[] };
