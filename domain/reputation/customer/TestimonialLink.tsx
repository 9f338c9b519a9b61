import { useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "#site/ui/primitives/ButtonPageLink.tsx";
import type { TestimonialLinkData } from "./testimonial.server.ts";

/** The part of an enquiry's page that asks for words about the finished work, or says what became of them. */
export function TestimonialLink({ enquiryKey, testimonial }: { enquiryKey: string; testimonial: TestimonialLinkData }) {
  const t = useT("reputation");
  if (!testimonial) return null;
  const { state } = testimonial;
  return (
    <section aria-labelledby="testimonial">
      <h2 id="testimonial" className="text-2xl">
        {t("customer.heading")}
      </h2>
      <p className="mt-3 text-soft">{t(`customer.states.${state}`)}</p>
      <ButtonPageLink to={`/enquiry/${enquiryKey}/testimonial`} look="outline" className="mt-4">
        {t(state === "requested" || state === "withdrawn" ? "customer.write" : "customer.open")}
      </ButtonPageLink>
    </section>
  );
}
