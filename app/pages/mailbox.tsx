import { languageOf } from "@site/ground/language/languages.ts";
import { officeStylesHandle } from "#app/documents.ts";
import { mailbox } from "#app/features/mailbox/data.server.ts";
import { MailList } from "#app/features/mailbox/MailList.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/mailbox.ts";

export const handle = officeStylesHandle;
export const loader = ({ request, url }: Route.LoaderArgs) => mailbox(request, url.pathname);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "mail")("mailbox.title"));

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  return <MailList {...loaderData} />;
}
