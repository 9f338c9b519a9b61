import { CircleUserRound } from "lucide-react";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import type { FrameData } from "./types.ts";

/** Who is in, and the way out. The forms are the browser's own: with the answer everything of the session is gone. */
export function Account({ staff }: Pick<FrameData, "staff">) {
  const t = useT("staff");
  const leave = href("/admin/leave", useLanguage());
  return (
    <>
      <Button
        look="quiet"
        popoverTarget="account"
        className="max-w-sm !px-3"
        aria-label={t("account.label", { name: staff.name })}
      >
        <CircleUserRound size={20} aria-hidden />
        <span dir="auto" className="hidden truncate lg:inline">
          {staff.name}
        </span>
      </Button>
      <div
        popover="auto"
        id="account"
        className="card fixed start-auto end-3 top-16 w-72 space-y-3 text-ink shadow-card"
      >
        <div>
          <bdi className="font-semibold">{staff.name}</bdi>
          <p className="text-sm text-soft">{t(`roles.${staff.role}`)}</p>
        </div>
        <form method="post" action={leave}>
          <Button type="submit" look="outline" className="w-full">
            {t("account.leave")}
          </Button>
        </form>
        <form method="post" action={leave}>
          <input type="hidden" name="everywhere" value="yes" />
          <Button type="submit" look="quiet" className="w-full">
            {t("account.leaveEverywhere")}
          </Button>
        </form>
      </div>
    </>
  );
}
