import { officeStylesHandle } from "#app/documents.ts";
import { mailAt } from "#domain/operations/office/mailbox/data.server.ts";
import { MailView } from "#domain/operations/office/mailbox/MailView.tsx";
import { plainMeta } from "#site/content/meta.ts";
import type { Route } from "./+types/mailbox-mail.ts";

export const handle = officeStylesHandle;
export const loader = ({ request, params: { id }, url }: Route.LoaderArgs) => mailAt(request, id, url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => plainMeta(loaderData?.subject ?? "");

export default function MailboxMail({ loaderData }: Route.ComponentProps) {
  return <MailView mail={loaderData} />;
}
