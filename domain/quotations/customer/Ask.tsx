import { enquiryFields } from "@site/ground/enquiry-fields.ts";
import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Fold } from "#site/ui/customer/Fold.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import type { QuotationView } from "./view.server.ts";

/**
 * The form for a question about the quotation. The question is a message of the enquiry, so the form is sent to the enquiry's page, which
 * then shows it.
 */
export function Ask({ quotation: { enquiryKey, number } }: { quotation: QuotationView }) {
  const t = useT("quotation");
  const language = useLanguage();
  if (!enquiryKey) return null;
  return (
    <div className="max-w-lg print:hidden">
      <Fold name={t("ask.summary")}>
        <form method="post" action={href(`/enquiry/${enquiryKey}`, language)} className="grid gap-5">
          <p className="text-soft">{t("ask.text")}</p>
          <input type="hidden" name="about" value={number} />
          <Field
            id="ask-message"
            name="message"
            label={t("ask.message")}
            multiline
            rows={4}
            maxLength={enquiryFields.message.limit}
            required
            dir="auto"
          />
          <div>
            <Button type="submit" look="outline">
              {t("ask.button")}
            </Button>
          </div>
        </form>
      </Fold>
      <PageLink
        to={`/enquiry/${enquiryKey}`}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {t("ask.request")}
      </PageLink>
    </div>
  );
}
