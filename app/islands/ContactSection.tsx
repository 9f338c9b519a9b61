import { useT } from "#site/i18n/t.ts";
import { ContactLines } from "#site/ui/layout/ContactLines.tsx";
import { Section, SectionIntro } from "#site/ui/primitives/Section.tsx";
import { LightContactForm } from "./LeadFormIslands.tsx";

type Props = { intro: { eyebrow: string; heading: string; text: string } };

/** The contact form, and beside it every other way to reach us. The opening hours are in the footer below. */
export function ContactSection({ intro }: Props) {
  const t = useT();
  return (
    <Section id="form" tone="sand" label="contact-title">
      <SectionIntro id="contact-title" {...intro} />
      <div className="grid gap-8 lg:grid-cols-[1.5fr_1fr]">
        <LightContactForm />
        <div>
          <h3 className="mb-4 text-xl">{t("contact.information")}</h3>
          <ContactLines hours={false} />
        </div>
      </div>
    </Section>
  );
}
