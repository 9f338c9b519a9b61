import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { actionClasses } from "../shared/Action.tsx";
import { searchOf } from "./address.ts";
import { listQueryString } from "./query.ts";
import { useQuery } from "./useQuery.ts";

/** Says why the list is empty, and in which other folder leads can be found. */
export function EmptyList({ inSpam }: { inSpam: number }) {
  const t = useT("inbox");
  const { query } = useQuery();
  const atWork = listQueryString(query) === "open=1";
  return (
    <div className="rounded-card border border-dashed border-line px-6 py-16 text-center">
      <p className="font-semibold">{t("list.none")}</p>
      <p className="mt-1 text-sm text-soft">{t(atWork ? "list.noneOpen" : "list.noneText")}</p>
      {!atWork && (
        <p className="mt-5 flex flex-wrap justify-center gap-2">
          {query.text && inSpam > 0 && (
            <Link
              to={searchOf({ folder: "spam", sort: "newest", text: query.text })}
              className={actionClasses("plain")}
            >
              {t("list.inSpam", { count: inSpam })}
            </Link>
          )}
          {query.text && query.folder !== "everywhere" && (
            <Link
              to={searchOf({ folder: "everywhere", sort: "newest", text: query.text })}
              className={actionClasses("plain")}
            >
              {t("list.everywhere")}
            </Link>
          )}
          <Link to="?open=1" className={actionClasses("plain")}>
            {t("list.reset")}
          </Link>
        </p>
      )}
    </div>
  );
}
