import type { ComponentProps } from "react";

type Control = ComponentProps<"input"> & Omit<ComponentProps<"textarea">, keyof ComponentProps<"input">>;
type Props = Control & { id: string; label: string; hint?: string; error?: string; multiline?: boolean };

/** A labelled control; an error stands at the field, is announced, and is tied to it. */
export function Field({ id, label, hint, error, multiline = false, ...control }: Props) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const Tag = (multiline ? "textarea" : "input") as "input";
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <Tag
        id={id}
        aria-describedby={notes}
        aria-invalid={error ? true : undefined}
        className={`block w-full rounded-xl border bg-surface px-4 py-3 text-base smooth placeholder:text-soft hover:border-brand focus-visible:border-brand ${error ? "border-danger" : "border-line"}`}
        {...control}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-semibold text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
