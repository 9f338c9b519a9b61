import { languageOf } from "@site/ground/language/languages.ts";
import { messagesPage, resend } from "#domain/operations/office/messages/data.server.ts";
import { Messages } from "#domain/operations/office/messages/Messages.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-messages.ts";

export const loader = ({ request }: Route.LoaderArgs) => messagesPage(request);
export const action = ({ request }: Route.ActionArgs) => resend(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "colleagues")("messages.title"));

export default function AdminMessages({ loaderData, actionData }: Route.ComponentProps) {
  return <Messages {...loaderData} answer={actionData} />;
}
