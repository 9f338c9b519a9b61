import type { ComponentProps } from "react";
import { controlClasses, ErrorLine, LabelText, notesOf } from "./FieldParts.tsx";

type Props = ComponentProps<"select"> & {
  id: string;
  label: string;
  error?: string;
  optional?: string;
  /** The text of a first option without a value. If it is missing, the first real option is selected. */
  empty?: string;
  options: readonly (readonly [value: string, name: string])[];
};

/** The browser's own list of options, which every phone shows best. */
export function Select({ id, label, error, optional, empty, options, ...control }: Props) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        <LabelText label={label} optional={optional} />
      </label>
      <div className="relative">
        <select
          id={id}
          aria-describedby={notesOf(id, undefined, error)}
          aria-invalid={error ? true : undefined}
          className={`${controlClasses(error)} min-h-13 appearance-none pe-11 [font-family:inherit]`}
          {...control}
        >
          {empty && <option value="">{empty}</option>}
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
      <ErrorLine id={id}>{error}</ErrorLine>
    </div>
  );
}

/** The arrow is drawn here. Importing Icon would add all icons to the code of an island. */
function Chevron() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="i pointer-events-none absolute end-4 top-1/2 size-4 -translate-y-1/2 text-soft"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
