import type { ComponentProps, ReactNode } from "react";

const look =
  "block min-h-9 w-full rounded-lg border border-line bg-surface px-3 text-sm text-ink smooth hover:border-brand max-sm:min-h-11 max-sm:text-base";

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="block min-w-0">
    <span className="mb-1 block text-xs font-semibold text-soft">{label}</span>
    {children}
  </label>
);

type Of<Tag extends "input" | "textarea" | "select"> = ComponentProps<Tag> & { label: string };

export const Input = ({ label, ...rest }: Of<"input">) => (
  <Labelled label={label}>
    <input autoComplete="off" className={look} {...rest} />
  </Labelled>
);

export const Area = ({ label, ...rest }: Of<"textarea">) => (
  <Labelled label={label}>
    <textarea rows={2} className={`${look} py-2`} {...rest} />
  </Labelled>
);

export const Choice = ({ label, children, ...rest }: Of<"select">) => (
  <Labelled label={label}>
    <select className={look} {...rest}>
      {children}
    </select>
  </Labelled>
);
