import { findingsFile } from "#domain/reputation/customer/findings.server.tsx";
import type { Route } from "./+types/findings.ts";

/** Lines about visits, as a piece of HTML for the page of their trade and place. */
export const loader = ({ request }: Route.LoaderArgs) => findingsFile(request);
