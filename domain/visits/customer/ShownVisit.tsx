import type { VisitView } from "./customer.server.ts";

/** The hidden fields that name the visit that the page showed. Another visit may be the next one by the time the form is sent. */
export const ShownVisit = ({ visit: { id, version } }: { visit: NonNullable<VisitView["ahead"]> }) => (
  <>
    <input type="hidden" name="visit" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
);
