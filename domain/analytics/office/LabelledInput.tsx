import { type ComponentProps, type ReactNode, useId } from "react";

const look =
  "block min-h-11 w-full rounded-xl border border-field bg-surface px-3 text-sm smooth hover:border-brand focus-visible:border-brand";

type Labels = { label: string; className?: string };

/** A small input field of the office, with its label above it. */
export const LabelledInput = ({ label, className, ...control }: ComponentProps<"input"> & Labels) => (
  <Below label={label} className={className}>
    {(id) => <input id={id} className={look} {...control} />}
  </Below>
);

type Options = { options: readonly (readonly [value: string, label: string])[] };

export const LabelledChoice = ({
  label,
  className,
  options,
  ...control
}: ComponentProps<"select"> & Labels & Options) => (
  <Below label={label} className={className}>
    {(id) => (
      <select id={id} className={look} {...control}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Below>
);

function Below({ label, className = "", children }: Labels & { children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold text-soft">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
