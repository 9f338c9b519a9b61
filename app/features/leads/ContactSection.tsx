import { useT } from "#app/i18n/t.ts";
import { ContactLines } from "#app/ui/layout/ContactLines.tsx";
import { Section, SectionIntro } from "#app/ui/primitives/Section.tsx";
import { ContactFormIsland } from "./LeadFormIslands.tsx";

type Props = { intro: { eyebrow: string; heading: string; text: string } };

/** The form, with every other way to reach us next to it. */
export function ContactSection({ intro }: Props) {
  const t = useT();
  return (
    <Section id="form" tone="sand" label="contact-title">
      <SectionIntro id="contact-title" {...intro} />
      <div className="grid gap-10 lg:grid-cols-[1.5fr_1fr]">
        <ContactFormIsland />
        <div>
          <h3 className="mb-4 text-xl">{t("contact.information")}</h3>
          <ContactLines />
        </div>
      </div>
    </Section>
  );
}
