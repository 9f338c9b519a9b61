import { href } from "@site/ground/site-map/links.ts";
import { CircleUserRound } from "lucide-react";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { SignOut } from "./SignOut.tsx";
import type { FrameData } from "./types.ts";

/** The signed-in colleague's name, with links to the account page and to sign-out. */
export function Account({ staff: colleague, rights, editor }: Pick<FrameData, "staff" | "rights" | "editor">) {
  const t = useT("colleagues");
  const language = useLanguage();
  return (
    <>
      <Button
        look="quiet"
        popoverTarget="account"
        className="max-w-sm !px-3"
        aria-label={t("account.label", { name: colleague.name })}
      >
        <CircleUserRound size={20} aria-hidden />
        <span dir="auto" className="hidden truncate lg:inline">
          {colleague.name}
        </span>
      </Button>
      <div
        popover="auto"
        id="account"
        className="card fixed start-auto end-3 top-16 w-72 space-y-3 text-ink shadow-card"
      >
        <div>
          <bdi className="font-semibold">{colleague.name}</bdi>
          <p className="text-sm text-soft">{t(`roles.${colleague.role}`)}</p>
        </div>
        {rights.includes("notices") && (
          <ButtonLink look="quiet" href={href("/admin/notices", language)} className="w-full">
            {t("notices.title")}
          </ButtonLink>
        )}
        {rights.includes("visits.own") && (
          <ButtonLink look="quiet" href={href("/my-visits", language)} className="w-full">
            {t("account.myVisits")}
          </ButtonLink>
        )}
        {editor && (
          <ButtonLink look="quiet" href={href("/admin/content", language)} className="w-full">
            {t("account.content")}
          </ButtonLink>
        )}
        {rights.includes("settings") && (
          <ButtonLink look="quiet" href={href("/admin/settings", language)} className="w-full">
            {t("account.settings")}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={href("/account/security", language)} className="w-full">
          {t("account.security")}
        </ButtonLink>
        <SignOut look="outline" className="w-full">
          {t("account.leave")}
        </SignOut>
      </div>
    </>
  );
}
