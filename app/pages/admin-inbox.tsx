import { languageOf } from "@site/ground/language/languages.ts";
import { listAction } from "#domain/leads/office/inbox/list/actions.server.ts";
import { inboxPage } from "#domain/leads/office/inbox/list/data.server.ts";
import { InboxPage } from "#domain/leads/office/inbox/list/InboxPage.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-inbox.ts";

export const loader = ({ request }: Route.LoaderArgs) => inboxPage(request);
export const action = ({ request }: Route.ActionArgs) => listAction(request);

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = translator(languageOf(location.pathname), "inbox")("title");
  const unread = loaderData?.counts.unread ?? 0;
  return plainMeta(unread > 0 ? `(${unread}) ${title}` : title);
}

export default function AdminInbox({ loaderData }: Route.ComponentProps) {
  return <InboxPage data={loaderData} />;
}
