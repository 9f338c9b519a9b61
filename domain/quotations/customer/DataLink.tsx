import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import type { OfferView } from "./view.server.ts";

/** Leads to the bytes that the fingerprint is made of, for whoever wants to compute it. */
export function DataLink({ offer: { key } }: { offer: Pick<OfferView, "key"> }) {
  const t = useT("offer");
  return (
    <a
      href={href(`/offer/${key}/quotation.json`, useLanguage())}
      download
      className="w-fit text-sm text-soft underline print:hidden"
    >
      {t("saveData")}
    </a>
  );
}
