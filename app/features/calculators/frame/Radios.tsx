import type { ReactNode } from "react";
import { ErrorLine, Hint, notesOf } from "#app/ui/controls/Labelled.tsx";
import { useField } from "./useField.ts";

type Props = {
  name: string;
  label: string;
  hint?: string;
  options: readonly (readonly [value: string, text: string, picture?: ReactNode])[];
};

/** Radio buttons as large as a thumb; with pictures, where a picture says it faster. */
export function Radios({ name, label, hint, options }: Props) {
  const { id, value, set, error } = useField(name);
  const pictured = options.some(([, , picture]) => picture);
  const columns = options.length % 4 === 0 ? "grid-cols-2 sm:grid-cols-4" : "grid-cols-3";
  return (
    <fieldset className="min-w-0" aria-describedby={notesOf(id, hint, error)}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={pictured ? `grid gap-2 ${columns}` : "flex flex-wrap gap-2"}>
        {options.map(([choice, text, picture]) => (
          <label
            key={choice}
            className={`flex min-h-11 cursor-pointer items-center rounded-xl border bg-surface py-2 text-sm smooth hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:border-brand ${pictured ? "flex-col gap-2 px-2 text-center" : "gap-2.5 px-4"} ${error ? "border-danger" : "border-line"}`}
          >
            {picture}
            <span className={`flex items-center gap-2.5 ${pictured ? "max-sm:flex-col max-sm:gap-1.5" : ""}`}>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={value === choice}
                onChange={() => set(choice)}
                aria-invalid={error ? true : undefined}
                className="size-4 shrink-0 accent-brand"
              />
              {text}
            </span>
          </label>
        ))}
      </div>
      <Hint id={id}>{hint}</Hint>
      <ErrorLine id={id}>{error}</ErrorLine>
    </fieldset>
  );
}
