import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import type { QuotationView } from "./view.server.ts";

/** The link to the JSON text from which the fingerprint is computed, for readers who want to check it. */
export function DataLink({ quotation: { key } }: { quotation: Pick<QuotationView, "key"> }) {
  const t = useT("quotation");
  return (
    <a
      href={href(`/quotation/${key}/quotation.json`, useLanguage())}
      download
      className="w-fit text-sm text-soft underline print:hidden"
    >
      {t("saveData")}
    </a>
  );
}
