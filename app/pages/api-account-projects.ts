import type { UploadHandle } from "#app/documents.ts";
import { keepProject, ownProjects } from "#domain/accounts/customer/projects.server.ts";
import { revisionIn } from "#domain/calculators/project/revision.server.ts";
import type { Route } from "./+types/api-account-projects.ts";

export const handle = { upload: "project", budget: "page" } satisfies UploadHandle;
export const loader = ({ request }: Route.LoaderArgs) => ownProjects(request);
export const action = ({ request }: Route.ActionArgs) => keepProject(request, revisionIn);
