import { ChoiceField } from "../frame/ChoiceField.tsx";
import { useLife } from "../frame/life.ts";
import { NumberField } from "../frame/NumberField.tsx";
import { type KindId, type Row, rows } from "./fields.ts";
import { airKind } from "./kinds.ts";
import type { Words } from "./words.ts";

/** People where there are any, fixtures in a toilet, nothing where neither counts. */
function countLabel(kind: KindId, { ask }: Words): string | undefined {
  if (kind === "none") return undefined;
  const { air, exhaust } = airKind(kind);
  if (exhaust?.per === "unit") return ask.fixtures;
  return air && air.perPerson > 0 ? ask.people : undefined;
}

function RoomRow({ row, words }: { row: Row; words: Words }) {
  const { raw, say } = useLife();
  const kind = raw(`kind${row}`) as KindId;
  const known = Object.hasOwn(words.kinds, kind);
  const label = known ? countLabel(kind, words) : undefined;
  const empty = kind === "none";
  return (
    <div className="grid items-start gap-4 border-b border-line pb-5 sm:grid-cols-[1fr_7rem_7rem]">
      <ChoiceField
        name={`kind${row}`}
        label={say.fill(words.room, { row })}
        names={words.kinds}
      />
      {!empty && <NumberField name={`area${row}`} label={words.ask.area} />}
      {label && <NumberField name={`count${row}`} label={label} />}
    </div>
  );
}

/** The rooms, and one row more to be filled in. Without a script the next row comes with the answer. */
export function RoomRows({ words }: { words: Words }) {
  const { raw } = useLife();
  const last = rows.findLastIndex((row) => raw(`kind${row}`) !== "none");
  return rows.slice(0, last + 2).map((row) => <RoomRow key={row} row={row} words={words} />);
}
