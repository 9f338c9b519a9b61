import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import type { QuotationView } from "./view.server.ts";

/** Leads to the bytes from which the fingerprint is made, for anybody who wants to compute it. */
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
