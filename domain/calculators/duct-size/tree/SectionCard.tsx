import { type ReactNode, useState } from "react";
import { Button } from "#site/ui/primitives/Button.tsx";
import { ChoiceField } from "../../kit/frame/ChoiceField.tsx";
import { useCalculation } from "../../kit/frame/calculation-context.ts";
import { NumberField } from "../../kit/frame/NumberField.tsx";
import { addition, removal } from "../../kit/frame/rows.ts";
import { fill } from "../../kit/frame/say.ts";
import { listName, type SectionField, sectionName } from "./fields.ts";
import type { Words } from "./words.ts";

type Props = { row: number; words: Words; note: ReactNode; isOnly: boolean; isFull: boolean };

/** The form of one section. It is closed at first, and opens if one of its fields is refused. */
export function SectionCard({ row, words, note, isOnly, isFull }: Props) {
  const { problems } = useCalculation();
  const isRefused = problems.some(({ field }) => field.startsWith(`${listName}.${row}.`));
  const [isOpen, setOpen] = useState(false);
  const title = fill(words.section, { n: row });
  return (
    <details
      open={isOpen || isRefused}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-xl border border-line bg-raised"
    >
      <summary className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm">
        <svg aria-hidden viewBox="0 0 24 24" className="i size-4 shrink-0 text-brand smooth group-open:rotate-180">
          <path d="m6 9 6 6 6-6" />
        </svg>
        <span className="shrink-0 font-semibold">{title}</span>
        {isRefused && <span aria-hidden className="size-2 shrink-0 rounded-full bg-danger" />}
        <span className="min-w-0 flex-1 text-end text-xs text-soft">{note}</span>
      </summary>
      <div className="grid grid-cols-2 items-start gap-4 px-4 pt-2 pb-4 max-sm:[&>:has(select)]:col-span-full">
        <Fields row={row} words={words} />
        <div className="col-span-full flex flex-wrap gap-x-2">
          {!isFull && (
            <Button type="submit" look="quiet" name={addition(listName)} value={row} className="-ms-3 !px-3">
              {fill(words.actions.branch, { n: row })}
            </Button>
          )}
          {!isOnly && (
            <Button type="submit" look="quiet" name={removal(listName)} value={row} className="!px-3">
              {fill(words.actions.remove, { n: row })}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

function Fields({ row, words }: { row: number; words: Words }) {
  const { columns, sectionHints, beginnings, bendKinds, places, sameAsTree } = words;
  const hints: Partial<Record<SectionField, string>> = sectionHints;
  const number = (id: SectionField & keyof typeof columns) => (
    <NumberField key={id} name={sectionName(row, id)} label={columns[id]} hint={hints[id]} />
  );
  return (
    <>
      {row > 1 && number("after")}
      {row > 1 && <ChoiceField name={sectionName(row, "from")} label={columns.from} names={beginnings} />}
      {(["length", "flow", "outlet"] as const).map(number)}
      <ChoiceField name={sectionName(row, "bend")} label={columns.bend} names={bendKinds} />
      {(["bends", "dampers", "fire", "other", "height", "velocity"] as const).map(number)}
      <ChoiceField name={sectionName(row, "place")} label={columns.place} names={{ tree: sameAsTree, ...places }} />
    </>
  );
}
