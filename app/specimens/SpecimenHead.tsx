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
        <div className="mt-2 grid items-center gap-6 md:mt-10 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <HeroTitle text={page.hero} />
            <p className="mt-4 max-w-lg text-lg text-soft">{page.hero.lead}</p>
            <dl className="mt-6 grid gap-4 sm:grid-cols-3">
              {figures.map(({ label, value }) => (
                <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-3">
                  <dt className="text-sm text-soft">{label}</dt>
                  <dd className="text-3xl font-semibold text-brand">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            <SampleNote text={mark} className="mt-6 mb-4 text-sm" />
            {file && (
              <ButtonLink size="lg" href={file.pdf} data-print="no">
                {t("open")}
              </ButtonLink>
            )}
          </div>
          {file && <FirstPage file={file} name={page.name} />}
        </div>
      </div>
    </div>
  );
}
