import type { UploadHandle } from "#app/documents.ts";
import { ownEnquiry, updateOwn } from "#domain/accounts/customer/enquiries.server.ts";
import { testimonialLinkOf } from "#domain/reputation/customer/testimonial.server.ts";
import { cancelWithdrawn } from "#domain/visits/customer/withdrawn.server.ts";
import type { Route } from "./+types/api-account-enquiry.ts";

export const handle = { upload: "photos", budget: "page" } satisfies UploadHandle;
export const loader = ({ request, params, url }: Route.LoaderArgs) =>
  ownEnquiry(request, params.id, url, testimonialLinkOf);
export const action = ({ request, params }: Route.ActionArgs) => updateOwn(request, params.id, cancelWithdrawn);
