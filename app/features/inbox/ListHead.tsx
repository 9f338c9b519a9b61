import { useLanguage, useT } from "#app/i18n/t.ts";
import { Action, ActionLink } from "./Action.tsx";
import { listQueryString, sorts } from "./query.ts";
import type { InboxData } from "./types.ts";
import { useQuery } from "./useQuery.ts";

type Props = Pick<InboxData, "total" | "more"> & {
  selectedAll: boolean;
  onSelectAll: () => void;
  onHelp: () => void;
};

/** How many there are, in which order, and what can be done with all of them. */
export function ListHead({ total, more, selectedAll, onSelectAll, onHelp }: Props) {
  const t = useT("inbox");
  const { query, go } = useQuery();
  const number = new Intl.NumberFormat(`${useLanguage()}-u-nu-latn`).format(total);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 lg:px-4">
      <label className="-m-2 grid size-9 cursor-pointer place-items-center max-sm:size-11">
        <span className="sr-only">{t("list.selectAll")}</span>
        <input type="checkbox" className="size-4 accent-brand" checked={selectedAll} onChange={onSelectAll} />
      </label>
      <p role="status" className="me-auto text-sm text-soft">
        {more
          ? t("list.more", { count: total, formatted: number })
          : t("list.count", { count: total, formatted: number })}
      </p>
      <label className="flex items-center gap-2 text-xs text-soft">
        <span className="max-sm:sr-only">{t("list.sort")}</span>
        <select
          value={query.sort}
          onChange={({ target }) => go({ sort: sorts.find((sort) => sort === target.value) })}
          className="min-h-9 rounded-lg border border-line bg-raised px-2 text-sm text-ink hover:border-brand max-sm:min-h-11"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`list.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <ActionLink
        look="quiet"
        glyph="download"
        href={`/admin/leads.csv?${listQueryString({ ...query, after: undefined })}`}
        aria-label={t("list.csvLong")}
        download
      >
        {t("list.csv")}
      </ActionLink>
      <Action
        look="quiet"
        glyph="keyboard"
        aria-label={t("keys.title")}
        title={t("keys.title")}
        onClick={onHelp}
        className="!px-2 max-lg:hidden"
      />
    </div>
  );
}
