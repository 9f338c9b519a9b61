import { useT } from "#site/i18n/t.ts";
import { useShell } from "#site/ui/layout/useShell.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Section } from "#site/ui/primitives/Section.tsx";

/** The page that is shown in place of the enquiry when the rate limit is reached. */
export function LimitReached() {
  const t = useT("enquiry");
  return (
    <Section>
      <h1 className="text-4xl">{t("limited.title")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">
        <LimitedText />
      </p>
    </Section>
  );
}

/** The text of this page. It gives the phone number, so that a blocked visitor can still reach us. */
export function LimitedText() {
  const t = useT("enquiry");
  const { phone } = useShell().company;
  return (
    <>
      {t("limited.text")}{" "}
      <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap underline">
        <PhoneNumber number={phone} />
      </a>
    </>
  );
}
