import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { Select } from "#app/ui/controls/Select.tsx";
import { Button, buttonClasses } from "#app/ui/primitives/Button.tsx";
import { Reference } from "#app/ui/primitives/Reference.tsx";
import { Moment } from "../staff/Moment.tsx";
import { StateMark } from "./StateMark.tsx";
import type { ApplicationsData } from "./types.ts";

type Choice = Partial<Record<"job" | "state" | "after" | "spam", string>>;

const searchOf = (choice: Choice) =>
  `?${new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString()}`;

/** The applications of a job or of all, newest first. */
export function ApplicationList({ data: { choice, rows, next, states, jobs } }: { data: ApplicationsData }) {
  const t = useT("hiring");
  const { job, state, spam } = choice;
  const here: Choice = { job, state, spam: spam ? "1" : undefined };
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <div>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-1 max-w-lg text-sm text-soft">{t("text")}</p>
      </div>
      <Folders choice={here} states={states} />
      {jobs.length > 1 && <Jobs choice={here} jobs={jobs} />}
      {rows.length === 0 ? (
        <p className="card py-16 text-center font-semibold">{t("empty")}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      {next && (
        <Link to={searchOf({ ...here, after: next })} className={buttonClasses({ look: "outline" })}>
          {t("older")}
        </Link>
      )}
    </div>
  );
}

const folder =
  "flex min-h-11 items-center gap-1.5 rounded-lg border border-line px-3 text-sm text-soft smooth hover:text-ink " +
  "aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand";

function Folders({ choice, states }: { choice: Choice } & Pick<ApplicationsData, "states">) {
  const t = useT("hiring");
  const { job, state, spam } = choice;
  const current = (is: boolean) => (is ? "page" : undefined);
  return (
    <nav aria-label={t("folders")}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link to={searchOf({ job })} className={folder} aria-current={current(!state && !spam)}>
            {t("all")}
          </Link>
        </li>
        {states.map(({ state: one, count }) => (
          <li key={one}>
            <Link to={searchOf({ job, state: one })} className={folder} aria-current={current(state === one)}>
              {t(`states.${one}`)} <span className="tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={searchOf({ job, spam: "1" })} className={folder} aria-current={current(spam === "1")}>
            {t("spam")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Jobs({ choice: { job, state }, jobs }: { choice: Choice } & Pick<ApplicationsData, "jobs">) {
  const t = useT("hiring");
  const options = jobs.map(({ job: slug, title }): [string, string] => [slug, title]);
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3">
      {state && <input type="hidden" name="state" value={state} />}
      <div className="min-w-60">
        <Select id="job" name="job" label={t("job")} empty={t("allJobs")} options={options} defaultValue={job} />
      </div>
      <Button type="submit" look="outline" className="min-h-13">
        {t("show")}
      </Button>
    </Form>
  );
}

function Row({ row }: { row: ApplicationsData["rows"][number] }) {
  const t = useT("hiring");
  const language = useLanguage();
  return (
    <li>
      <Link
        to={href(`/admin/applications/${row.id}`, language)}
        className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4 smooth hover:bg-sand"
      >
        <span className="min-w-0 flex-1 basis-60">
          <span className="block font-semibold">
            <bdi>{row.name || t("erased")}</bdi>
          </span>
          <span className="block text-sm text-soft">
            <bdi>{row.job_title}</bdi>
            {row.city && (
              <>
                {" · "}
                <bdi>{row.city}</bdi>
              </>
            )}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-3 text-xs text-soft">
          {row.scan === "infected" && <span className="font-semibold text-danger">{t("scan.infected")}</span>}
          <Reference code={row.reference} />
          <Moment at={row.created_at} />
          <StateMark state={row.state} />
        </span>
      </Link>
    </li>
  );
}
