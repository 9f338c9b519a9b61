import type { UploadHandle } from "#app/documents.ts";
import { ownRequest, updateOwn } from "#domain/accounts/customer/requests.server.ts";
import { cancelWithdrawn } from "#domain/visits/customer/withdrawn.server.ts";
import type { Route } from "./+types/api-account-request.ts";

export const handle = { upload: "photos" } satisfies UploadHandle;
export const loader = ({ request, params, url }: Route.LoaderArgs) => ownRequest(request, params.id, url);
export const action = ({ request, params }: Route.ActionArgs) => updateOwn(request, params.id, cancelWithdrawn);
