import type { ReactNode } from "react";
import { ErrorLine, Hint, notesOf } from "#site/ui/controls/FieldParts.tsx";
import type { FieldState } from "./connectField.tsx";

export type RadiosProps = {
  name: string;
  label: string;
  hint?: string;
  names: Record<string, string>;
  /** Pictures in currentColor. They are hidden from screen readers, which read the labels. */
  pictures?: Record<string, ReactNode>;
};

export const nameOf = (choice: string, names: Record<string, string>) => names[choice] ?? choice;

/** Radio buttons that are large enough for a thumb. They may have pictures. */
export function Radios({
  name,
  label,
  hint,
  names,
  pictures,
  field,
  id,
  value,
  set,
  error,
}: RadiosProps & FieldState<"choice">) {
  const { ids } = field;
  const columns = ids.length % 4 === 0 ? "grid-cols-2 sm:grid-cols-4" : "grid-cols-3";
  return (
    <fieldset className="min-w-0" aria-describedby={notesOf(id, hint, error)}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={pictures ? `grid gap-2 ${columns}` : "flex flex-wrap gap-2"}>
        {ids.map((choice) => (
          <label
            key={choice}
            className={`flex min-h-11 cursor-pointer items-center rounded-xl border bg-surface py-2 text-sm smooth hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:border-brand ${pictures ? "flex-col gap-2 px-2 text-center" : "gap-2.5 px-4"} ${error ? "border-danger" : "border-field"}`}
          >
            {pictures?.[choice]}
            <span className={`flex items-center gap-2.5 ${pictures ? "max-sm:flex-col max-sm:gap-1.5" : ""}`}>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={value === choice}
                onChange={() => set(choice)}
                aria-invalid={error ? true : undefined}
                className="size-4 shrink-0 accent-brand"
              />
              {nameOf(choice, names)}
            </span>
          </label>
        ))}
      </div>
      <Hint id={id}>{hint}</Hint>
      <ErrorLine id={id}>{error}</ErrorLine>
    </fieldset>
  );
}
