import { useLanguage, useT } from "#site/i18n/t.ts";
import { inputLook, labelLook } from "../shared/looks.ts";
import { calendarDay, fromField, toField } from "../shared/time.ts";
import { Menu, menuItem } from "./Menu.tsx";
import { useQuery } from "./useQuery.ts";

const day = 86_400_000;
const dayField = (at: number | undefined) => (at === undefined ? "" : toField(at).slice(0, 10));
const fromDay = (text: string) => (text ? fromField(`${text}T00:00`) : undefined);

/** Filters the leads by the day on which they came. The first and the last day are included. */
export function DateFilter() {
  const t = useT("inbox");
  const language = useLanguage();
  const { query, go } = useQuery();
  const { from, to } = query;
  const last = to === undefined ? undefined : to - day;
  const shown = [from, last].map((at) => (at === undefined ? "" : calendarDay(at, language))).join(" – ");
  const active = from !== undefined || to !== undefined;
  return (
    <Menu label={active ? <bdi>{shown}</bdi> : t("filters.dates")} active={active}>
      <div className="w-52 space-y-3 p-2">
        <label className="block">
          <span className={labelLook}>{t("filters.from")}</span>
          <input
            type="date"
            className={inputLook}
            value={dayField(from)}
            onChange={({ target }) => go({ from: fromDay(target.value) })}
          />
        </label>
        <label className="block">
          <span className={labelLook}>{t("filters.to")}</span>
          <input
            type="date"
            className={inputLook}
            value={dayField(last)}
            onChange={({ target }) => go({ to: target.value ? (fromDay(target.value) ?? 0) + day : undefined })}
          />
        </label>
      </div>
      {active && (
        <button
          type="button"
          onClick={() => go({ from: undefined, to: undefined })}
          className={`${menuItem} text-brand`}
        >
          {t("filters.clear")}
        </button>
      )}
    </Menu>
  );
}
