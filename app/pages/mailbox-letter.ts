import { letterAt } from "#domain/operations/office/mailbox/data.server.ts";
import type { Route } from "./+types/mailbox-letter.ts";

/** The mail itself, for the frame around it. */
export const loader = ({ request, params: { id } }: Route.LoaderArgs) => letterAt(request, id);
