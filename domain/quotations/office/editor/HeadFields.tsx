import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { Choice, Input } from "#site/forms/office/inputs.tsx";
import { useT } from "#site/i18n/t.ts";
import type { DraftForm } from "./draft.ts";

type Props = { head: DraftForm; onChange: (part: Partial<DraftForm>) => void };

/** The fields for the customer, the language, the basis of the prices and the validity. */
export function HeadFields({ head, onChange }: Props) {
  const t = useT("quotation");
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 lg:grid-cols-4">
      {(["name", "company", "address"] as const).map((field) => (
        <Input
          key={field}
          label={t(`office.customer.${field}`)}
          dir="auto"
          value={head[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      <Input
        label={t("office.customer.trn")}
        dir="ltr"
        inputMode="numeric"
        value={head.trn}
        onChange={({ target }) => onChange({ trn: target.value })}
      />
      <Choice
        label={t("office.language")}
        value={head.locale}
        onChange={({ target }) => onChange({ locale: target.value === "ar" ? "ar" : "en" })}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code}>
            {languages[code].label}
          </option>
        ))}
      </Choice>
      <Choice
        label={t("office.basis")}
        value={head.basis}
        onChange={({ target }) => onChange({ basis: target.value === "net" ? "net" : "gross" })}
      >
        {(["gross", "net"] as const).map((basis) => (
          <option key={basis} value={basis}>
            {t(`office.bases.${basis}`)}
          </option>
        ))}
      </Choice>
      <Input
        type="date"
        label={t("office.validUntil")}
        value={head.validUntil}
        onChange={({ target }) => onChange({ validUntil: target.value })}
      />
    </section>
  );
}
