import type { MouseEvent } from "react";

type Props = {
  /** The address of the page. A button without a script leads to its row. */
  path: string;
  groups: readonly { title: string; rows: readonly Row[] }[];
  words: { more: string; less: string };
  most: number;
};
type Row = { id: string; label: string; count: string };

/** A number for each kind of equipment, with a button at each side. With a script the buttons change the number in place. */
export const EquipmentCounts = ({ groups, path, words, most }: Props) => (
  <>
    {groups.map(({ title, rows }) => (
      <fieldset key={title} className="min-w-0">
        <legend className="font-semibold">{title}</legend>
        <ul className="divide-y divide-line">
          {rows.map(({ id, label, count }) => (
            <li key={id} id={id} className="flex scroll-mt-24 items-center gap-2 py-2">
              <label htmlFor={`f-${id}`} className="me-auto text-sm">
                {label}
              </label>
              <Step name="less" id={id} path={path} label={`${words.less}: ${label}`} by={-1} />
              <input
                id={`f-${id}`}
                type="number"
                inputMode="numeric"
                name={id}
                defaultValue={count}
                min={0}
                max={most}
                step={1}
                className="min-h-11 w-20 rounded-xl border border-field bg-surface text-center"
              />
              <Step name="more" id={id} path={path} label={`${words.more}: ${label}`} by={1} />
            </li>
          ))}
        </ul>
      </fieldset>
    ))}
  </>
);

type StepProps = { name: "more" | "less"; id: string; path: string; label: string; by: 1 | -1 };

const Step = ({ name, id, path, label, by }: StepProps) => (
  <button
    type="submit"
    name={name}
    value={id}
    formAction={`${path}#${id}`}
    aria-label={label}
    className="size-11 rounded-xl border border-field bg-surface text-xl hover:border-brand"
    onClick={(event) => stepInPlace(event, by)}
  >
    {by > 0 ? "+" : "−"}
  </button>
);

function stepInPlace(event: MouseEvent<HTMLButtonElement>, by: 1 | -1) {
  const field = event.currentTarget.parentElement?.querySelector("input");
  if (!field) return;
  event.preventDefault();
  if (by > 0) field.stepUp();
  else field.stepDown();
}
