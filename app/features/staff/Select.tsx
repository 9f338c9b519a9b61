import type { ComponentProps } from "react";

type Props = ComponentProps<"select"> & { id: string; label: string; options: { value: string; text: string }[] };

/** A labelled choice; the browser's own, which every phone knows how to show. */
export function Select({ id, label, options, ...rest }: Props) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="block min-h-13 w-full rounded-xl border border-line bg-surface px-4 text-base smooth hover:border-brand focus-visible:border-brand"
        {...rest}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
