import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data, redirect } from "react-router";
import { formHandle, type UploadHandle } from "#app/documents.ts";
import { ApplyForm } from "#domain/applications/customer/ApplyForm.tsx";
import { apply, maxCvBytes } from "#domain/applications/customer/apply.server.ts";
import { JobText } from "#domain/applications/customer/JobText.tsx";
import { jobPosting } from "#site/content/job-posting.server.ts";
import { jobNamed } from "#site/content/jobs.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import type { Route } from "./+types/job.ts";

export const handle = { ...formHandle, upload: "cv" } satisfies UploadHandle;

/** Rendered for each request, because it depends on the day whether the job is open. */
export function loader({ params: { job: slug }, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const job = found(slug, language);
  const canonical = siteOrigin() + href(`/careers/${slug}`, language);
  const posting = jobPosting(job, language);
  return data({ job, canonical, posting, most: maxCvBytes }, { status: job.state === "gone" ? 410 : 200 });
}

export async function action({ request, params: { job: slug }, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname);
  const outcome = await apply(request, found(slug, language), language);
  if ("token" in outcome) return redirect(href(`/application/${outcome.token}`, language), 303);
  const { status, ...state } = outcome;
  return data(state, { status });
}

function found(slug: string, language: Language) {
  const job = jobNamed(slug, language);
  if (!job) throw data(null, { status: 404 });
  return job;
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { job, canonical, posting } = loaderData;
  return [
    { title: job.title },
    { name: "description", content: job.summary },
    { tagName: "link", rel: "canonical", href: canonical },
    posting ? { "script:ld+json": posting } : { name: "robots", content: "noindex" },
  ];
};

export default function JobPage({ loaderData: { job, most }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-xl items-start gap-12 px-5 py-10 lg:grid-cols-[1fr_1.15fr]">
      <JobText job={job} />
      {job.state === "open" && <ApplyForm job={job} state={actionData} most={most} />}
    </div>
  );
}
