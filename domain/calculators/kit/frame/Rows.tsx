import type { ReactNode } from "react";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useCalculation } from "./calculation-context.ts";
import { addition, removal } from "./rows.ts";

type Props = {
  name: string;
  /** Returns the name of a row, for its heading and the labels of its buttons. */
  title: (row: number) => string;
  add: string;
  remove: (row: number) => string;
  children: (row: number) => ReactNode;
};

/** The rows of a list. The buttons submit the form, so that they work without JavaScript too. */
export function Rows({ name, title, add, remove, children }: Props) {
  const { fields, raw, say } = useCalculation();
  const field = fields[name];
  if (field?.kind !== "list") throw new Error(`There is no list ${name}`);
  const rows = Math.min(Math.max(Math.trunc(Number(raw(name))) || 1, 1), field.max);
  return (
    <div className="grid gap-4">
      <input type="hidden" name={name} value={rows} />
      {Array.from({ length: rows }, (_, index) => index + 1).map((row) => (
        <fieldset key={row} className="min-w-0 rounded-xl border border-line p-4">
          <legend className="px-2 text-sm font-semibold">{title(row)}</legend>
          <div className="grid gap-4">{children(row)}</div>
          {rows > 1 && (
            <Button
              type="submit"
              look="quiet"
              name={removal(name)}
              value={row}
              aria-label={remove(row)}
              className="-ms-3 mt-2 !px-3"
            >
              {say.shared.actions.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {rows < field.max && (
        <Button type="submit" look="outline" name={addition(name)} value="1" className="justify-self-start">
          {add}
        </Button>
      )}
    </div>
  );
}
