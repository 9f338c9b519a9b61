import { letterAt } from "#domain/operations/office/mailbox/data.server.ts";
import type { Route } from "./+types/mailbox-letter.ts";

/** The mail itself. The mailbox shows it in a frame. */
export const loader = ({ request, params: { id } }: Route.LoaderArgs) => letterAt(request, id);
