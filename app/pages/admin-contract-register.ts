import { registerFile } from "#domain/contracts/office/register.server.ts";
import type { Route } from "./+types/admin-contract-register.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => registerFile(request, params.id);
