import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { useTypedBefore } from "#app/ui/controls/useTypedBefore.ts";

const look =
  "block min-h-9 w-full rounded-lg border border-line bg-surface px-3 text-sm text-ink smooth hover:border-brand max-sm:min-h-11 max-sm:text-base";

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="block min-w-0">
    <span className="mb-1 block text-xs font-semibold text-soft">{label}</span>
    {children}
  </label>
);

type Of<Tag extends "input" | "textarea"> = Omit<ComponentProps<Tag>, "value" | "onChange"> & {
  label: string;
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
};

export function Input({ label, value, onChange, ...rest }: Of<"input">) {
  const ref = useTypedBefore<HTMLInputElement>(value, (target) => onChange?.({ target }));
  return (
    <Labelled label={label}>
      <input ref={ref} autoComplete="off" className={look} value={value} onChange={onChange} {...rest} />
    </Labelled>
  );
}

export function Area({ label, value, onChange, ...rest }: Of<"textarea">) {
  const ref = useTypedBefore<HTMLTextAreaElement>(value, (target) => onChange?.({ target }));
  return (
    <Labelled label={label}>
      <textarea ref={ref} rows={2} className={`${look} py-2`} value={value} onChange={onChange} {...rest} />
    </Labelled>
  );
}

type ChoiceProps = ComponentProps<"select"> & {
  label: string;
  onChange?: (event: Pick<ChangeEvent<HTMLSelectElement>, "target">) => void;
};

export function Choice({ label, children, ...rest }: ChoiceProps) {
  const { value, onChange } = rest;
  const ref = useTypedBefore<HTMLSelectElement>(value?.toString(), (target) => onChange?.({ target }));
  return (
    <Labelled label={label}>
      <select ref={ref} className={look} {...rest}>
        {children}
      </select>
    </Labelled>
  );
}
