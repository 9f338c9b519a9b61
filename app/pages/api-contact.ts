import { answerData, onlyPost } from "#app/features/leads/api.server.ts";
import { receiveContact } from "#app/features/leads/receive.server.ts";
import type { Route } from "./+types/api-contact.ts";

export const action = ({ request }: Route.ActionArgs) => answerData(request, receiveContact);
export const loader = () => onlyPost();
