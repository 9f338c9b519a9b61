import { formHandle } from "#app/documents.ts";
import { isReference } from "#app/features/leads/reference.ts";
import { languageOf } from "#app/i18n/languages.ts";
import { translator, useT } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import { ButtonPageLink } from "#app/ui/primitives/ButtonPageLink.tsx";
import { Section } from "#app/ui/primitives/Section.tsx";
import type { Route } from "./+types/contact-sent.ts";

export const handle = formHandle;

/** Where a form sent without JavaScript leads. */
export function loader({ url }: Route.LoaderArgs) {
  const reference = url.searchParams.get("ref") ?? "";
  return { reference: isReference(reference) ? reference : undefined };
}
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname))("form.sentTitle"));

export default function ContactSent({ loaderData: { reference } }: Route.ComponentProps) {
  const t = useT();
  return (
    <Section>
      <div role="status">
        <h1 className="text-4xl">{t("form.sentTitle")}</h1>
        <p className="mt-4 max-w-lg text-lg text-soft">{t("form.sentText")}</p>
        {reference && (
          <p className="mt-4">
            {t("form.reference")}: <bdi className="font-semibold">{reference}</bdi>
          </p>
        )}
      </div>
      <ButtonPageLink to="/" look="outline" className="mt-10">
        {t("actions.backHome")}
      </ButtonPageLink>
    </Section>
  );
}
