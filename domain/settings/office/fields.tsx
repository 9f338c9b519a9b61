import type { ComponentProps } from "react";

const look =
  "block min-h-11 w-full rounded-lg border border-field bg-surface px-3 text-sm text-ink smooth hover:border-brand [font-family:inherit]";

/** A control of a dense form, below its label. */
export const SmallInput = ({ label, ...rest }: ComponentProps<"input"> & { label: string }) => (
  <label className="block min-w-0">
    <span className="mb-1 block text-xs font-semibold text-soft">{label}</span>
    <input autoComplete="off" className={look} {...rest} />
  </label>
);

/** A control in a table. The headings of its row and column name it, so `label` is only for screen readers. */
export const BareInput = ({ label, ...rest }: ComponentProps<"input"> & { label: string }) => (
  <input aria-label={label} autoComplete="off" className={look} {...rest} />
);

export const Text = ({ label, ...rest }: ComponentProps<"textarea"> & { label: string }) => (
  <label className="block min-w-0">
    <span className="mb-1 block text-xs font-semibold text-soft">{label}</span>
    <textarea className={`${look} py-2`} {...rest} />
  </label>
);
