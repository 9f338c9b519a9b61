import type { VisitView } from "./customer.server.ts";

/** Names the visit that the page showed, because another visit may come first by the time the form is sent. */
export const ShownVisit = ({ visit: { id, version } }: { visit: NonNullable<VisitView["ahead"]> }) => (
  <>
    <input type="hidden" name="visit" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
);
