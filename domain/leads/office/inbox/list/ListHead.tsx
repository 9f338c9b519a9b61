import { numberFormat } from "@site/ground/language/formats.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import type { InboxData } from "../shared/types.ts";

type Props = Pick<InboxData, "total" | "more"> & { selectedAll: boolean; onSelectAll: () => void };

/** Shows the number of leads, and a checkbox that selects all leads on the page. */
export function ListHead({ total, more, selectedAll, onSelectAll }: Props) {
  const t = useT("inbox");
  const formatted = numberFormat(useLanguage()).format(total);
  return (
    <div className="mt-2 flex min-h-9 items-center gap-3 px-3 lg:px-4">
      <label className="-m-2 grid size-9 cursor-pointer place-items-center max-sm:size-11">
        <span className="sr-only">{t("list.selectAll")}</span>
        <input type="checkbox" className="size-4 accent-brand" checked={selectedAll} onChange={onSelectAll} />
      </label>
      <p role="status" className="text-xs text-soft">
        {more ? t("list.more", { formatted }) : t("list.count", { count: total, formatted })}
      </p>
    </div>
  );
}
