import { useT } from "#app/i18n/t.ts";
import { Icon } from "../primitives/Icon.tsx";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { OpeningLine } from "./OpeningLine.tsx";
import { useShell } from "./useShell.ts";

/** For visitors in a hurry: whether we are open, and the number. */
export function TopStrip() {
  const t = useT();
  const { company } = useShell();
  return (
    <div className="bg-navy text-on-navy">
      <div className="mx-auto flex min-h-10 max-w-xl items-center justify-between gap-x-4 px-5 text-xs max-sm:px-4">
        <OpeningLine />
        <p className="hidden md:block">{t("hours.emergency", { claim: company.claims.emergencySupport })}</p>
        <a
          href={`tel:${company.phone}`}
          className="flex min-h-10 shrink-0 items-center gap-2 font-semibold whitespace-nowrap"
        >
          <Icon name="phone" size={16} className="max-sm:hidden" />
          <span className="sr-only">{t("actions.call")}</span>
          <PhoneNumber number={company.phone} />
        </a>
      </div>
    </div>
  );
}
