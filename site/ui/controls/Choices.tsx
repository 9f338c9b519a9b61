import { Fragment, type ReactNode } from "react";
import { ErrorLine, LabelText, notesOf } from "./FieldParts.tsx";

type Props = {
  id: string;
  name: string;
  label: string;
  optional?: string;
  error?: string;
  options: readonly (readonly [value: string, name: string])[];
  defaultValue?: string;
  className?: string;
  /** Content that stands after the option with this value. */
  after?: Partial<Record<string, ReactNode>>;
};

/** A few options, of which one is chosen. They are radio buttons that are large enough for a thumb. */
export function Choices({
  id,
  name,
  label,
  optional,
  error,
  options,
  defaultValue,
  className = "flex flex-wrap",
  after,
}: Props) {
  return (
    <fieldset className="group" aria-describedby={notesOf(id, undefined, error)}>
      <legend className="mb-1.5 text-sm font-semibold">
        <LabelText label={label} optional={optional} />
      </legend>
      <div className={`gap-2 ${className}`}>
        {options.map(([value, text]) => (
          <Fragment key={value}>
            <label
              className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xl border bg-surface px-4 py-2 text-sm smooth hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:border-brand ${error ? "border-danger" : "border-field"}`}
            >
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                aria-invalid={error ? true : undefined}
              />
              {text}
            </label>
            {after?.[value]}
          </Fragment>
        ))}
      </div>
      <ErrorLine id={id}>{error}</ErrorLine>
    </fieldset>
  );
}
