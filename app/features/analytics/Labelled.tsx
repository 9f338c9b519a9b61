import { type ComponentProps, useId } from "react";

/** A small field of the office, its label above it. */
export function Labelled({ label, className = "", ...control }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold text-soft">
        {label}
      </label>
      <input
        id={id}
        className="block min-h-11 w-full rounded-xl border border-field bg-surface px-3 text-sm smooth hover:border-brand focus-visible:border-brand"
        {...control}
      />
    </div>
  );
}
