import { articleHandle } from "#app/documents.ts";
import { CountingSwitch } from "#app/features/analytics/CountingSwitch.tsx";
import { answerChoice, choiceIn } from "#app/features/analytics/google/choice.server.ts";
import { GoogleCard } from "#app/features/analytics/google/GoogleCard.tsx";
import { formatDate, useLanguage, useT } from "#app/i18n/t.ts";
import { legalPage } from "#app/site/article.server.ts";
import { answersChats } from "#app/site/chats.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { Breadcrumbs } from "#app/ui/layout/Breadcrumbs.tsx";
import { Markdown } from "#app/ui/primitives/Markdown.tsx";
import type { Route } from "./+types/legal.ts";

export const handle = articleHandle;
export const loader = ({ request, url }: Route.LoaderArgs) => ({
  ...legalPage(url.pathname),
  google: choiceIn(request),
  chats: answersChats(),
});
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);
export const action = ({ request, url }: Route.ActionArgs) => {
  if (legalPage(url.pathname).id !== "/privacy") throw new Response(null, { status: 405 });
  return answerChoice(request, url);
};

export default function Legal({ loaderData: { id, page, seo, google, chats } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="mx-auto max-w-lg px-5 pt-4 pb-16">
      <Breadcrumbs crumbs={seo.crumbs} />
      <h1 className="mt-6 text-4xl">{page.title}</h1>
      <p className="mt-3 mb-10 text-soft">{t("article.updated", { date: formatDate(page.updated, useLanguage()) })}</p>
      <Markdown text={page.body} />
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
