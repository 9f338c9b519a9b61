import { codeIds, codeItems, verdicts } from "@site/engine/codes/codes.ts";
import { designIds } from "@site/engine/data/stations.ts";
import { outdoorIds, recoveryIds } from "@site/engine/data/systems.ts";
import { latentParts, sensibleParts } from "@site/engine/rooms/components.ts";
import { massIds } from "@site/engine/running-cost/mass.ts";
import { keysOf, recordOf } from "@site/typed";
import { z } from "zod";
import { line } from "#site/content/schemas/common.ts";
import {
  activityIds,
  humidDayIds,
  type Kind,
  kinds,
  materialIds,
  plantChoices,
  procedureIds,
  sideIds,
  skyIds,
  slatChoices,
  timesIds,
} from "./kinds.ts";
import { convertedUnits, unitIds } from "./unit.ts";

const each = <K extends string>(names: readonly K[]) => z.record(z.enum(names), line);
const lines = <K extends string>(...names: K[]) => z.strictObject(recordOf(names, () => line));
const fieldsOf = <K extends Kind>(kind: K) => each(keysOf(kinds[kind]));

const list = lines("title", "one", "add", "copy", "drop", "none");

/** The words that only engineer mode uses. */
export const engineerWords = z.strictObject({
  title: line,
  intro: line,
  partly: line,
  nameless: line,
  see: line,
  groups: lines(
    ...(["building", "weather", "sky", "system", "cost", "size", "gains", "air", "walls", "layers"] as const),
    ...(["windows", "plant", "heating", "use"] as const),
  ),
  fields: z.strictObject({
    building: fieldsOf("building"),
    room: fieldsOf("room"),
    times: fieldsOf("times"),
    use: fieldsOf("use"),
    wall: fieldsOf("wall"),
    window: fieldsOf("window"),
    roof: fieldsOf("roof"),
    layer: fieldsOf("layer"),
    neighbour: fieldsOf("neighbour"),
    plant: fieldsOf("plant"),
  }),
  hints: lines(
    ...(["exposure", "fresh", "design", "sky", "depths", "cost", "layers", "days", "hourly", "table"] as const),
    ...(["slats", "plant", "use", "leastAir"] as const),
  ),
  units: each(unitIds),
  inchPound: each(convertedUnits),
  options: z.strictObject({
    activity: each(activityIds),
    material: each(materialIds),
    times: each(timesIds),
    design: each(designIds),
    humidDay: each(humidDayIds),
    sky: each(skyIds),
    slats: each(slatChoices),
    side: each(sideIds),
    plant: each(plantChoices),
    outdoor: each(outdoorIds),
    recovery: each(recoveryIds),
    procedure: each(procedureIds),
    mass: each(massIds),
  }),
  rooms: lines("title", "add", "copy", "drop", "refused"),
  walls: list,
  windows: list,
  layers: list.extend({ up: line }),
  roofs: list,
  neighbours: list,
  problems: lines(
    "too-long",
    "too-heavy",
    "glass-exceeds-wall",
    "skylights-exceed-roof",
    "not-24-hours",
    "not-7-values",
    "not-12-depths",
    "no-depths",
    "one-pane",
  ),
  wallLine: line,
  glassLine: line,
  uValue: line,
  report: lines("title", "text", "button"),
  columns: lines("room", "load", "perArea", "peak", "unit", "sensible", "latent", "part"),
  result: lines(
    ...(["block", "units", "sumOfPeaks", "diversity", "peak", "at", "hot", "humid", "airflow"] as const),
    ...(["perArea", "system", "hotDay", "spoken", "ofRoom", "assumed"] as const),
  ),
  parts: z.strictObject({
    sensible: each(sensibleParts),
    latent: each(latentParts),
    ...lines("fresh", "fan", "ducts", "coil", "safety", "required").shape,
  }),
  design: lines("hot", "humid", "hotDay", "humidDay", "typed", "leftOut", "notInPractice", "moved"),
  sky: lines("title", "known", "typed", "months"),
  /** The words for a blind of slats and its attenuation. */
  slats: lines("one", "attenuation"),
  plant: lines(
    ...([
      "title",
      "text",
      "chain",
      "alone",
      "aloneOff",
      "rooms",
      "moved",
      "added",
      "coils",
      "coilsOwn",
      "spread",
      "byItself",
      "withSafety",
      "apart",
      "apartNote",
      "block",
      "sum",
      "load",
      "rated",
      "generic",
      "drawn",
      "water",
      "mainPipe",
      "tooNarrow",
      "csv",
    ] as const),
    ...(["pump", "outdoorUnits", "combination", "kept", "outdoorUnit", "outdoorAir", "coil", "entering"] as const),
    ...(["leaving", "handler", "unit", "units", "supplyAir", "intake", "efficiency", "impossible", "shr"] as const),
    ...(["reheat", "damp", "settles", "boxes", "least", "zoneAir", "terminals", "nominal"] as const),
  ),
  plantColumns: lines("part", "room", "figure", "value", "unit", "note"),
  heating: lines("title", "text", "required", "rooms"),
  pullDown: lines("title", "text", "caption", "early", "capacity", "share", "warmest"),
  codes: lines("title", "text", "item", "worst", "limit", "verdict", "open").extend({
    names: each(codeIds),
    items: each(codeItems),
    verdicts: each(verdicts),
  }),
  year: lines("title", "text", "cooling", "heating", "bins", "hours"),
  summary: lines("place", "block", "sum", "peak"),
});
