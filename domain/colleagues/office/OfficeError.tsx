import { href } from "@site/ground/site-map/links.ts";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import type { RefusalReason } from "./guard.server.ts";
import { SignOut } from "./SignOut.tsx";

/** The errors that have their own text. Any other error is shown as an error on our side. */
type Kind = RefusalReason | "missing" | "other";

interface Found {
  kind: Kind;
  email: string;
}

function find(error: unknown): Found {
  if (!isRouteErrorResponse(error)) return { kind: "other", email: "" };
  if (error.status === 404) return { kind: "missing", email: "" };
  const { why = "other", email = "" } = (error.data ?? {}) as { why?: RefusalReason; email?: string };
  return { kind: why, email };
}

export function OfficeError({ error }: { error: unknown }) {
  const t = useT("colleagues");
  const { kind, email } = find(error);
  return (
    <div className="mx-auto max-w-md py-16 in-[.card]:py-0">
      <title>{t(`errors.${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">{t(`errors.${kind}.title`)}</h1>
      <p className="mt-3 mb-8 text-soft">{t(`errors.${kind}.text`, { email: `\u2068${email}\u2069` })}</p>
      <WayOut kind={kind} />
    </div>
  );
}

/** The link with which the person can continue after an error. */
function WayOut({ kind }: { kind: Kind }) {
  const t = useT("colleagues");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const back = `?next=${encodeURIComponent(pathname + search)}`;
  switch (kind) {
    case "signed out":
      return (
        <ButtonLink look="outline" href={href("/sign-in", language) + back}>
          {t("errors.signIn")}
        </ButtonLink>
      );
    case "second factor":
      return (
        <ButtonLink look="outline" href={href("/second-factor", language) + back}>
          {t("errors.secondFactor")}
        </ButtonLink>
      );
    case "not staff":
      return (
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="outline" href={href("/account", language)}>
            {t("errors.account")}
          </ButtonLink>
          <SignOut look="quiet">{t("errors.other account")}</SignOut>
        </div>
      );
    default:
      return (
        <ButtonLink look="outline" href={href("/admin", language)}>
          {t("errors.inbox")}
        </ButtonLink>
      );
  }
}
