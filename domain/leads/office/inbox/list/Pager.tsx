import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { actionClasses } from "../shared/Action.tsx";
import { Glyph } from "../shared/Glyph.tsx";
import type { InboxData } from "../shared/types.ts";
import { nextPageOf, searchOf } from "./address.ts";
import { useQuery } from "./useQuery.ts";

/** Links to the next page. The link contains a cursor and not a page number, so new leads do not shift the pages. */
export function Pager({ next }: Pick<InboxData, "next">) {
  const t = useT("inbox");
  const { query } = useQuery();
  if (!next && !query.after) return null;
  return (
    <nav aria-label={t("list.pages")} className="mt-4 flex justify-between gap-3">
      {query.after ? (
        <Link to={searchOf(query)} className={actionClasses("plain")}>
          {t("list.first")}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={nextPageOf(query, next)} className={actionClasses("plain")}>
          {t("list.next")}
          <Glyph name="onward" />
        </Link>
      )}
    </nav>
  );
}
