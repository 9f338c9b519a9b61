import type { SourcedData } from "@site/engine/data/sources.ts";
import { assumptionsOf } from "@site/engine/quick/assumptions.ts";
import type { AssumptionId, QuickInput } from "@site/engine/quick/input.ts";
import { valueNamed } from "@site/typed";
import { isPercent, fieldOf as nameOfAssumed } from "../fields.ts";
import type { AssumptionRow } from "../panels/AssumptionsPanel.tsx";
import { nameOf as labelOf, type Speech, textOf } from "../say.ts";
import type { OpenedBuilding } from "./building-model.ts";
import type { GivenFields } from "./compact.ts";
import { fieldOf, kinds } from "./kinds.ts";
import { nameOf } from "./path.ts";
import { chosenAt, detailPath, type Value } from "./reading.ts";
import { quickOf, roomPath } from "./room-model.ts";
import { roundedText } from "./unit.ts";

/** A building, described by its fields, and the room that is shown. */
interface Seen {
  opened: OpenedBuilding;
  given: GivenFields;
  quick: QuickInput;
  /** The index of the room that is shown. */
  open: number;
}

const { room, times, wall, roof, window } = kinds;

/**
 * For each assumption: the path of the list that contains its field, the field's letter, and the letters of more detailed fields that replace
 * it.
 */
const places: Partial<Record<AssumptionId, readonly [below: string, letter: string, finer?: string]>> = {
  people: ["", room.people.letter],
  insideTemperature: ["", room.temperature.letter],
  insideHumidity: ["", room.humidity.letter],
  outsideWalls: ["", room.walls.letter],
  lights: ["", room.lights.letter],
  equipment: ["", room.equipment.letter],
  airChanges: ["", room.leaks.letter],
  freshAir: ["", room.fresh.letter],
  occupied: ["d0", times.id.letter],
  lit: ["d1", times.id.letter],
  wall: ["w\\d", wall.construction.letter, wall.layers.letter],
  wallFinish: ["w\\d", wall.finish.letter, wall.absorptance.letter],
  roof: ["t0", roof.construction.letter, roof.layers.letter],
  roofFinish: ["t0", roof.finish.letter, roof.absorptance.letter],
  glass: ["w\\dg\\d", window.glass.letter, `[${window.u.letter}${window.shgc.letter}]`],
  blind: ["w\\dg\\d", window.blind.letter, window.slats.letter],
  overhang: ["w\\dg\\d", window.overhang.letter],
};

/** The fields of assumptions about the whole building. A field has the same name as its assumption, except for `safety`. */
const ofBuilding: Record<string, { letter: string } | undefined> = {
  ...kinds.building,
  safety: kinds.building.safetySensible,
};

/** Assumptions that quick mode does not have. */
const further = [
  ["room", "personSensible", { source: "handbookGains", confidence: "high" }],
  ["room", "personLatent", { source: "handbookGains", confidence: "high" }],
  ["room", "equipmentLatent", { source: "practice", confidence: "medium" }],
  ["building", "safetyLatent", { source: "practice", confidence: "medium" }],
  ["building", "fan", { source: "practice", confidence: "medium" }],
  ["building", "ductShare", { source: "practice", confidence: "medium" }],
  ["building", "bypass", { source: "practice", confidence: "low" }],
] as const satisfies [kind: string, field: string, known: SourcedData][];

/** Assumptions about units in the rooms. They are left out if a plant serves the rooms. */
const ofUnits: readonly AssumptionId[] = ["system"];

/** Lists all assumptions for a room and its building, each with the source of its default value. */
export function assumedRows(seen: Seen, say: Speech): AssumptionRow[] {
  const { sources } = say.words;
  const { values, asked: plantQuestions } = seen.opened;
  const known = assumptionsOf(quickAt(seen)).flatMap(({ id, usual, source, confidence }) => {
    if (plantQuestions.plan && ofUnits.includes(id)) return [];
    const held = [...new Set(namesOf(id, seen).map((name) => said(id, valueNamed(values, name), say)))];
    if (held.length === 0) return [];
    const [value, usually] = [say.listed(held), textOf(id, usual, say)];
    const other = value === usually ? undefined : usually;
    return [{ name: labelOf(id, say), value, usual: other, source: sources[source], confidence }];
  });
  return [...known, ...furtherRows(seen, say)];
}

/**
 * Describes the room by the questions of quick mode. A room without roof or glass is given both here, so that no assumption is missing.
 * `assumedRows` then leaves out the assumptions that have no field in the room.
 */
function quickAt({ opened: { values }, quick, open }: Seen): QuickInput {
  const at = (field: keyof typeof room) => values[nameOf("room", roomPath(open), field)];
  const own = quickOf(quick, chosenAt(values, roomPath(open), kinds.room.kind));
  // The model of a room does the same. A hood takes out more air than the room is given, so the supplied air does not reduce the leaks.
  const hasHood = Number(values[nameOf("use", detailPath(roomPath(open)), "hood")]) > 0;
  return {
    ...own,
    area: Number(at("area")),
    height: Number(at("height")),
    position: own.position === "middle" ? "top" : own.position,
    glass: own.glass === "none" ? "medium" : own.glass,
    changed: {
      ...own.changed,
      ...{ people: Number(at("people")), airChanges: Number(at("leaks")), freshAir: hasHood ? 0 : Number(at("fresh")) },
    },
  };
}

/** Returns the names of the fields that hold an assumption. A field is left out if a more detailed field replaces it. */
export function namesOf(id: AssumptionId, { opened: { values }, given: fields, open }: Omit<Seen, "quick">): string[] {
  const place = places[id];
  if (!place) return [ofBuilding[id]?.letter ?? []].flat();
  const [below, letter, finer] = place;
  const field = new RegExp(`^(${roomPath(open)}${below})${letter}$`);
  const typed = Object.keys(fields).filter((name) => fields[name]?.trim());
  return Object.keys(values).filter((name) => {
    const path = field.exec(name)?.[1];
    if (path === undefined) return false;
    return finer === undefined || !typed.some((other) => new RegExp(`^${path}${finer}`).test(other));
  });
}

/** Writes the value of an assumption. A field has per cent, but `textOf` expects a share. The visitor's own hours have a text of their own. */
function said(id: AssumptionId, value: Value, say: Speech): string {
  if (value === "own" || value === "hourly") return say.words.engineer.options.times[value];
  return textOf(id, typeof value === "number" && isPercent(nameOfAssumed(id)) ? value / 100 : value, say);
}

function furtherRows({ opened: { values, usual }, open }: Seen, { words }: Speech): AssumptionRow[] {
  const { fields, units } = words.engineer;
  return further.map(([kind, field, { source, confidence }]) => {
    const known = fieldOf(kind, field);
    const unit = "unit" in known ? known.unit : undefined;
    const name = kind === "room" ? roomPath(open) + known.letter : known.letter;
    const text = (value?: Value) => `${roundedText(Number(value))} ${unit ? units[unit] : ""}`.trim();
    const [value, usually] = [text(values[name]), text(usual[name])];
    return {
      name: valueNamed<string>(fields[kind], field),
      value,
      usual: value === usually ? undefined : usually,
      source: words.sources[source],
      confidence,
    };
  });
}
