import type { ReactNode } from "react";

type Props = {
  title: string;
  lead?: string;
  /** True for short numbers, which are shown two in a row even on a phone. */
  tight?: boolean;
  children: ReactNode;
};

/** A group of related questions, two in a row on a wide screen. */
export const Group = ({ title, lead, tight = false, children }: Props) => (
  <fieldset className="min-w-0 border-t border-line pt-6 first-of-type:border-0 first-of-type:pt-0">
    {/* `float` puts the legend inside its fieldset instead of on its border. */}
    <legend className="float-start mb-4 w-full text-lg font-semibold">{title}</legend>
    {lead && <p className="clear-both -mt-3 mb-3 text-sm text-soft">{lead}</p>}
    <div
      className={`clear-both grid gap-x-4 gap-y-5 ${tight ? "grid-cols-2 items-end" : "items-start sm:grid-cols-2"}`}
    >
      {children}
    </div>
  </fieldset>
);

/** Content that takes the full width of its group. */
export const WideCell = ({ children }: { children: ReactNode }) => (
  <div className="col-span-full min-w-0">{children}</div>
);
