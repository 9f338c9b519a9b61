import { refusalReasons } from "@site/ground/states/testimonial.ts";
import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "#site/ui/layout/Breadcrumbs.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import type { RecordView } from "./record.server.tsx";
import { TestimonialCard } from "./TestimonialCard.tsx";

/** The public page of our own figures and of customers' words, with how each is counted. */
export function RecordPage({ view }: { view: RecordView }) {
  const t = useT("reputation");
  const { figures, period, least, testimonials, crumbs } = view;
  return (
    <>
      <div className="border-b border-line bg-sand">
        <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-16">
          <Breadcrumbs crumbs={crumbs} />
          <p className="eyebrow mt-2 md:mt-10">{t("record.eyebrow")}</p>
          <h1 className="text-4xl">{t("record.title")}</h1>
          <p className="mt-4 max-w-lg text-lg text-soft">{t("record.lead")}</p>
        </div>
      </div>
      <div className="mx-auto grid max-w-xl gap-12 px-5 py-10 md:py-14">
        <section aria-labelledby="figures">
          <h2 id="figures" className="text-2xl">
            {t("record.figures")}
          </h2>
          <p className="mt-3 max-w-lg text-soft">
            {period && t("record.period", period)} {t("record.least", { count: least })}
          </p>
          {figures.length === 0 && <p className="mt-4 font-semibold">{t("record.none")}</p>}
          <div className="mt-6 grid gap-4 md:grid-cols-3">
            {figures.map((figure) => (
              <FigureCard key={figure.name} figure={figure} least={least} />
            ))}
          </div>
        </section>
        <section aria-labelledby="words" className="grid gap-8 lg:grid-cols-2">
          <div>
            <h2 id="words" className="text-2xl">
              {t("record.words")}
            </h2>
            <p className="mt-3 max-w-lg text-soft">{t("record.asking")}</p>
          </div>
          <Counts view={view} />
          {testimonials.length > 0 && (
            <ul className="grid gap-4 lg:col-span-2 lg:grid-cols-2">
              {testimonials.map((one) => (
                <TestimonialCard key={one.id} testimonial={one} />
              ))}
            </ul>
          )}
        </section>
        <PageLink to="/about" className="flex min-h-11 w-fit items-center font-semibold text-brand underline">
          {t("record.about")}
        </PageLink>
      </div>
    </>
  );
}

type Figure = RecordView["figures"][number];

/** A figure with how it is counted. While it has too few cases, the card says how many there are, and from how many it is shown. */
function FigureCard({ figure, least }: { figure: Figure; least: number }) {
  const t = useT("reputation");
  const { name, cases } = figure;
  const isHidden = "hidden" in figure;
  return (
    <div className="card">
      <h3 className={isHidden ? "text-2xl" : "text-sm text-soft"}>{t(`record.names.${name}`)}</h3>
      {isHidden ? (
        <p className="mt-2 text-sm font-semibold">
          {figure.hidden === "few" ? t("record.few", { cases, least }) : t("record.notShown")}{" "}
          {t(`record.hidden.${figure.hidden}`, { least })}
        </p>
      ) : (
        <>
          <p className="text-4xl font-semibold">{figure.value}</p>
          {figure.ninth && <p className="font-semibold">{t("record.ninth", { time: figure.ninth })}</p>}
        </>
      )}
      <p className="mt-3 text-sm text-soft">
        {t(`record.how.${name}`)} {!isHidden && figure.wall && t("record.wall", { time: figure.wall })}{" "}
        {!isHidden && t("record.cases", { count: cases })}
      </p>
    </div>
  );
}

/** Says how many customers were asked, how many wrote, and what became of their words. */
function Counts({ view: { counts } }: { view: RecordView }) {
  const t = useT("reputation");
  const { requested, received, published, refused, byReason } = counts;
  const waiting = received - published - refused;
  if (requested === 0) return <p className="card self-start font-semibold">{t("record.notYet")}</p>;
  return (
    <ul className="card list-disc self-start ps-10">
      <li>{t("record.counts.requested", { count: requested })}</li>
      <li>{t("record.counts.received", { count: received })}</li>
      <li>{t("record.counts.published", { count: published })}</li>
      {waiting > 0 && <li>{t("record.counts.waiting", { count: waiting })}</li>}
      {refusalReasons.map((reason) => {
        const count = byReason[reason];
        return count ? <li key={reason}>{t(`record.refused.${reason}`, { count })}</li> : null;
      })}
    </ul>
  );
}
