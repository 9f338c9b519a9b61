import { href } from "@site/ground/site-map/links.ts";
import type { BundleChooserData } from "#site/content/bundle-chooser.server.ts";
import type { ExamplePlan } from "#site/content/schemas/bundle-chooser.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Choices } from "../../controls/Choices.tsx";
import { ButtonLink } from "../../primitives/Button.tsx";
import { PageLink } from "../../primitives/PageLink.tsx";
import { SampleMark, useExampleAt } from "../../primitives/SampleMark.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";

type Props = { chooser: BundleChooserData; plans: ExamplePlan[] };

/**
 * Three questions that end in one bundle. All answers are in the document, and bundles.css hides those that do not fit what is chosen, so no script
 * is needed. The element around the answers is never hidden: a screen reader announces only what appears in a region that it knows.
 */
export function BundleChooser({ chooser: { heading, questions, answers, none, plan, book }, plans }: Props) {
  const t = useT();
  return (
    <Section label="choose">
      <SectionIntro id="choose" heading={heading} />
      <div className="chooser grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          {questions.map(({ name, question, options }) => (
            <Choices key={name} id={name} name={name} label={question} options={options} />
          ))}
        </div>
        <div role="status">
          <div data-answers className="card">
            {answers.map(({ why, name, page, ...answer }) => (
              <div key={why + answer.property.join()} {...fitting(answer)}>
                <h3 className="text-2xl">
                  <PageLink to={page} className="underline">
                    {name}
                  </PageLink>
                </h3>
                <p className="mt-2">{why}</p>
              </div>
            ))}
            {none.choices.map((choice) => (
              <p key={Object.values(choice).join()} {...fitting(choice)}>
                {none.text}{" "}
                <a href={none.quotation} className="inline-block py-1 font-semibold underline">
                  {t("actions.quote")}
                </a>
              </p>
            ))}
            {plans.length > 0 && <Plans words={plan} plans={plans} />}
            {answers.map(({ why, quotation, booking, ...answer }) => (
              <p key={why + answer.property.join()} {...fitting(answer)} className="mt-4 flex flex-wrap gap-3">
                <ButtonLink href={quotation}>{t("actions.quote")}</ButtonLink>
                {booking && (
                  <ButtonLink look="outline" href={booking}>
                    {book}
                  </ButtonLink>
                )}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The choices that an answer fits, for bundles.css. */
const fitting = ({
  property,
  units,
  wish,
}: Pick<BundleChooserData["answers"][number], "property" | "units" | "wish">) => ({
  "data-property": property.join(" "),
  "data-units": units.join(" "),
  "data-wish": wish,
});

/** The price of a year of visits, which belongs only to the wish for a contract. The other bundles are priced in another way. */
function Plans({ words, plans }: { words: BundleChooserData["plan"]; plans: ExamplePlan[] }) {
  const t = useT();
  const example = useExampleAt(href("/pricing", useLanguage()));
  const [first] = plans;
  return (
    <div data-wish="fault" className="mt-4 border-t border-line pt-4 text-sm text-soft">
      <p>
        {words.label} · {t("price.kinds.survey")} {first?.sample && <SampleMark at={example} />}
      </p>
      {plans.map(({ property, units, range, unit, counted, href: planner }) => (
        <div key={planner} data-property={property} data-units={units}>
          <p className="text-3xl font-semibold text-ink">
            <bdi dir="ltr">{range}</bdi> {unit}
          </p>
          <p>
            {words.counted}: {counted}.{" "}
            <a href={planner} className="inline-block py-1 font-semibold underline">
              {words.change}
            </a>
          </p>
        </div>
      ))}
      <p>{first?.note}</p>
    </div>
  );
}
