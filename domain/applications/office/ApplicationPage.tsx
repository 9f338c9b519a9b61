import { href } from "@site/ground/site-map/links.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { Moment, OutcomeMessage } from "#domain/colleagues/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { Cv } from "./Cv.tsx";
import { Erase, Move, Note } from "./Forms.tsx";
import { StateMark } from "./StateMark.tsx";
import { Timeline } from "./Timeline.tsx";
import type { Answer, ApplicationData } from "./types.ts";

/** The page of one application: what the applicant told us, its state, and what a colleague can do. */
export function ApplicationPage({ data, answer }: { data: ApplicationData; answer: Answer | undefined }) {
  const t = useT("applications");
  const { application, erased } = data;
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <Link
        to={href("/admin/applications", useLanguage())}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {t("back")}
      </Link>
      <header className="space-y-1">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          <bdi>{application.name || t("erased")}</bdi> <StateMark state={application.state} />
        </h1>
        <p className="text-sm text-soft">
          <bdi>{application.job_title}</bdi> · <Reference code={application.reference} /> ·{" "}
          <Moment at={application.created_at} />
        </p>
      </header>
      <OutcomeMessage
        answer={answer}
        problem={answer?.problem && t(`problems.${answer.problem}`)}
        done={answer?.done && t(`done.${answer.done}`)}
      />
      {erased ? (
        <Panel title={t("timeline.label")}>
          <Timeline data={data} />
        </Panel>
      ) : (
        <Parts data={data} />
      )}
    </div>
  );
}

function Parts({ data }: { data: ApplicationData }) {
  const t = useT("applications");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <div className="space-y-6 lg:col-span-2">
        <Panel title={t("cv.label")}>
          <Cv data={data} />
        </Panel>
        <Panel title={t("told")}>
          <Facts data={data} />
        </Panel>
        <Panel title={t("timeline.label")}>
          <Timeline data={data} />
        </Panel>
      </div>
      <div className="space-y-6">
        <Panel title={t("next.label")}>
          <Move data={data} />
        </Panel>
        <Panel title={t("note.label")}>
          <Note key={data.events.filter(({ kind }) => kind === "note").length} />
        </Panel>
        <Panel title={t("privacy.label")}>
          <Erase data={data} />
        </Panel>
      </div>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card !p-5">
      <h2 id={id} className="mb-3 text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Facts({ data: { application } }: { data: ApplicationData }) {
  const t = useT("applications");
  const { email, phone, certificates, driving_licence: licence, talent_pool: pool } = application;
  const facts: [string, ReactNode][] = [
    [
      t("fields.email"),
      <a key="email" href={`mailto:${encodeURIComponent(email)}`} className="underline" dir="ltr">
        {email}
      </a>,
    ],
    [
      t("fields.phone"),
      <a key="phone" href={`tel:${phone}`} className="underline" dir="ltr">
        {phone}
      </a>,
    ],
    [t("fields.city"), application.city],
    [t("fields.notice"), application.notice],
    [t("fields.mayWork"), t(`mayWork.${application.may_work}`)],
    [t("fields.certificates"), certificates.join("\n")],
    [t("fields.licence"), licence === null ? "" : t(licence ? "yes" : "no")],
    [t("fields.pool"), t(pool ? "yes" : "no")],
    [t("fields.message"), application.message],
    [t("fields.spam"), application.spam ? application.spam_reasons.join(", ") || t("yes") : ""],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft max-sm:-mb-2">{name}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
