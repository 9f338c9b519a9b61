import { languageOf } from "@site/ground/language/languages.ts";
import { enquiryHandle, type UploadHandle } from "#app/documents.ts";
import { BookPage } from "#domain/visits/customer/booking/BookPage.tsx";
import { bookByForm, bookPage } from "#domain/visits/customer/booking/page.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { isUnsent } from "#site/content/unsent-form.ts";
import { translator } from "#site/i18n/t.ts";
import { AwayPage } from "#site/ui/layout/AwayPage.tsx";
import type { Route } from "./+types/book.ts";

export const handle = { ...enquiryHandle, upload: "photos" } satisfies UploadHandle;

/** The times are those of the request, so this page is never kept. */
export const loader = ({ request }: Route.LoaderArgs) => bookPage(request);
export const action = ({ request }: Route.ActionArgs) => bookByForm(request);

export const headers = () => ({ "x-robots-tag": "noindex" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "visits")("booking.heading"));

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  // The action knows what was typed; the loader, which fails after it, does not.
  if (isUnsent(loaderData)) return <AwayPage unsent={{ ...loaderData, values: actionData?.values ?? {} }} />;
  return <BookPage view={loaderData.view} state={actionData} />;
}
