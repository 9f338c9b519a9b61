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

/** A building as the fields describe it, and the room that is shown. */
interface Seen {
  opened: OpenedBuilding;
  given: GivenFields;
  quick: QuickInput;
  /** Index of the room. */
  open: number;
}

const { room, times, wall, roof, window } = kinds;

/** The field of an assumption, the list that contains it, and the more detailed fields that replace it. */
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

/** The building's own fields have the same names as the assumptions, with one exception. */
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

/** Assumptions about units in rooms. A plant has none of these. */
const ofUnits: readonly AssumptionId[] = ["system"];

/** All assumptions for a room and its building, with the source of the default value. */
export function assumedRows(seen: Seen, say: Speech): AssumptionRow[] {
  const { sources } = say.words;
  const { values, asked } = seen.opened;
  const known = assumptionsOf(quickAt(seen)).flatMap(({ id, usual, source, confidence }) => {
    if (asked.plan && ofUnits.includes(id)) return [];
    const held = [...new Set(namesOf(id, seen).map((name) => said(id, valueNamed(values, name), say)))];
    if (held.length === 0) return [];
    const [value, usually] = [say.listed(held), textOf(id, usual, say)];
    const other = value === usually ? undefined : usually;
    return [{ name: labelOf(id, say), value, usual: other, source: sources[source], confidence }];
  });
  return [...known, ...furtherRows(seen, say)];
}

/** The room as quick mode would describe it. Whether it has a roof or glass is read from the fields. */
function quickAt({ opened: { values }, quick, open }: Seen): QuickInput {
  const at = (field: keyof typeof room) => values[nameOf("room", roomPath(open), field)];
  const own = quickOf(quick, chosenAt(values, roomPath(open), kinds.room.kind));
  // The room's model has the same rule: a hood draws out more than it gets, so nothing keeps leaks out.
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

/** The fields in which an assumption can still be the default. */
export function namesOf(id: AssumptionId, { opened: { values }, given, open }: Omit<Seen, "quick">): string[] {
  const place = places[id];
  if (!place) return [ofBuilding[id]?.letter ?? []].flat();
  const [below, letter, finer] = place;
  const field = new RegExp(`^(${roomPath(open)}${below})${letter}$`);
  const typed = Object.keys(given).filter((name) => given[name]?.trim());
  return Object.keys(values).filter((name) => {
    const path = field.exec(name)?.[1];
    if (path === undefined) return false;
    return finer === undefined || !typed.some((other) => new RegExp(`^${path}${finer}`).test(other));
  });
}

/** Shares are entered in per cent, and hours may be the visitor's own. */
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
