import { useT } from "#site/i18n/t.ts";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import type { RecordView } from "./record.server.tsx";
import { TestimonialCard } from "./TestimonialCard.tsx";

/** The public page of our own figures and of customers' words, with how each is counted. */
export function RecordPage({ view }: { view: RecordView }) {
  const t = useT("reputation");
  const { figures, period, least, testimonials } = view;
  return (
    <>
      <div className="border-b border-line bg-sand">
        <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
          <p className="eyebrow">{t("record.eyebrow")}</p>
          <h1 className="text-4xl">{t("record.title")}</h1>
          <p className="mt-4 max-w-lg text-lg text-soft">{t("record.lead")}</p>
        </div>
      </div>
      <div className="mx-auto grid max-w-xl gap-12 px-5 py-14">
        <section aria-labelledby="figures">
          <h2 id="figures" className="text-2xl">
            {t("record.figures")}
          </h2>
          <p className="mt-3 max-w-lg text-soft">
            {period && t("record.period", period)} {t("record.least", { count: least })}
          </p>
          {figures.length === 0 && <p className="mt-4 font-semibold">{t("record.none")}</p>}
          <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {figures.map(({ name, value, ninth, wall, cases }) => (
              <div key={name} className="card">
                <h3 className="text-sm text-soft">{t(`record.names.${name}`)}</h3>
                <p className="text-4xl font-semibold">{value}</p>
                {ninth && <p className="font-semibold">{t("record.ninth", { time: ninth })}</p>}
                <p className="mt-3 text-sm text-soft">
                  {t(`record.how.${name}`)} {wall && t("record.wall", { time: wall })}{" "}
                  {t("record.cases", { count: cases })}
                </p>
              </div>
            ))}
          </div>
        </section>
        <section aria-labelledby="words">
          <h2 id="words" className="text-2xl">
            {t("record.words")}
          </h2>
          <Asked view={view} />
          {testimonials.length > 0 && (
            <ul className="mt-6 grid gap-4 lg:grid-cols-2">
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

/** Says how customers are asked, how many wrote, and what became of their words. */
function Asked({ view: { counts } }: { view: RecordView }) {
  const t = useT("reputation");
  const { requested, received, published, refused, byReason } = counts;
  const waiting = received - published - refused;
  return (
    <div className="mt-3 max-w-lg text-soft">
      <p>{t("record.asking")}</p>
      {requested === 0 ? (
        <p className="mt-3">{t("record.notYet")}</p>
      ) : (
        <ul className="mt-3 list-disc ps-6">
          <li>{t("record.counts.requested", { count: requested })}</li>
          <li>{t("record.counts.received", { count: received })}</li>
          <li>{t("record.counts.published", { count: published })}</li>
          {waiting > 0 && <li>{t("record.counts.waiting", { count: waiting })}</li>}
          {(["insult", "others", "not-our-work", "advertisement"] as const).map((reason) => {
            const count = byReason[reason];
            return count ? <li key={reason}>{t(`record.refused.${reason}`, { count })}</li> : null;
          })}
        </ul>
      )}
    </div>
  );
}
