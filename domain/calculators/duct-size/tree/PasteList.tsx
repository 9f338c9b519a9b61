import { mostSections } from "@site/engine/ducts/tree/input.ts";
import type { TreeResult } from "@site/engine/ducts/tree/tree.ts";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { controlClasses } from "#site/ui/controls/FieldParts.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useCalculation } from "../../kit/frame/calculation-context.ts";
import { downloadText } from "../../kit/frame/csv.ts";
import type { Say } from "../../kit/frame/say.ts";
import { resultHeadings, sectionsCsv } from "./csv.ts";
import { rawOf, type TreeFieldValues } from "./fields.ts";
import { isRefused, type ListRefusal, readList, type TakenList } from "./list/read-list.ts";
import { optionNames } from "./options.ts";
import type { Words } from "./words.ts";

type Props = { asked: TreeFieldValues; result: TreeResult; say: Say<Words> };

/** Imports and exports the sections as a list. Both need JavaScript; the fields above do not. */
export function PasteList({ asked: input, result, say }: Props) {
  const { words } = say;
  const { actions, paste } = words;
  const { setAll, stale } = useCalculation();
  // The text is kept in the control and not in React's state, because a visitor may fill the control before this code is loaded.
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<TakenList | ListRefusal>();
  const id = useId();
  const take = (list: string) => {
    const names = { columns: words.columns, options: optionNames(words), results: resultHeadings(say) };
    const read = readList(list, input.flowUnit, names);
    setOutcome(read);
    if (!isRefused(read)) setAll(rawOf(read.sections));
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const list = await target.files?.[0]?.text();
    target.value = "";
    if (list === undefined) return;
    if (field.current) field.current.value = list;
    take(list);
  };
  return (
    <div className="mt-2 grid gap-3 [@media(scripting:none)]:hidden">
      <details className="group rounded-xl border border-line">
        <summary className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm font-semibold">
          <svg aria-hidden viewBox="0 0 24 24" className="i size-4 text-brand smooth group-open:rotate-180">
            <path d="m6 9 6 6 6-6" />
          </svg>
          {actions.paste}
        </summary>
        <div className="grid gap-3 px-4 pb-4">
          <p className="text-sm text-soft">{paste.intro}</p>
          <label htmlFor={id} className="text-sm font-semibold">
            {paste.label}
          </label>
          <textarea
            ref={field}
            id={id}
            rows={5}
            dir="auto"
            spellCheck={false}
            className={`${controlClasses(undefined)} text-sm`}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button look="brand" onClick={() => take(field.current?.value ?? "")}>
              {actions.take}
            </Button>
            <label className="btn min-h-11 cursor-pointer border border-field bg-raised px-5 text-sm text-ink hover:border-brand has-focus-visible:border-brand">
              {actions.file}
              <input type="file" accept=".csv,.tsv,.txt,text/csv" onChange={open} className="sr-only" />
            </label>
          </div>
          <div role="status" className="grid gap-1 text-sm">
            {outcome && <Told told={outcome} say={say} />}
          </div>
        </div>
      </details>
      <Button
        look="outline"
        disabled={stale}
        onClick={() => downloadText(sectionsCsv(input, result, say), "text/csv", "ducts.csv")}
        className="justify-self-start"
      >
        {actions.csv}
      </Button>
    </div>
  );
}

const mostShown = 8;

function Told({ told: outcome, say: { words, fill, listed } }: { told: TakenList | ListRefusal; say: Say<Words> }) {
  const { paste, columns } = words;
  if (isRefused(outcome))
    return (
      <p className="font-semibold text-danger">
        {fill(paste.refused[outcome.refused], { n: outcome.count, limit: mostSections })}
      </p>
    );
  const { sections, problems, unread } = outcome;
  return (
    <>
      <p className="font-semibold">{fill(paste.taken, { n: sections.length })}</p>
      {unread.length > 0 && <p>{fill(paste.unread, { names: listed(unread) })}</p>}
      {problems.slice(0, mostShown).map(({ row, column, text, problem }) => (
        <p key={`${row} ${column}`} className="text-danger">
          {fill(paste.problems[problem], { row, column: columns[column], text })}
        </p>
      ))}
      {problems.length > mostShown && <p>{fill(paste.more, { n: problems.length - mostShown })}</p>}
    </>
  );
}
