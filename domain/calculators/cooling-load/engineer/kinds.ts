import { finishIds, materials, roofIds, wallIds } from "@site/engine/data/constructions.ts";
import { ductIds, systemKinds } from "@site/engine/data/equipment.ts";
import { activities } from "@site/engine/data/gains.ts";
import { blindIds, glassIds } from "@site/engine/data/glazing.ts";
import { roomKindIds } from "@site/engine/data/room-kinds.ts";
import { scheduleIds } from "@site/engine/data/schedules.ts";
import { skies } from "@site/engine/data/skies.ts";
import { cityIds, designIds } from "@site/engine/data/stations.ts";
import { outdoorIds, plantIds, recoveryIds } from "@site/engine/data/systems.ts";
import { compassPoints } from "@site/engine/quick/input.ts";
import { massIds } from "@site/engine/running-cost/mass.ts";
import { slatPlaces } from "@site/engine/walls/slat-blind.ts";
import { keysOf, recordOf, valueNamed } from "@site/typed";
import type { UnitId } from "./unit.ts";

/** A field for a number. Each field has one letter, so that a whole building fits into an address. */
export interface NumberField {
  letter: string;
  least: number;
  most: number;
  unit?: UnitId;
  whole?: true;
}
export interface ChoiceField<Id extends string = string> {
  letter: string;
  ids: readonly Id[];
}
export interface TextField {
  letter: string;
  longest: number;
}
export type Field = NumberField | ChoiceField | TextField;

const number = (letter: string, least: number, most: number, unit?: UnitId): NumberField => ({
  letter,
  least,
  most,
  unit,
});
/** A field for the number of items in a list. The items have the same letter as this field. */
const count = (letter: string, least: number, most: number): NumberField => ({ letter, least, most, whole: true });
const choice = <Id extends string>(letter: string, ids: readonly Id[]): ChoiceField<Id> => ({ letter, ids });

export const activityIds = keysOf(activities);
/** The materials of a layer. An air gap has only a resistance. */
export const materialIds = ["gap", ...keysOf(materials)] as const;
/**
 * The number of known schedules that are only on or off. The graded ones were added later, so they are last: an address holds the index of a
 * choice.
 */
const switched = 6;
export const timesIds = ["own", ...scheduleIds.slice(0, switched), "hourly", ...scheduleIds.slice(switched)] as const;

export const skyIds = keysOf(skies);

/** The choices for the other side of a surface that does not face outdoors: an uncooled space, the ground, or a known temperature. */
export const sideIds = ["space", "ground", "fixed"] as const;
export const plantChoices = ["none", ...plantIds] as const;
export const procedureIds = ["appendix", "simplified"] as const;
export const slatChoices = ["none", ...slatPlaces] as const;
export const humidDayIds = ["with", "without"] as const;

/**
 * All fields, by the kind of item that they describe. An address holds the index of a choice in its list, so a new choice must be added at the
 * end.
 */
export const kinds = {
  building: {
    city: choice("c", cityIds),
    dryBulb: number("o", 25, 55, "celsius"),
    wetBulb: number("w", 10, 35, "celsius"),
    reflectance: number("g", 0, 80, "percent"),
    system: choice("y", systemKinds),
    fan: number("f", 0, 30, "percent"),
    ducts: choice("d", ductIds),
    ductShare: number("l", 0, 40, "percent"),
    safetySensible: number("s", 0, 50, "percent"),
    safetyLatent: number("t", 0, 50, "percent"),
    bypass: number("p", 0, 50, "percent"),
    hotLoss: number("h", 0, 30, "percent"),
    roomCapacity: number("a", 50, 120, "percent"),
    efficiency: number("e", 1.5, 8),
    price: number("k", 0, 3),
    rooms: count("r", 1, 20),
    design: choice("m", designIds),
    humidDay: choice("u", humidDayIds),
    dewPoint: number("n", 5, 35, "celsius"),
    humidDryBulb: number("x", 15, 55, "celsius"),
    sky: choice("z", skyIds),
    taub: { letter: "i", longest: 160 },
    taud: { letter: "j", longest: 160 },
  },
  room: {
    name: { letter: "n", longest: 40 },
    kind: choice("k", roomKindIds),
    area: number("a", 1, 5000, "squareMetre"),
    height: number("h", 1.5, 30, "metre"),
    people: number("p", 0, 5000),
    activity: choice("y", activityIds),
    personSensible: number("g", 0, 1000, "watt"),
    personLatent: number("m", 0, 1000, "watt"),
    lights: number("l", 0, 200, "wattPerArea"),
    equipment: number("e", 0, 20_000, "wattPerArea"),
    equipmentLatent: number("q", 0, 1000, "wattPerArea"),
    leaks: number("x", 0, 30, "airChanges"),
    fresh: number("f", 0, 50_000, "airflow"),
    temperature: number("c", 15, 35, "celsius"),
    humidity: number("u", 10, 90, "percent"),
    walls: count("w", 0, 8),
    roof: count("t", 0, 1),
    neighbours: count("b", 0, 4),
  },
  use: {
    days: number("d", 0, 7),
    otherDays: choice("o", scheduleIds),
    racks: number("r", 0, 500),
    rackPower: number("p", 0.1, 100, "kilowatt"),
    hood: number("h", 0, 50_000, "airflow"),
    makeUp: number("m", 0, 100, "percent"),
    hooded: number("u", 0, 100, "percent"),
    handler: { ...number("a", 1, 50), whole: true },
    leastAir: number("l", 0, 50_000, "airflow"),
  },
  times: {
    id: choice("s", timesIds),
    from: number("f", 0, 24),
    to: number("t", 0, 24),
    rest: number("r", 0, 100, "percent"),
    values: { letter: "v", longest: 200 },
  },
  wall: {
    facing: choice("f", compassPoints),
    bearing: number("b", 0, 360, "degree"),
    area: number("a", 0.1, 5000, "squareMetre"),
    construction: choice("c", wallIds),
    finish: choice("i", finishIds),
    absorptance: number("o", 0, 100, "percent"),
    layers: count("l", 1, 8),
    windows: count("g", 0, 6),
  },
  window: {
    alike: { ...number("n", 1, 8), whole: true },
    width: number("w", 0.1, 100, "metre"),
    height: number("h", 0.1, 30, "metre"),
    glass: choice("z", glassIds),
    u: number("u", 0.2, 10, "transmittance"),
    shgc: number("s", 0.01, 1),
    blind: choice("b", blindIds),
    overhang: number("d", 0, 20, "metre"),
    above: number("e", 0, 20, "metre"),
    fins: number("f", 0, 20, "metre"),
    beside: number("j", 0, 20, "metre"),
    table: { letter: "t", longest: 80 },
    slats: choice("p", slatChoices),
    slatAngle: number("a", 0, 80, "degree"),
    slatReflectance: number("r", 5, 90, "percent"),
  },
  roof: {
    construction: choice("c", roofIds),
    area: number("a", 0.1, 5000, "squareMetre"),
    finish: choice("i", finishIds),
    absorptance: number("o", 0, 100, "percent"),
    layers: count("l", 1, 8),
    parapet: number("p", 0, 10, "metre"),
    skylights: number("y", 0, 2000, "squareMetre"),
    skyU: number("u", 0.2, 10, "transmittance"),
    skyShgc: number("s", 0.01, 1),
  },
  layer: {
    material: choice("m", materialIds),
    thickness: number("t", 0.1, 2000, "millimetre"),
    conductivity: number("k", 0.005, 500, "conductivity"),
    density: number("d", 1, 12_000, "density"),
    heat: number("c", 100, 5000, "specificHeat"),
    resistance: number("r", 0, 20, "resistance"),
  },
  neighbour: {
    area: number("a", 0.1, 5000, "squareMetre"),
    u: number("u", 0.1, 10, "transmittance"),
    exposure: number("x", 0, 100, "percent"),
    side: choice("k", sideIds),
    perimeter: number("p", 0, 1000, "metre"),
    celsius: number("c", -10, 80, "celsius"),
  },
  plant: {
    plant: choice("k", plantChoices),
    outdoor: choice("o", outdoorIds),
    recovery: choice("r", recoveryIds),
    supply: number("s", 8, 20, "celsius"),
    outdoorSupply: number("u", 8, 26, "celsius"),
    effectiveness: number("e", 0.5, 1.5),
    procedure: choice("p", procedureIds),
    atOnce: number("a", 10, 100, "percent"),
    diversity: number("d", 30, 100, "percent"),
    waterDrop: number("w", 3, 15, "kelvin"),
    run: number("n", 1, 2000, "metre"),
    pipeLength: number("l", 0, 200, "metre"),
    pipeHeight: number("h", -100, 100, "metre"),
    heatOutdoor: number("c", -40, 40, "celsius"),
    heatInside: number("i", 10, 30, "celsius"),
    useFrom: number("f", 0, 24),
    useTo: number("t", 0, 24),
    mass: choice("m", massIds),
  },
} as const satisfies Record<string, Record<string, Field>>;
export type Kind = keyof typeof kinds;

/** The kinds of item that each kind contains, by letter. The four schedules of a room are for people, lights, equipment and fresh air. */
export const lists: Record<Kind, Record<string, { kind: Kind; most: number }>> = {
  building: { r: { kind: "room", most: 20 }, p: { kind: "plant", most: 1 } },
  room: {
    w: { kind: "wall", most: 8 },
    t: { kind: "roof", most: 1 },
    b: { kind: "neighbour", most: 4 },
    d: { kind: "times", most: 4 },
    s: { kind: "use", most: 1 },
  },
  wall: { l: { kind: "layer", most: 8 }, g: { kind: "window", most: 6 } },
  roof: { l: { kind: "layer", most: 8 } },
  window: {},
  layer: {},
  neighbour: {},
  times: {},
  use: {},
  plant: {},
};

const byLetter = recordOf(
  keysOf(kinds),
  (kind) => new Map(Object.values<Field>(kinds[kind]).map((field) => [field.letter, field])),
);

/** Returns a field by its kind and name. The caller knows whether it is a field for a number, a choice or a text. */
export const fieldOf = (kind: Kind, name: string): Field => valueNamed<Field>(kinds[kind], name);

export const fieldAt = (kind: Kind, letter: string): Field | undefined => byLetter[kind].get(letter);
