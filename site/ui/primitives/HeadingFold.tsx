import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type Props = { heading: ReactNode; className?: string; open?: boolean; children: ReactNode };

/**
 * A part that is folded on a phone until somebody taps its heading. On wider screens and on paper it is open, and its
 * heading is no button (base.css).
 */
export const HeadingFold = ({ heading, className = "", open, children }: Props) => (
  <details data-fold open={open} className={`group ${className}`.trim()}>
    <summary className="flex items-center justify-between gap-4 py-2">
      {heading}
      <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
