import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  lead?: string;
  /** Short numbers, two in a row even on a phone. */
  tight?: boolean;
  children: ReactNode;
};

/** Questions that belong together, two in a row where there is room. */
export function FieldGroup({ title, lead, tight = false, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {lead && <p className="-mt-2 mb-3 text-sm text-soft">{lead}</p>}
      <div className={`grid gap-x-4 gap-y-5 ${tight ? "grid-cols-2 items-end" : "sm:grid-cols-2"}`}>{children}</div>
    </div>
  );
}
