import { isRouteErrorResponse } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { ButtonLink } from "#app/ui/primitives/Button.tsx";

/** What we have words of our own for; everything else is an error on our side. */
const known = [401, 403, 404] as const;
type Kind = (typeof known)[number] | "other";

const kindOf = (error: unknown): Kind =>
  (isRouteErrorResponse(error) && known.find((status) => status === error.status)) || "other";

export function OfficeError({ error }: { error: unknown }) {
  const t = useT("staff");
  const language = useLanguage();
  const kind = kindOf(error);
  const out = kind === 401;
  return (
    <div className="mx-auto max-w-md py-16">
      <title>{t(`errors.${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{t(`errors.${kind}.title`)}</h1>
      <p className="mt-3 mb-8 text-soft">{t(`errors.${kind}.text`)}</p>
      <ButtonLink look="outline" href={href(out ? "/admin/enter" : "/admin", language)}>
        {t(out ? "errors.enter" : "errors.inbox")}
      </ButtonLink>
    </div>
  );
}
