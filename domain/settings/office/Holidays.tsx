import { useT } from "#site/i18n/t.ts";
import { SmallInput } from "./fields.tsx";
import { NameFields } from "./Hours.tsx";
import { Part, type PartProps } from "./Part.tsx";

const none = { name: { en: "", ar: "" }, from: "", to: "", confirmed: true };

/** The holidays: one row for each, and two empty rows. A row without dates is deleted. */
export function Holidays(props: PartProps) {
  const t = useT("settings");
  const rows = [...props.page.office.holidays, none, none].map((row, n) => ({ ...row, own: `holiday.${n}` }));
  return (
    <Part name="holidays" {...props}>
      <ol className="grid gap-4">
        {rows.map(({ own, name, from, to, confirmed }) => (
          <li key={own} className="grid gap-3 border-t border-line pt-3 lg:grid-cols-2">
            <NameFields own={own} name={name} />
            <div className="flex flex-wrap items-end gap-3">
              <div className="min-w-36 flex-1">
                <SmallInput label={t("from")} type="date" name={`${own}.from`} defaultValue={from} />
              </div>
              <div className="min-w-36 flex-1">
                <SmallInput label={t("to")} type="date" name={`${own}.to`} defaultValue={to} />
              </div>
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input type="checkbox" name={`${own}.confirmed`} defaultChecked={confirmed} />
                {t("holidays.confirmed")}
              </label>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
