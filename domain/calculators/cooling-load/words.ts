import { ageIds } from "@site/engine/data/ages.ts";
import { finishIds, roofIds, wallIds } from "@site/engine/data/constructions.ts";
import { ductIds, systemKinds } from "@site/engine/data/equipment.ts";
import { blindIds, glassIds, glassSizes } from "@site/engine/data/glazing.ts";
import { roomKindIds } from "@site/engine/data/room-kinds.ts";
import { scheduleIds } from "@site/engine/data/schedules.ts";
import { sources } from "@site/engine/data/sources.ts";
import { cityIds, stations } from "@site/engine/data/stations.ts";
import { compassPoints, positions } from "@site/engine/quick/input.ts";
import { keysOf, recordOf } from "@site/typed";
import { z } from "zod";
import { forms } from "#site/content/schemas/calculators.ts";
import { line } from "#site/content/schemas/common.ts";
import { engineerWords } from "./engineer/words.ts";
import { assumedGroups, fieldNames } from "./fields.ts";
import { panels } from "./panels/words.ts";

const each = <K extends string>(names: readonly K[]) => z.record(z.enum(names), line);
const lines = <K extends string>(...names: K[]) => z.strictObject(recordOf(names, () => line));

const options = z.strictObject({
  city: each(cityIds),
  room: each(roomKindIds),
  glass: each(glassSizes),
  position: each(positions),
  age: each(ageIds),
  wall: each(wallIds),
  wallFinish: each(finishIds),
  roof: each(roofIds),
  roofFinish: each(finishIds),
  glazing: each(glassIds),
  blind: each(blindIds),
  occupied: each(scheduleIds),
  lit: each(scheduleIds),
  system: each(systemKinds),
  ducts: each(ductIds),
});

const result = lines(
  ...(["recommended", "rated", "needs", "gives", "band", "bandText", "working", "sure", "spoken", "most"] as const),
  ...(["apart", "apartSize", "apartSpoken"] as const),
  ...(["figures", "load", "safety", "perArea", "perAreaUsual", "airflow", "supplyTemperature", "shr"] as const),
  ...(["sensible", "sensibleAt", "running"] as const),
  ...([
    "freshAir",
    "peak",
    "moment",
    "drain",
    "drainAt",
    "compared",
    "ofCapacity",
    "reserve",
    "split",
    "splitText",
    "station",
    "nearest",
  ] as const),
).extend({
  sizes: z.strictObject({ one: forms, several: forms }),
  days: lines("hot", "humid"),
  stations: each(keysOf(stations)),
  /** A remark for each station on how much of its weather data was measured there. */
  stationMonths: each(keysOf(stations)),
});

/** The words of both modes. island-entry.ts picks the words that each island gets. */
export const words = z.strictObject({
  mode: lines("label", "quick", "engineer", "project"),
  groups: lines("room", "sun", "building", "assumed", "cost"),
  assumedIntro: line,
  assumedGroups: each(keysOf(assumedGroups)),
  fields: each(fieldNames),
  hints: z.partialRecord(z.enum(fieldNames), line),
  options,
  /** `compass` has the letters on the compass. `facing` says what each direction means for the room. */
  compass: each(compassPoints),
  facing: each(compassPoints),
  chip: lines("usual", "asUsual", "changed", "back"),
  sources: each(keysOf(sources)),
  result,
  /** The assumptions that the visitor cannot change. */
  fixed: z.record(z.enum(["weather", "sky", "person", "bypass"]), lines("name", "value")),
  problems: lines("too-many-people", "too-much-air"),
  notes: lines("unusualLow", "unusualHigh", "tight", "several", "air", "apart", "reheat", "hold", "proof"),
  engineer: engineerWords,
  panels,
  price: line,
  summary: lines("room", "place", "sun", "building", "people", "changed", "size", "load", "airflow", "peak"),
});
export type Words = z.infer<typeof words>;
