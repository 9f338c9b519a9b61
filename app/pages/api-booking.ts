import type { UploadHandle } from "#app/documents.ts";
import { answerData, onlyPost } from "#domain/leads/customer/forms/api.server.ts";
import { receiveVisitBooking } from "#domain/visits/customer/booking/book.server.ts";
import type { Route } from "./+types/api-booking.ts";

export const handle = { upload: "photos", budget: "page" } satisfies UploadHandle;
export const action = ({ request }: Route.ActionArgs) => answerData(request, receiveVisitBooking);
export const loader = () => onlyPost();
