import { useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "../primitives/ButtonPageLink.tsx";
import { Section } from "../primitives/Section.tsx";

/** The message of a mistake in a content file. It is shown only in development, to the person who has just made the mistake. */
const mistakeOf = (error: unknown) =>
  import.meta.env.DEV && error instanceof Error && error.name === "ContentError" ? error.message : undefined;

export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const mistake = mistakeOf(error);
  return (
    <>
      <title>{t("error.title")}</title>
      <meta name="robots" content="noindex" />
      <Section>
        <h1 className="text-4xl">{t("error.title")}</h1>
        <p className="mt-4 mb-10 max-w-lg text-lg text-soft">{t("error.text")}</p>
        {mistake && (
          <pre dir="ltr" className="mb-10 overflow-x-auto rounded-lg border border-danger p-4 whitespace-pre-wrap">
            {mistake}
          </pre>
        )}
        <ButtonPageLink to="/" look="outline">
          {t("actions.backHome")}
        </ButtonPageLink>
      </Section>
    </>
  );
}
