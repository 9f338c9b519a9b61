import { useLanguage, useT } from "#site/i18n/t.ts";
import type { LeadEvent } from "../shared/types.ts";
import { Words } from "./Words.tsx";

type Props = { data: Extract<LeadEvent, { kind: "report" }>["data"] };

/** Shows a technician's report on a visit, with the parts that the customer cannot see. */
export function Report({ data: { checks, readings, note, office, signed, conflict } }: Props) {
  const t = useT("visits");
  const language = useLanguage();
  return (
    <div className="grid gap-1.5">
      {conflict && <p className="font-semibold text-danger">{t(`report.office.conflict.${conflict}`)}</p>}
      <ul className="text-xs">
        {checks.map(({ text, answer }) => (
          <li key={text.en} className={answer === "fault" ? "font-semibold text-danger" : "text-soft"}>
            {text[language]}: {t(`report.customer.answers.${answer}`)}
          </li>
        ))}
        {readings.map(({ text, unit, value }) => (
          <li key={text.en} className="text-soft">
            {text[language]}:{" "}
            <bdi dir="ltr">
              {value} {unit}
            </bdi>
          </li>
        ))}
        {signed && (
          <li className="text-soft">
            {t("report.office.signed")}: <bdi>{signed}</bdi>
          </li>
        )}
      </ul>
      {note && <Words tone="bg-brand-tint" heading={t("report.office.note")} text={note} />}
      {office && <Words tone="bg-sand" heading={t("report.office.office")} text={office} />}
    </div>
  );
}
