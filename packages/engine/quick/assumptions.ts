import { keysOf } from "@site/typed";
import { afterLeaks, afterSupply, freshAir } from "../air/ventilation.ts";
import { ages } from "../data/ages.ts";
import { hotDay, safetyMargin } from "../data/equipment.ts";
import { type RoomKind, roomKind } from "../data/room-kinds.ts";
import type { Confidence, SourceId } from "../data/sources.ts";
import { usualCapacityIn } from "../equipment/capacity.ts";
import type { AssumptionId, QuickAssumptions, QuickInput } from "./input.ts";

export interface Assumption<Id extends AssumptionId = AssumptionId> {
  id: Id;
  value: QuickAssumptions[Id];
  /** The default value, which applies until the visitor changes it. */
  usual: QuickAssumptions[Id];
  source: SourceId;
  confidence: Confidence;
  changed: boolean;
}

const held = { dryBulb: 24, relativeHumidity: 0.5 };

/**
 * True if a fan supplies the outdoor air and the room has no exhaust of its own. A home gets its outdoor air through leaks. A hood extracts more
 * air than its room gets.
 */
const isSupplied = ({ home, asks }: RoomKind) => !home && asks !== "hood";

/**
 * Returns the default values. Some depend on values that the visitor changed. In a home the fresh air depends on the number of people and on the
 * leaks; in other rooms the leaks depend on the fresh air. The capacity depends on the temperature and humidity of the room.
 */
function usualFor({ room, area, height, position, age, changed }: QuickInput): QuickAssumptions {
  const kind = roomKind(room);
  const built = ages[age];
  const people = kind.home ? kind.people : Math.max(Math.min(1, kind.people), Math.round((kind.people * area) / 100));
  const [perPerson, perArea] = kind.air;
  const outdoorAir = freshAir({ perPerson, perArea }, changed?.people ?? people, area);
  const volume = area * height;
  const leaks = isSupplied(kind)
    ? afterSupply(built.airChanges, changed?.freshAir ?? outdoorAir, volume)
    : built.airChanges;
  const inside = {
    dryBulb: changed?.insideTemperature ?? held.dryBulb,
    relativeHumidity: changed?.insideHumidity ?? held.relativeHumidity,
  };
  return {
    people,
    insideTemperature: held.dryBulb,
    insideHumidity: held.relativeHumidity,
    wall: built.wall,
    wallFinish: "sand",
    roof: built.roof,
    roofFinish: built.roofFinish,
    glass: built.glass,
    blind: "none",
    overhang: 0,
    outsideWalls: position === "villa" ? 2 : 1,
    lights: kind.lights,
    equipment: kind.equipment,
    occupied: kind.occupied,
    lit: kind.lit,
    airChanges: leaks,
    freshAir: kind.home ? afterLeaks(outdoorAir, changed?.airChanges ?? leaks, volume) : outdoorAir,
    system: "split",
    ducts: "none",
    safety: safetyMargin,
    hotLoss: hotDay.loss.usual,
    roomCapacity: usualCapacityIn(inside),
    reflectance: 0.3,
  };
}

type Origin = readonly [SourceId, Confidence];

function origins({ room, age }: QuickInput, { airChanges }: QuickAssumptions): Record<AssumptionId, Origin> {
  const { home } = roomKind(room);
  const built: Origin = ["practice", ages[age].confidence];
  const practice: Origin = ["practice", "low"];
  return {
    people: home ? practice : ["ventilation", "medium"],
    insideTemperature: practice,
    insideHumidity: practice,
    wall: age === "new" ? ["dubaiCode", "medium"] : built,
    wallFinish: practice,
    roof: age === "new" ? ["dubaiCode", "medium"] : built,
    roofFinish: practice,
    glass: age === "new" ? ["dubaiCode", "medium"] : built,
    blind: practice,
    overhang: practice,
    outsideWalls: practice,
    lights: ["lighting", "medium"],
    equipment: ["practice", "medium"],
    occupied: practice,
    lit: practice,
    airChanges: airChanges < ages[age].airChanges ? ["supplied", "low"] : ["practice", "medium"],
    freshAir: [home ? "dwellings" : "ventilation", "medium"],
    system: practice,
    ducts: ["practice", "medium"],
    safety: ["practice", "medium"],
    hotLoss: practice,
    roomCapacity: practice,
    reflectance: ["reflectance", "high"],
  };
}

export const assumedFor = (input: QuickInput): QuickAssumptions => ({
  ...usualFor(input),
  ...definedIn(input.changed),
});

/** Removes the entries that are undefined. */
const definedIn = (changed: Partial<QuickAssumptions> = {}): Partial<QuickAssumptions> =>
  Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));

/** Returns the assumptions that have no effect, because the room has no roof or no glass. */
const idle = ({ position, glass }: QuickInput): AssumptionId[] => [
  ...(position === "middle" ? (["roof", "roofFinish"] as const) : []),
  ...(glass === "none" ? (["glass", "blind", "overhang"] as const) : []),
];

export function assumptionsOf(input: QuickInput): Assumption[] {
  const usual = usualFor(input);
  const values = assumedFor(input);
  const known = origins(input, usual);
  const without = idle(input);
  const ids = keysOf(usual).filter((id) => !without.includes(id));
  return ids.map((id) => {
    const [source, confidence] = known[id];
    return { id, value: values[id], usual: usual[id], source, confidence, changed: values[id] !== usual[id] };
  });
}
