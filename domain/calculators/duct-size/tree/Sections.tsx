import { mostSections } from "@site/engine/ducts/tree/input.ts";
import type { TreeResult } from "@site/engine/ducts/tree/tree.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Amount } from "../../kit/frame/Amount.tsx";
import { useCalculation } from "../../kit/frame/calculation-context.ts";
import { addition } from "../../kit/frame/rows.ts";
import { fill, type Say } from "../../kit/frame/say.ts";
import { listName, type TreeFieldValues } from "./fields.ts";
import { PasteList } from "./PasteList.tsx";
import { SectionCard } from "./SectionCard.tsx";
import { flowText, shapeText } from "./say.ts";
import type { Words } from "./words.ts";

type Props = { asked: TreeFieldValues; result: TreeResult; say: Say<Words> };

/** Shows every section with its form, and the buttons that add sections. */
export function SectionsForm({ asked: input, result, say }: Props) {
  const { words } = say;
  const { raw } = useCalculation();
  const rows = Math.min(Math.max(Math.trunc(Number(raw(listName))) || 1, 1), mostSections);
  const isFull = rows >= mostSections;
  return (
    <fieldset className="min-w-0 border-t border-line pt-6">
      <legend className="float-start mb-4 w-full text-lg font-semibold">{words.groups.sections}</legend>
      <input type="hidden" name={listName} value={rows} />
      <div className="clear-both grid gap-2">
        {Array.from({ length: rows }, (_, index) => index + 1).map((row) => (
          <SectionCard
            key={row}
            row={row}
            words={words}
            note={<Note row={row} asked={input} result={result} say={say} />}
            isOnly={rows === 1}
            isFull={isFull}
          />
        ))}
        {!isFull && (
          <Button
            type="submit"
            look="outline"
            name={addition(listName)}
            value={rows}
            className="mt-2 justify-self-start"
          >
            {words.actions.add}
          </Button>
        )}
        <PasteList asked={input} result={result} say={say} />
      </div>
    </fieldset>
  );
}

/** Describes a section in one line: how it begins, its length, its airflow and its size. */
function Note({ row, asked: input, result, say }: Props & { row: number }) {
  const { words } = say;
  const section = result.sections[row - 1];
  if (!section) return null;
  const { after, length, flow, shape } = section;
  return (
    <>
      {after === undefined ? words.atFan : fill(words.continues, { after })}
      {" · "}
      <Amount value={length} unit="m" digits={1} />
      {" · "}
      <bdi>{flowText(flow, input, say)}</bdi>
      {" · "}
      <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink">
        {shapeText(shape)}
      </bdi>
    </>
  );
}
