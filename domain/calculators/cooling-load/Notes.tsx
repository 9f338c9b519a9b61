import { mostAirPerTon } from "@site/engine/data/equipment.ts";
import { type Selection, wantsMoreAir } from "@site/engine/equipment/select.ts";
import { cubicFeetPerMinute } from "@site/engine/units.ts";
import type { Uncertainty } from "@site/engine/what-if/uncertainty.ts";
import { Notice } from "../kit/frame/Notice.tsx";
import { blanksOf, kilowatts, nameOf, type Speech } from "./say.ts";

type Props = {
  selection: Selection;
  /** The supply air in m³/s. */
  flow?: number;
  band: Uncertainty;
  current: boolean;
  say: Speech;
  /** More remarks. `false` and `undefined` are left out. */
  others?: readonly (string | false | undefined)[];
};

/** Lists the remarks that matter before a unit of this size is bought. */
export function Notes({ selection, flow = 0, band, current, say, others = [] }: Props) {
  const { words, fill, format, amount } = say;
  const { decides, count, size } = selection;
  const names = band.by
    .slice(0, 3)
    .map(({ id }) => nameOf(id, say))
    .join(" · ");
  const isTight = current && band.high > decides.capacity;
  const notes = [
    isTight && fill(words.notes.tight, { ...blanksOf(decides, say), high: format(kilowatts(band.high), 1), names }),
    count > 1 && words.notes.several,
    wantsMoreAir(selection, flow) &&
      fill(words.notes.air, {
        flow: amount(cubicFeetPerMinute(flow) / (count * size), "cfm"),
        usual: amount(mostAirPerTon, "cfm"),
      }),
    ...others,
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
