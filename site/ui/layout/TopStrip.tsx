import { useT } from "#site/i18n/t.ts";
import { PhoneNumber } from "../primitives/Phone.tsx";
import { OpeningLine } from "./OpeningLine.tsx";
import { useShell } from "./useShell.ts";

/** A line for visitors in a hurry. It says whether the office is open, and on a phone shows a number. On a desk the header shows the number. */
export function TopStrip() {
  const t = useT();
  const { company } = useShell();
  return (
    <div className="bg-navy text-on-navy">
      <div className="mx-auto flex min-h-10 max-w-xl flex-wrap items-center justify-between gap-x-4 px-5 text-xs max-sm:px-4">
        <OpeningLine />
        <Emergency />
        {!company.emergency && (
          <a
            href={`tel:${company.phone}`}
            className="flex min-h-10 shrink-0 items-center font-semibold whitespace-nowrap md:hidden"
          >
            <span className="sr-only">{t("actions.call")}</span>
            <PhoneNumber number={company.phone} />
          </a>
        )}
      </div>
    </div>
  );
}

/**
 * On a phone the emergency number is here instead of the office's number, which is in the contact bar. A page about work in which nothing can stop
 * has neither here.
 */
function Emergency() {
  const t = useT();
  const { claims, emergency, isEmergencyNamed } = useShell().company;
  if (!isEmergencyNamed) return null;
  const text = t("hours.emergency", { claim: claims.emergencySupport ?? "" });
  if (!emergency) return <p className="max-md:hidden">{text}</p>;
  return (
    <a href={`tel:${emergency}`} className="flex min-h-10 shrink-0 items-center font-semibold">
      {text}
    </a>
  );
}
