import { useT } from "#site/i18n/t.ts";
import { OtherLanguage } from "#site/ui/layout/OtherLanguage.tsx";
import { ThemeToggle } from "#site/ui/layout/ThemeToggle.tsx";
import { LogoMark } from "#site/ui/primitives/Logo.tsx";
import type { reportPage } from "./report.server.ts";
import { View } from "./View.tsx";

type ReportData = Awaited<ReturnType<typeof reportPage>>;

/** Shows a view to somebody who opened a shared link. The reader cannot change anything and cannot open other views. */
export function Report({ company, data }: ReportData) {
  const t = useT("analytics");
  const { choice, said } = data;
  return (
    <div className="mx-auto max-w-xl space-y-6 px-4 py-6">
      <header className="flex items-center">
        <LogoMark size={32} />
        <span className="ms-2.5 me-auto font-semibold">{company}</span>
        <OtherLanguage />
        <ThemeToggle />
      </header>
      <main className="space-y-6">
        <div>
          <h1 className="text-2xl">
            {t("report.title")}: {t(`views.${choice.view}`)}
          </h1>
          <p className="mt-1 text-sm text-soft">
            <span className="font-semibold text-ink">{said.period}</span>
            {said.before && ` ${t("beside", { before: said.before })}`}. {t("report.text", { company })}
          </p>
          {data.only.length > 0 && (
            <p className="mt-1 text-sm text-soft">
              {t("filter.title")} {data.only.map(({ dim, label }) => `${t(`filter.dims.${dim}`)}: ${label}`).join(", ")}
            </p>
          )}
        </div>
        <View data={data} fixed />
      </main>
    </div>
  );
}

/** The page for a link that is unknown, expired or withdrawn. All three get the same page, so nobody learns whether a link ever existed. */
export function ReportGone() {
  const t = useT("analytics");
  return (
    <main className="mx-auto max-w-md px-4 py-16">
      <title>{t("report.gone")}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{t("report.gone")}</h1>
      <p className="mt-2 text-soft">{t("report.goneText")}</p>
    </main>
  );
}
