import { bringAlong } from "#domain/accounts/customer/calculations.server.ts";
import type { Route } from "./+types/api-account-kept.ts";

export const action = ({ request }: Route.ActionArgs) => bringAlong(request);
