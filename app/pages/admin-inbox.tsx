import { languageOf } from "@site/ground/language/languages.ts";
import { listAction } from "#app/features/inbox/list/actions.server.ts";
import { inboxPage } from "#app/features/inbox/list/data.server.ts";
import { InboxPage } from "#app/features/inbox/list/InboxPage.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
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
