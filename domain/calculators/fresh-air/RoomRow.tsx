import { countedIn } from "@site/engine/fresh-air/kinds.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { useCalculation } from "../kit/frame/calculation-context.ts";
import { useField } from "../kit/frame/connectField.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { type KindId, kindIds, type Row, rows } from "./fields.ts";
import type { Words } from "./words.ts";

type Props = { row: Row; words: Words };

/** Returns the label of the number in a row: people, or fixtures in a toilet. Undefined if the kind of room needs no number. */
function countLabel(kind: KindId, { ask }: Words): string | undefined {
  const counted = kind === "none" ? undefined : countedIn(kind);
  return counted && (counted === "units" ? ask.fixtures : ask.people);
}

function KindField({ row, words }: Props) {
  const name = `kind${row}`;
  const { id, value, error, set } = useField("choice", name);
  const { say } = useCalculation();
  return (
    <Select
      id={id}
      name={name}
      label={say.fill(words.room, { row })}
      error={error}
      options={kindIds.map((kind) => [kind, words.kinds[kind]])}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  );
}

function RoomRow({ row, words }: Props) {
  const { raw, problems } = useCalculation();
  const typed = raw(`kind${row}`);
  const kind = kindIds.find((id) => id === typed) ?? "none";
  const refused = (name: string) => problems.some(({ field }) => field === name);
  const [area, count] = [`area${row}`, `count${row}`];
  const label = countLabel(kind, words);
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[1fr_8rem_8rem]">
      <div className="col-span-2 sm:col-span-1">
        <KindField row={row} words={words} />
      </div>
      {(kind !== "none" || refused(area)) && <NumberField name={area} label={words.ask.area} />}
      {(label || refused(count)) && <NumberField name={count} label={label ?? words.ask.people} />}
    </div>
  );
}

/** Shows the rooms, and one empty row for the next room. Without JavaScript the server adds the empty row. */
export function RoomRows({ words }: { words: Words }) {
  const { raw } = useCalculation();
  const last = rows.findLastIndex((row) => raw(`kind${row}`) !== "none");
  return rows.slice(0, last + 2).map((row) => <RoomRow key={row} row={row} words={words} />);
}
