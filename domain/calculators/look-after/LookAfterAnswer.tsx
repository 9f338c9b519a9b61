import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { SampleMark, useExampleAt } from "#site/ui/primitives/SampleMark.tsx";
import { Calendar } from "../amc-planner/Calendar.tsx";
import { fullest, priceOf, rangeOf, type Say } from "../amc-planner/say.ts";
import { Figures } from "../kit/frame/Figures.tsx";
import type { LookAfterAnswer } from "./page.server.ts";

type Props = { answer: LookAfterAnswer; say: Say };

/** The price of a year and its visits, the ways to go on, and the calendar. */
export function Answer({ answer: { result, quotation, calculator, paper }, say }: Props) {
  const t = useT("plan");
  const { words, format, shared } = say;
  const most = fullest(result);
  return (
    <section id="answer" aria-labelledby="answer-title" className="grid min-w-0 grid-cols-1 gap-6 self-start">
      <div className="card min-w-0 shadow-card">
        <h2 id="answer-title" className="text-sm font-semibold text-soft">
          {t("care.year")}
        </h2>
        <Price result={result} say={say} />
        <div className="mt-4">
          <Figures
            figures={[
              { label: words.result.headline, value: format(result.services) },
              { label: words.result.pieces, value: format(result.pieces) },
              { label: words.result.months, value: format(result.monthsWithVisits) },
              { label: words.result.most, value: shared.months[most.month - 1] },
            ]}
          />
        </div>
        <p className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-auto" data-print="no">
          <ButtonLink size="lg" href={quotation} rel="nofollow">
            {t("care.ask")}
          </ButtonLink>
          {paper && (
            <ButtonLink size="lg" look="outline" href={paper} rel="nofollow">
              {t("care.paper")}
            </ButtonLink>
          )}
        </p>
        {paper && <p className="mt-2 text-sm text-soft">{t("care.paperHint")}</p>}
        <p className="mt-4 text-sm">
          {t("care.assumed")}{" "}
          <a href={calculator} rel="nofollow" className="inline-block py-1 font-semibold underline">
            {t("care.planner")}
          </a>
        </p>
      </div>
      <Calendar result={result} say={say} />
    </section>
  );
}

function Price({ result, say }: Pick<LookAfterAnswer, "result"> & { say: Say }) {
  const t = useT("plan");
  const example = useExampleAt(href("/pricing", useLanguage()));
  const { words, fill, listed, unit } = say;
  const cost = priceOf(result, say);
  if (!cost) return <p className="mt-1 text-3xl font-semibold text-brand">{t("plan.bySurvey")}</p>;
  return (
    <>
      <p className="mt-1 text-4xl font-semibold text-brand">
        <bdi dir="ltr">{rangeOf(cost, say)}</bdi> <span className="text-xl">{unit("aed", cost.to)}</span>
      </p>
      <p className="mt-1 text-sm text-soft">
        {words.prices.sample && <SampleMark at={example} />} {words.price.note}{" "}
        {cost.bySurvey.length > 0 &&
          fill(words.price.bySurvey, { list: listed(cost.bySurvey.map((id) => words.equipment[id])) })}
      </p>
      <p className="mt-1 text-sm">{t("care.kind")}</p>
    </>
  );
}
