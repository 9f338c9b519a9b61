import { quotationStates } from "@site/ground/states/quotation.ts";
import { useT } from "#site/i18n/t.ts";
import { inputLook, labelLook } from "../shared/looks.ts";
import type { LeadPageData } from "../shared/types.ts";

/** Offers files to attach to a mail: quotations, documents and photos of the lead, and files from this device. */
export function Attach({ data: { quotations, photos, documents } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const sent = quotations.list.filter(({ state }) => quotationStates[state].stands);
  const kept = documents.filter(({ scan }) => scan !== "infected");
  return (
    <details className="rounded-xl border border-line px-3.5 py-2.5 text-sm">
      <summary className="w-fit cursor-pointer font-semibold text-brand underline">{t("attach.heading")}</summary>
      <div className="mt-3 grid gap-3">
        {sent.length + kept.length > 0 && (
          <ul className="grid gap-1">
            {sent.map(({ id, number, revision }) => (
              <Choice key={id} value={`quote:${id}`}>
                {t("attach.quote")} <bdi dir="ltr">{number}</bdi> {revision > 1 && <bdi dir="ltr">({revision})</bdi>}
              </Choice>
            ))}
            {kept.map(({ id, name }) => (
              <Choice key={id} value={`document:${id}`}>
                <bdi className="wrap-anywhere">{name}</bdi>
              </Choice>
            ))}
          </ul>
        )}
        {photos.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {photos.map(({ id }, index) => (
              <Choice key={id} value={`photo:${id}`}>
                <img
                  src={`/admin/photos/${id}`}
                  alt={t("lead.photo", { number: index + 1, of: photos.length })}
                  loading="lazy"
                  className="size-14 rounded-lg border border-line object-cover"
                />
              </Choice>
            ))}
          </ul>
        )}
        <label className="block">
          <span className={labelLook}>{t("attach.files")}</span>
          <input type="file" name="files" multiple accept={accepted} className={`${inputLook} py-1.5`} />
        </label>
      </div>
    </details>
  );
}

const accepted = "image/jpeg,image/png,image/webp,image/avif,application/pdf,.pdf,.docx";

const Choice = ({ value, children }: { value: string; children: React.ReactNode }) => (
  <li>
    <label className="flex min-h-9 cursor-pointer items-center gap-2 max-sm:min-h-11">
      <input type="checkbox" name="attach" value={value} />
      <span className="min-w-0">{children}</span>
    </label>
  </li>
);
