import type { ReactNode } from "react";

type Props = {
  title: string;
  lead?: string;
  /** Short numbers, two in a row even on a phone. */
  tight?: boolean;
  children: ReactNode;
};

/** Questions that belong together, two in a row where there is room. */
export const Group = ({ title, lead, tight = false, children }: Props) => (
  <fieldset className="min-w-0 border-t border-line pt-6 first-of-type:border-0 first-of-type:pt-0">
    {/* Floating, a legend stands in its fieldset and not on its edge. */}
    <legend className="float-start mb-4 w-full text-lg font-semibold">{title}</legend>
    {lead && <p className="clear-both -mt-3 mb-3 text-sm text-soft">{lead}</p>}
    <div
      className={`clear-both grid gap-x-4 gap-y-5 ${tight ? "grid-cols-2 items-end" : "items-start sm:grid-cols-2"}`}
    >
      {children}
    </div>
  </fieldset>
);

/** Over the whole width of its group. */
export const Wide = ({ children }: { children: ReactNode }) => <div className="col-span-full min-w-0">{children}</div>;
