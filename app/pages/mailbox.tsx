import { languageOf } from "@site/ground/language/languages.ts";
import { officeStylesHandle } from "#app/documents.ts";
import { mailbox } from "#domain/operations/office/mailbox/data.server.ts";
import { MailList } from "#domain/operations/office/mailbox/MailList.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/mailbox.ts";

export const handle = officeStylesHandle;
export const loader = ({ request, url }: Route.LoaderArgs) => mailbox(request, url.pathname);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "mail")("mailbox.title"));

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  return <MailList {...loaderData} />;
}
