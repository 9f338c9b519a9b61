import { Notice } from "../../frame/Notice.tsx";
import { mostAirPerTon } from "../data/equipment.ts";
import type { QuickResult } from "../quick.ts";
import { wantsMoreAir } from "../select.ts";
import type { Uncertainty } from "../uncertainty.ts";
import { cubicFeetPerMinute } from "../units.ts";
import { blanksOf, kilowatts, nameOf, type Speech } from "./say.ts";

type Props = { result: QuickResult; band: Uncertainty; current: boolean; say: Speech };

/** What to know before the size is bought. */
export function Notes({ result, band, current, say }: Props) {
  const { words, fill, format, amount } = say;
  const { unusual, wattsPerSquareMetre: value, room } = result;
  const names = band.by
    .slice(0, 3)
    .map(({ id }) => nameOf(id, say))
    .join(" · ");
  const { decides, count, size } = room.selection;
  const { supply } = room;
  const isTight = current && band.high > decides.capacity;
  const notes = [
    unusual &&
      fill(value < unusual.low ? words.notes.unusualLow : words.notes.unusualHigh, {
        value: format(value),
        low: format(unusual.low),
        high: format(unusual.high),
      }),
    isTight && fill(words.notes.tight, { ...blanksOf(decides, say), high: format(kilowatts(band.high), 1), names }),
    count > 1 && words.notes.several,
    supply &&
      wantsMoreAir(room.selection, supply) &&
      fill(words.notes.air, {
        flow: amount(cubicFeetPerMinute(supply.flow) / (count * size), "cfm"),
        usual: amount(mostAirPerTon, "cfm"),
      }),
    supply?.reheat && words.notes.reheat,
  ].filter((note): note is string => Boolean(note));
  return (
    <>
      {notes.map((note) => (
        <Notice key={note} tone="warning">
          {note}
        </Notice>
      ))}
      {!isTight && names.length > 0 && <p className="text-xs text-soft">{fill(words.result.sure, { names })}</p>}
    </>
  );
}
