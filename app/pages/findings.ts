import { findingsFile } from "#domain/reputation/customer/findings.server.tsx";
import type { Route } from "./+types/findings.ts";

/** What was found at visits, as a piece of HTML for the page of their trade and place. */
export const loader = ({ request }: Route.LoaderArgs) => findingsFile(request);
