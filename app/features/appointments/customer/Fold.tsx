import type { ReactNode } from "react";
import { Icon } from "#app/ui/primitives/Icon.tsx";
import type { VisitView } from "./customer.server.ts";

type Props = { name: string; isOpen?: boolean; children: ReactNode };

/** A part of the page that is closed at first: moving or cancelling the visit ahead. */
export const Fold = ({ name, isOpen = false, children }: Props) => (
  <details open={isOpen} className="group rounded-card border border-line">
    <summary className="flex min-h-13 items-center justify-between gap-3 px-6 py-3 font-semibold">
      {name}
      <Icon name="chevron-down" className="smooth group-open:rotate-180" />
    </summary>
    <div className="px-6 pb-6">{children}</div>
  </details>
);

/** The form names the visit that stood on the page, because another one may be ahead by the time it is sent. */
export const ShownVisit = ({ visit: { id, version } }: { visit: NonNullable<VisitView["ahead"]> }) => (
  <>
    <input type="hidden" name="visit" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
);
