import type { UploadHandle } from "#app/documents.ts";
import { answerData, onlyPost } from "#domain/leads/customer/forms/api.server.ts";
import { receiveQuotationForm } from "#domain/leads/customer/forms/receive.server.ts";
import type { Route } from "./+types/api-quotation.ts";

export const handle = { upload: "photos", budget: "page" } satisfies UploadHandle;
export const action = ({ request }: Route.ActionArgs) => answerData(request, receiveQuotationForm);
export const loader = () => onlyPost();
