import type { MouseEvent } from "react";
import { Select } from "#site/ui/controls/Select.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";

type Props = {
  /** The address of the page. A button without a script leads to its row there. */
  path: string;
  use: { label: string; options: readonly (readonly [value: string, name: string])[]; chosen: string };
  groups: readonly { title: string; rows: readonly Row[] }[];
  words: { more: string; less: string; show: string };
  error?: string;
  /** The largest number of pieces of one kind. */
  most: number;
  /** True if the form has the whole width of the page. */
  wide: boolean;
};
type Row = { id: string; label: string; count: string };

/** The use of the building, and a number for each kind of equipment. With a script the buttons beside a number change it in place. */
export const LookAfterForm = ({ path, use, groups, words, error, most, wide }: Props) => (
  <form method="get" action={path} className="grid min-w-0 content-start gap-6" autoComplete="off">
    {/* Enter presses the first button of a form, which must not take a piece away. */}
    <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
    {error && (
      <p role="alert" className="text-sm font-semibold text-danger">
        {error}
      </p>
    )}
    <Select id="f-use" name="use" label={use.label} options={use.options} defaultValue={use.chosen} />
    <div className={wide ? "gap-16 lg:columns-2" : ""}>
      {groups.map(({ title, rows }) => (
        <fieldset key={title} className="mb-6 min-w-0 break-inside-avoid">
          <legend className="font-semibold">{title}</legend>
          <ul className="divide-y divide-line">
            {rows.map(({ id, label, count }) => (
              <li key={id} id={id} className="flex scroll-mt-24 flex-wrap items-center gap-2 py-2">
                <label htmlFor={`f-${id}`} className="grow basis-32 text-sm">
                  {label}
                </label>
                <Step name="less" id={id} path={path} label={`${words.less}: ${label}`} />
                <input
                  id={`f-${id}`}
                  type="number"
                  inputMode="numeric"
                  name={id}
                  defaultValue={count}
                  min={0}
                  max={most}
                  step={1}
                  className="min-h-11 w-20 shrink-0 rounded-xl border border-field bg-surface text-center"
                />
                <Step name="more" id={id} path={path} label={`${words.more}: ${label}`} />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
    <Button type="submit" size="lg" className="max-sm:w-full">
      {words.show}
    </Button>
  </form>
);

type StepProps = { name: "more" | "less"; id: string; path: string; label: string };

const Step = ({ name, id, path, label }: StepProps) => (
  <button
    type="submit"
    name={name}
    value={id}
    formAction={`${path}#${id}`}
    aria-label={label}
    className="size-11 shrink-0 rounded-xl border border-field bg-surface text-xl hover:border-brand"
    onClick={stepInPlace}
  >
    {name === "more" ? "+" : "−"}
  </button>
);

function stepInPlace(event: MouseEvent<HTMLButtonElement>) {
  const button = event.currentTarget;
  const field = button.parentElement?.querySelector("input");
  if (!field) return;
  event.preventDefault();
  if (button.name === "more") field.stepUp();
  else field.stepDown();
}
