import { articleHandle } from "#app/documents.ts";
import { CountingSwitch } from "#domain/analytics/customer/CountingSwitch.tsx";
import { answerChoice, choiceIn } from "#domain/analytics/office/google/choice.server.ts";
import { GoogleCard } from "#domain/analytics/office/google/GoogleCard.tsx";
import { answersChats } from "#domain/leads/mails/chat-notice.server.ts";
import { NoticeTable } from "#domain/privacy/pages/NoticeTable.tsx";
import { noticeRows } from "#domain/privacy/pages/register.server.ts";
import { legalPage } from "#site/content/article.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { formatDate, useLanguage, useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "#site/ui/layout/Breadcrumbs.tsx";
import { Markdown } from "#site/ui/primitives/Markdown.tsx";
import type { Route } from "./+types/legal.ts";

/** The line of the privacy notice in whose place the table of the register stands. */
const tableMark = "<!-- the table of personal data -->";

export const handle = articleHandle;
export const loader = ({ request, url }: Route.LoaderArgs) => ({
  ...legalPage(url.pathname),
  google: choiceIn(request),
  chats: answersChats(),
  notice: noticeRows(),
});
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);
export const action = ({ request, url }: Route.ActionArgs) => {
  if (legalPage(url.pathname).id !== "/privacy") throw new Response(null, { status: 405 });
  return answerChoice(request, url);
};

export default function Legal({ loaderData: { id, page, seo, google, chats, notice } }: Route.ComponentProps) {
  const t = useT();
  const [before = "", after = ""] = page.body.split(tableMark);
  return (
    <div className="mx-auto max-w-lg px-5 pt-4 pb-16">
      <Breadcrumbs crumbs={seo.crumbs} />
      <h1 className="mt-6 text-4xl">{page.title}</h1>
      <p className="mt-3 mb-10 text-soft">{t("article.updated", { date: formatDate(page.updated, useLanguage()) })}</p>
      <Markdown text={before} />
      {id === "/privacy" && <NoticeTable rows={notice} />}
      {after && <Markdown text={after} className="mt-8" />}
      {id === "/privacy" && chats && (
        <section aria-labelledby="chats" className="prose mt-8">
          <h2 id="chats">{t("chats.title")}</h2>
          <p>{t("chats.what")}</p>
          <p>{t("chats.kept")}</p>
        </section>
      )}
      {id === "/privacy" && <CountingSwitch />}
      {id === "/privacy" && google && <GoogleCard {...google} />}
    </div>
  );
}
