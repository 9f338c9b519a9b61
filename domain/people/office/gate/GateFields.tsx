import { areaLook, LabelledField, Line } from "#site/forms/office/fields.tsx";
import { useT } from "#site/i18n/t.ts";
import type { GateFieldsData } from "./gate.server.ts";
import { papers } from "./papers.ts";

/**
 * The fields for a building: the papers that it requires and the people at its gate. With `withNote` they include how to get in, if no
 * other form asks for that.
 */
export function GateFields({ given: { asks, who, note }, withNote }: { given: GateFieldsData; withNote?: boolean }) {
  const t = useT("visits");
  return (
    <>
      <p className="text-sm text-soft">{t("office.gate.text")}</p>
      <fieldset>
        <legend className="text-sm font-semibold">{t("office.gate.asks")}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {papers.map((paper) => (
            <label key={paper} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
              <input type="checkbox" name={`asks.${paper}`} defaultChecked={asks.includes(paper)} />
              {t(`office.papers.${paper}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Line label={t("office.gate.who")} name="who" dir="auto" maxLength={200} defaultValue={who} />
      {withNote && (
        <LabelledField label={t("office.gate.note")}>
          <textarea name="note" rows={3} maxLength={500} dir="auto" defaultValue={note} className={areaLook} />
        </LabelledField>
      )}
    </>
  );
}
