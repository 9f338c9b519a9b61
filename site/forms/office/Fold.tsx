import type { ReactNode } from "react";
import { Icon } from "#site/ui/primitives/Icon.tsx";

type Props = { title: string; look?: string; className?: string; children: ReactNode };

/** A part that is seldom needed. It is closed until somebody opens it by its heading. */
export const Fold = ({ title, look = "font-semibold", className = "", children }: Props) => (
  <details className={`group ${className}`}>
    <summary className={`flex min-h-11 w-fit cursor-pointer items-center gap-2 ${look}`}>
      {title}
      <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
