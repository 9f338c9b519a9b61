import type { VisitView } from "./customer.server.ts";

/** The form names the visit that stood on the page, because another one may be ahead by the time it is sent. */
export const ShownVisit = ({ visit: { id, version } }: { visit: NonNullable<VisitView["ahead"]> }) => (
  <>
    <input type="hidden" name="visit" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
);
