import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from "react";
import { useTypedBefore } from "#site/ui/controls/useTypedBefore.ts";

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
  /** A hint below the field. It says what is missing. */
  hint?: string;
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
};

function Hinted({ id, hint, children }: { id: string; hint: string | undefined; children: ReactNode }) {
  if (!hint) return children;
  return (
    <div className="min-w-0">
      {children}
      <p id={id} className="mt-1 text-xs font-semibold text-soft">
        {hint}
      </p>
    </div>
  );
}

export function Input({ label, hint, value, onChange, ...rest }: Of<"input">) {
  const id = useId();
  const ref = useTypedBefore<HTMLInputElement>(value, (target) => onChange?.({ target }));
  return (
    <Hinted id={id} hint={hint}>
      <Labelled label={label}>
        <input
          ref={ref}
          autoComplete="off"
          aria-describedby={hint && id}
          className={look}
          value={value}
          onChange={onChange}
          {...rest}
        />
      </Labelled>
    </Hinted>
  );
}

/** The search field above the lists of the office, for names, numbers and references. */
export const SearchInput = ({ label, text }: { label: string; text: string | undefined }) => (
  <div className="min-w-0 flex-1 basis-60">
    <Input label={label} type="search" name="text" dir="auto" maxLength={100} defaultValue={text} />
  </div>
);

export function Area({ label, hint, value, onChange, ...rest }: Of<"textarea">) {
  const id = useId();
  const ref = useTypedBefore<HTMLTextAreaElement>(value, (target) => onChange?.({ target }));
  return (
    <Hinted id={id} hint={hint}>
      <Labelled label={label}>
        <textarea
          ref={ref}
          rows={2}
          aria-describedby={hint && id}
          className={`${look} py-2`}
          value={value}
          onChange={onChange}
          {...rest}
        />
      </Labelled>
    </Hinted>
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
