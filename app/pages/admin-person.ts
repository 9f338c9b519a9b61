import { personAnswer } from "#domain/privacy/office/person.server.ts";
import type { Route } from "./+types/admin-person.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => personAnswer(request, params.id);
