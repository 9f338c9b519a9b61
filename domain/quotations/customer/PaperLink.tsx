import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { choiceQuery } from "./choice.ts";
import type { QuotationView } from "./view.server.ts";

type Props = { quotation: Pick<QuotationView, "key" | "hasPdf" | "isAdded" | "chosen"> };

/** The link to the PDF of the quotation, with the options that are chosen on the page. */
export function PaperLink({ quotation: { key, hasPdf, isAdded, chosen } }: Props) {
  const t = useT("paper");
  const language = useLanguage();
  if (!hasPdf) return null;
  const query = isAdded && chosen.length > 0 ? `?${choiceQuery(chosen)}` : "";
  return (
    <a
      href={`${href(`/quotation/${key}/quotation.pdf`, language)}${query}`}
      download
      className="w-fit font-semibold text-brand underline print:hidden"
    >
      {t("save")}
    </a>
  );
}
