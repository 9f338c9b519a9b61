import { useT } from "#app/i18n/t.ts";
import { ButtonPageLink } from "../primitives/ButtonPageLink.tsx";
import { Section } from "../primitives/Section.tsx";

export function ErrorPage() {
  const t = useT();
  return (
    <>
      <title>{t("error.title")}</title>
      <meta name="robots" content="noindex" />
      <Section>
        <h1 className="text-4xl">{t("error.title")}</h1>
        <p className="mt-4 mb-10 max-w-lg text-lg text-soft">{t("error.text")}</p>
        <ButtonPageLink to="/" look="outline">
          {t("actions.backHome")}
        </ButtonPageLink>
      </Section>
    </>
  );
}
