import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { SampleMark, useExampleAt } from "#site/ui/primitives/SampleMark.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import type { Answer } from "./answer.server.ts";

/** The price first, then the quantities, what may change it, whom to ask for a permit, and the next step. */
export function PlanAnswer({ answer }: { answer: Answer }) {
  const t = useT("plan");
  const { what, subject, price, figures, basis, quotation, book, calculator } = answer;
  return (
    <section id="answer" aria-labelledby="answer-title" className="card min-w-0 self-start shadow-card">
      <h2 id="answer-title" className="text-sm font-semibold text-soft">
        {subject}
      </h2>
      {price ? <Price price={price} /> : <p className="mt-1 text-3xl font-semibold text-brand">{t("plan.bySurvey")}</p>}
      <div className="mt-4">
        <Figures figures={figures.map(([label, value]) => ({ label, value }))} />
      </div>
      <p className="text-sm text-soft">{basis}</p>
      <p className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-auto" data-print="no">
        <ButtonLink size="lg" href={quotation} rel="nofollow">
          {t("plan.send")}
        </ButtonLink>
        {book && (
          <ButtonLink size="lg" look="outline" href={book} rel="nofollow">
            {t("plan.survey")}
          </ButtonLink>
        )}
      </p>
      {price && <Conditions price={price} />}
      <p className="mt-4 text-sm">
        <strong>{t("plan.permit")}</strong> {t(`plan.permits.${what}`)}{" "}
        <PageLink to="/resources/permits" className="inline-block py-1 font-semibold underline">
          {t("plan.permitMore")}
        </PageLink>
      </p>
      <p className="mt-2 text-sm">
        <a href={calculator} rel="nofollow" className="inline-block py-1 font-semibold underline">
          {t("plan.all")}
        </a>
      </p>
    </section>
  );
}

type Priced = { price: NonNullable<Answer["price"]> };

function Price({ price: { range, currency, name, each, kind, without, page, sample } }: Priced) {
  const t = useT();
  const example = useExampleAt(href(page, useLanguage()));
  return (
    <>
      <p className="mt-1 text-4xl font-semibold text-brand">
        <bdi dir="ltr">{range}</bdi> <span className="text-xl">{currency}</span>
      </p>
      <p className="mt-1 text-sm font-semibold">{t("price.without", { text: without })}</p>
      <p className="mt-1 text-sm text-soft">
        {sample && <SampleMark at={example} />} {name}:{" "}
        <bdi dir="ltr" className="whitespace-nowrap">
          {each.range}
        </bdi>{" "}
        {each.currency} {each.unit}
      </p>
      <p className="mt-1 text-sm">
        {t("price.vat")} · {t(`price.kinds.${kind}`)}
      </p>
    </>
  );
}

function Conditions({ price: { time, moves, trade, page } }: Priced) {
  const t = useT("plan");
  const words = useT();
  return (
    <div className="mt-4 grid gap-1 border-t border-line pt-4 text-sm">
      <p>
        <strong>{t("plan.time")}</strong> {time}
      </p>
      <p>{words("price.moves", { text: moves })}</p>
      <p>
        <PageLink to={page} hash={trade} className="inline-block py-1 font-semibold underline">
          {words("price.all")}
        </PageLink>
      </p>
    </div>
  );
}
