import { useState } from "react";
import { Choose, LabelledField, Line } from "#site/forms/office/fields.tsx";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { ContractPageData } from "./contract.server.ts";

type Props = Pick<ContractPageData, "kinds" | "units" | "fields"> & { isLocked?: boolean };

/** The fields of a contract that a colleague fills in. */
export function ContractFields({ kinds, units, fields, isLocked = false }: Props) {
  const t = useT("contract");
  return (
    <>
      {isLocked ? (
        <p className="text-sm text-soft">{t("office.locked")}</p>
      ) : (
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <Line label={t("office.fields.from")} type="date" name="from" required defaultValue={fields.from} />
          <LabelledField label={`${t("office.fields.to")} · ${t("office.fields.toHint")}`}>
            <LastDay given={fields.to} />
          </LabelledField>
          <Line
            label={t("office.fields.visits")}
            type="number"
            name="visits"
            required
            min={1}
            max={24}
            defaultValue={fields.visits}
          />
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
        <Line
          label={t("office.fields.property")}
          name="property"
          dir="auto"
          maxLength={300}
          defaultValue={fields.property}
        />
        <Choose label={t("office.fields.language")} name="locale" defaultValue={fields.locale}>
          <option value="en">English</option>
          <option value="ar" lang="ar">
            العربية
          </option>
        </Choose>
      </div>
      <Units kinds={kinds} units={units} />
    </>
  );
}

const LastDay = ({ given: day }: { given: string }) => (
  <input
    type="date"
    name="to"
    autoComplete="off"
    defaultValue={day}
    className="block min-h-11 w-full rounded-lg border border-field bg-surface px-3 text-sm text-ink smooth hover:border-brand"
  />
);

const most = 60;

/** The fields of the units: one row for each unit and an empty row. A button adds rows. A row without a kind is dropped. */
function Units({ kinds, units }: Pick<Props, "kinds" | "units">) {
  const t = useT("contract");
  const [rows, setRows] = useState(Math.min(most, units.length + 1));
  return (
    <fieldset className="grid gap-4">
      <legend className="text-sm font-semibold">{t("office.units.title")}</legend>
      <p className="text-xs text-soft">{t("office.units.text")}</p>
      {Array.from({ length: rows }, (_, n) => {
        const unit = units[n];
        const name = (field: string) => `unit.${n}.${field}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
          <div key={n} className="grid gap-3 border-t border-line pt-3 sm:grid-cols-6">
            <div className="sm:col-span-2">
              <Choose label={t("office.units.kind")} name={name("kind")} defaultValue={unit?.kind ?? ""}>
                <option value="">{t("office.units.none")}</option>
                {Object.entries(kinds).map(([kind, words]) => (
                  <option key={kind} value={kind}>
                    {words}
                  </option>
                ))}
              </Choose>
            </div>
            <Line
              label={t("office.units.pieces")}
              type="number"
              name={name("pieces")}
              min={1}
              max={2000}
              defaultValue={unit?.pieces ?? 1}
            />
            <Line label={t("office.units.make")} name={name("make")} maxLength={60} defaultValue={unit?.make} />
            <Line label={t("office.units.model")} name={name("model")} maxLength={60} defaultValue={unit?.model} />
            <Line
              label={t("office.units.serial")}
              name={name("serial")}
              dir="ltr"
              maxLength={60}
              defaultValue={unit?.serial}
            />
            <div className="sm:col-span-6">
              <Line
                label={t("office.units.where")}
                name={name("where")}
                dir="auto"
                maxLength={100}
                defaultValue={unit?.where}
              />
            </div>
          </div>
        );
      })}
      {rows < most && (
        <div>
          <Button type="button" look="outline" onClick={() => setRows(rows + 1)}>
            {t("office.units.add")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
