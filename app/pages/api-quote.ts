import type { UploadHandle } from "#app/documents.ts";
import { answerData, onlyPost } from "#domain/leads/customer/forms/api.server.ts";
import { receiveQuote } from "#domain/leads/customer/forms/receive.server.ts";
import type { Route } from "./+types/api-quote.ts";

export const handle = { upload: "photos" } satisfies UploadHandle;
export const action = ({ request }: Route.ActionArgs) => answerData(request, receiveQuote);
export const loader = () => onlyPost();
