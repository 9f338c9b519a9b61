import type { ReactNode } from "react";
import { Icon } from "../primitives/Icon.tsx";

type Props = { name: string; isOpen?: boolean; className?: string; children: ReactNode };

/** A part of a customer's page that is closed at first. It opens without a script. */
export const Fold = ({ name, isOpen = false, className = "", children }: Props) => (
  <details open={isOpen} className={`group rounded-card border border-line ${className}`}>
    <summary className="flex min-h-13 items-center justify-between gap-3 px-6 py-3 font-semibold">
      {name}
      <Icon name="chevron-down" className="smooth group-open:rotate-180" />
    </summary>
    <div className="px-6 pb-6">{children}</div>
  </details>
);
