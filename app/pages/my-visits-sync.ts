import type { UploadHandle } from "#app/documents.ts";
import { receiveFromQueue } from "#domain/visits/technician/receive.server.ts";
import type { Route } from "./+types/my-visits-sync.ts";

export const handle = { upload: "photos", budget: "office" } satisfies UploadHandle;
export const action = ({ request }: Route.ActionArgs) => receiveFromQueue(request);

/** Refuses every GET, because a program that opens links must change nothing. */
export const loader = () => new Response(null, { status: 405, headers: { allow: "POST" } });
