import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "#site/ui/layout/Breadcrumbs.tsx";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { SampleNote } from "#site/ui/primitives/SampleMark.tsx";
import { HeroTitle } from "#site/ui/sections/PageHero.tsx";
import { FirstPage } from "#site/ui/sections/papers/FirstPage.tsx";
import type { specimenPage } from "./specimens.server.ts";

type Props = Pick<Awaited<ReturnType<typeof specimenPage>>, "page" | "seo" | "mark" | "file" | "figures">;

/** The top of a specimen: the first page of the paper itself, and three of its figures. Without Typst there is no paper. */
export function SpecimenHead({ page, seo, mark, file, figures }: Props) {
  const t = useT("paper");
  return (
    <div className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-16">
        <Breadcrumbs crumbs={seo.crumbs} />
        <div className="mt-2 grid gap-x-6 gap-y-4 md:mt-10 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
          <div>
            <HeroTitle text={page.hero} />
          </div>
          {file && <FirstPage file={file} name={page.name} />}
          <div>
            <dl className="flex flex-wrap gap-x-8 gap-y-3">
              {figures.map(({ label, value }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-sm text-soft">{label}</dt>
                  <dd className="text-3xl font-semibold text-brand">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <SampleNote text={mark} className="mt-4 mb-4 text-sm" />
            {file && (
              <ButtonLink size="lg" href={file.pdf} data-print="no">
                {t("open")}
              </ButtonLink>
            )}
            <p className="mt-6 max-w-lg text-lg text-soft">{page.hero.lead}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
