import { href } from "@site/ground/site-map/links.ts";
import { Link } from "react-router";
import { OutcomeMessage } from "#domain/colleagues/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { TextTable } from "#site/ui/primitives/Table.tsx";
import { OneTestimonial } from "./OneTestimonial.tsx";
import type { OfficeRecordData, RecordAnswer } from "./record.server.ts";

type Props = { page: OfficeRecordData; answer: RecordAnswer | undefined };

/** The office's page about what the site says of us: our figures, and customers' words. */
export function OfficeRecord({ page, answer }: Props) {
  const t = useT("reputation");
  const language = useLanguage();
  const { testimonials, settings } = page;
  return (
    <div className="mx-auto grid max-w-xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="me-auto text-2xl">{t("office.title")}</h1>
        <a href={href("/our-record", language)} className="flex min-h-11 items-center text-sm text-brand underline">
          {t("office.open")}
        </a>
        <Link
          to={`${href("/admin/settings", language)}#settings-record`}
          className="flex min-h-11 items-center text-sm text-brand underline"
        >
          {t("office.settings")}
        </Link>
      </div>
      <Figures page={page} />
      <Counts page={page} />
      <section aria-labelledby="words" className="grid gap-4">
        <h2 id="words" className="text-xl">
          {t("office.words")}
        </h2>
        <p className="text-sm text-soft">{t(settings.ask ? "office.asking" : "office.notAsking")}</p>
        <OutcomeMessage
          answer={answer}
          problem={answer?.problem && t(`office.problems.${answer.problem}`)}
          done={answer?.done && t("office.saved")}
        />
        {testimonials.length === 0 && <p className="card text-soft">{t("office.empty")}</p>}
        {testimonials.map((one) => (
          <OneTestimonial
            key={`${one.enquiry} ${one.version} ${one.finding?.id} ${one.finding?.version}`}
            testimonial={one}
            mayChange={page.mayChange}
          />
        ))}
      </section>
    </div>
  );
}

function Figures({ page: { figures, period, settings } }: Pick<Props, "page">) {
  const t = useT("reputation");
  if (!period) return <p className="card text-soft">{t("office.uncounted")}</p>;
  return (
    <section aria-labelledby="figures" className="card">
      <h2 id="figures" className="text-xl">
        {t("record.figures")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">
        {t("record.period", period)} {t("office.how")}
      </p>
      <TextTable
        columns={[t("office.figure"), t("office.value"), t("office.cases"), t("office.seen")]}
        rows={figures.map(({ name, value, cases, unreported, hidden }) => ({
          name: t(`record.names.${name}`),
          cells: [
            value,
            unreported > 0 ? `${cases}. ${t("office.unreported", { count: unreported })}` : cases,
            hidden ? t(`office.hidden.${hidden}`, { least: settings.leastCases }) : t("office.shown"),
          ],
        }))}
      />
    </section>
  );
}

function Counts({ page: { counts, settings } }: Pick<Props, "page">) {
  const t = useT("reputation");
  const names = ["requested", "received", "published", "refused", "withdrawn"] as const;
  const isEnough = counts.published >= settings.leastTestimonials;
  return (
    <section aria-labelledby="counts" className="card">
      <h2 id="counts" className="text-xl">
        {t("office.counts")}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-5">
        {names.map((name) => (
          <div key={name}>
            <dt className="text-sm text-soft">{t(`office.counted.${name}`)}</dt>
            <dd className="text-xl font-semibold">{counts[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-soft">
        {t(isEnough ? "office.retired" : "office.examples", { least: settings.leastTestimonials })}
      </p>
    </section>
  );
}
