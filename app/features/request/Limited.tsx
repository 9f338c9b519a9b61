import { useT } from "#app/i18n/t.ts";
import { useShell } from "#app/ui/layout/useShell.ts";
import { PhoneNumber } from "#app/ui/primitives/Phone.tsx";
import { Section } from "#app/ui/primitives/Section.tsx";

/** Never a dead end: whoever is stopped can still call. */
export function Limited() {
  const t = useT("request");
  const { phone } = useShell().company;
  return (
    <Section>
      <h1 className="text-4xl">{t("limited.title")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">{t("limited.text")}</p>
      <p className="mt-4 text-xl font-semibold">
        <a href={`tel:${phone}`} className="hover:underline">
          <PhoneNumber number={phone} />
        </a>
      </p>
    </Section>
  );
}
