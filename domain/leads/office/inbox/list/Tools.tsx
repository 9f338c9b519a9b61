import { languages } from "@site/ground/language/languages.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Action, ActionLink } from "../shared/Action.tsx";
import { inputLook } from "../shared/looks.ts";
import { searchOf } from "./address.ts";
import { sorts } from "./query.ts";
import { SearchBox } from "./SearchBox.tsx";
import { useQuery } from "./useQuery.ts";

/** The search field, the sort order and the CSV export. */
export function Tools({ mayAdd, mayExport, onHelp }: { mayAdd: boolean; mayExport: boolean; onHelp: () => void }) {
  const t = useT("inbox");
  const { prefix } = languages[useLanguage()];
  const { query, go } = useQuery();
  return (
    <div className="mb-2 flex items-center gap-2 max-sm:flex-wrap">
      <SearchBox />
      <select
        aria-label={t("list.sort")}
        value={query.sort}
        onChange={({ target }) => go({ sort: sorts.find((sort) => sort === target.value) })}
        className={`${inputLook} !w-auto max-sm:flex-1`}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`list.sorts.${sort}`)}
          </option>
        ))}
      </select>
      {mayAdd && (
        <ActionLink
          look="main"
          glyph="plus"
          href={`${prefix}/admin/leads/new`}
          aria-label={t("new.open")}
          title={t("new.open")}
          className="max-lg:!px-3"
        >
          <span className="max-lg:hidden">{t("new.open")}</span>
        </ActionLink>
      )}
      {mayExport && (
        <ActionLink
          glyph="download"
          href={`${prefix}/admin/leads.csv${searchOf(query)}`}
          aria-label={t("list.csvLong")}
          download
          className="max-sm:hidden"
        >
          {t("list.csv")}
        </ActionLink>
      )}
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
