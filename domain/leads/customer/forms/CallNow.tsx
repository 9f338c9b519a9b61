import { useT } from "#site/i18n/t.ts";
import { HoursTable } from "#site/ui/layout/HoursTable.tsx";
import { useShell } from "#site/ui/layout/useShell.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";

/** The number for whoever would rather call at once, as large as a number on a van, and the hours in which it is answered. */
export function CallNow() {
  const t = useT();
  const { phone } = useShell().company;
  return (
    <>
      <h2 className="text-xl">{t("actions.call")}</h2>
      <p className="mb-4">
        <a href={`tel:${phone}`} className="inline-block py-1 text-3xl font-semibold text-brand hover:underline">
          <PhoneNumber number={phone} />
        </a>
      </p>
      <HoursTable tone="plain" />
    </>
  );
}
