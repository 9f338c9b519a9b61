import { answerData, onlyPost } from "#app/features/leads/api.server.ts";
import { receiveCallback } from "#app/features/leads/receive.server.ts";
import type { Route } from "./+types/api-callback.ts";

export const action = ({ request }: Route.ActionArgs) => answerData(request, receiveCallback);
export const loader = () => onlyPost();
