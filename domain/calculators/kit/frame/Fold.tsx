import type { ReactNode } from "react";

type Props = {
  title: string;
  /** True if the content has the margins of a page. The heading then needs margins too. */
  paged?: boolean;
  children: ReactNode;
};

/** Content that a phone shows only on demand. On a wide screen and on paper it is always open and has no heading (calculators.css). */
export const Fold = ({ title, paged = false, children }: Props) => (
  <details className="fold group">
    <summary
      data-print="no"
      className={`flex min-h-12 items-center gap-3 rounded-xl border border-line bg-raised px-4 py-2 font-semibold ${paged ? "mx-5 mb-8" : "group-open:mb-6"}`}
    >
      <svg aria-hidden viewBox="0 0 24 24" className="i size-4 shrink-0 text-brand smooth group-open:rotate-180">
        <path d="m6 9 6 6 6-6" />
      </svg>
      {title}
    </summary>
    {children}
  </details>
);
