import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data, redirect } from "react-router";
import { formHandle, type UploadHandle } from "#app/documents.ts";
import { ApplyForm } from "#domain/applications/customer/ApplyForm.tsx";
import { apply, maxCvBytes } from "#domain/applications/customer/apply.server.ts";
import { VacancyText } from "#domain/applications/customer/VacancyText.tsx";
import { jobPosting } from "#site/content/job-posting.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { vacancyNamed } from "#site/content/vacancies.server.ts";
import type { Route } from "./+types/vacancy.ts";

export const handle = { ...formHandle, upload: "cv" } satisfies UploadHandle;

/** The page is rendered for each request, because a vacancy is open only until a certain day. */
export function loader({ params: { vacancy: slug }, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const vacancy = found(slug, language);
  const canonical = siteOrigin() + href(`/careers/${slug}`, language);
  const posting = jobPosting(vacancy, language);
  return data({ job: vacancy, canonical, posting, most: maxCvBytes }, { status: vacancy.state === "gone" ? 410 : 200 });
}

export async function action({ request, params: { vacancy: slug }, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname);
  const outcome = await apply(request, found(slug, language), language);
  if ("token" in outcome) return redirect(href(`/application/${outcome.token}`, language), 303);
  const { status, ...state } = outcome;
  return data(state, { status });
}

function found(slug: string, language: Language) {
  const vacancy = vacancyNamed(slug, language);
  if (!vacancy) throw data(null, { status: 404 });
  return vacancy;
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { job: vacancy, canonical, posting } = loaderData;
  return [
    { title: vacancy.title },
    { name: "description", content: vacancy.summary },
    { tagName: "link", rel: "canonical", href: canonical },
    posting ? { "script:ld+json": posting } : { name: "robots", content: "noindex" },
  ];
};

export default function VacancyPage({ loaderData: { job: vacancy, most }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-xl items-start gap-12 px-5 py-10 lg:grid-cols-[1fr_1.15fr]">
      <VacancyText job={vacancy} />
      {vacancy.state === "open" && <ApplyForm job={vacancy} state={actionData} most={most} />}
    </div>
  );
}
