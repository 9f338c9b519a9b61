import { keepProject, ownProjects } from "#domain/accounts/customer/projects.server.ts";
import { revisionIn } from "#domain/calculators/project/revision.server.ts";
import type { Route } from "./+types/api-account-projects.ts";

export const loader = ({ request }: Route.LoaderArgs) => ownProjects(request);
export const action = ({ request }: Route.ActionArgs) => keepProject(request, revisionIn);
