import { useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "../primitives/ButtonPageLink.tsx";
import { Picture } from "../primitives/Picture.tsx";
import { Section } from "../primitives/Section.tsx";
import { CardGrid, type CardWithPicture } from "../sections/CardGrid.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { useShell } from "./useShell.ts";

/** The page for an address that does not exist. `suggestions` are pages that the visitor may have meant. */
export function NotFound({ suggestions = [] }: { suggestions?: CardWithPicture[] }) {
  const t = useT();
  const { lost, popular } = useShell();
  return (
    <>
      <title>{t("notFound.seoTitle")}</title>
      <meta name="robots" content="noindex" />
      <Section>
        <div className="mb-8 grid items-center gap-8 md:grid-cols-[3fr_2fr]">
          <div>
            <p className="text-sm font-semibold text-accent-deep">404</p>
            <h1 className="mt-2 text-4xl">{t("notFound.title")}</h1>
            <p className="mt-4 max-w-lg text-lg text-soft">
              {t(suggestions.length > 0 ? "notFound.text" : "notFound.none")}
            </p>
            <div className="mt-6">
              <SearchForm />
            </div>
          </div>
          {lost && (
            <Picture picture={lost} sizes="(min-width: 48rem) 40vw, 60vw" className="h-auto w-full max-md:hidden" />
          )}
        </div>
        <h2 className="sr-only">{t("related")}</h2>
        <CardGrid cards={suggestions.length > 0 ? suggestions : popular} />
        <ButtonPageLink to="/" look="outline" className="mt-10">
          {t("actions.backHome")}
        </ButtonPageLink>
      </Section>
    </>
  );
}
