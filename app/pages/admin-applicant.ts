import { applicantAnswer } from "#domain/applications/office/application.server.ts";
import type { Route } from "./+types/admin-applicant.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => applicantAnswer(request, params.id);
