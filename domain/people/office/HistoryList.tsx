import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";
import type { History } from "./history.server.ts";

/** One timeline of leads, visits, quotations and contracts. */
export function HistoryList({ history }: { history: History }) {
  const t = useT("people");
  return (
    <section className="card" aria-labelledby="history">
      <h2 id="history" className="text-base">
        {t("history.title")}
      </h2>
      {history.length === 0 ? (
        <p className="mt-2 text-sm text-soft">{t("history.empty")}</p>
      ) : (
        <ol className="mt-3 divide-y divide-line text-sm">
          {history.map(({ id, kind, reference, day, path, what, state, isAhead }) => (
            <li key={id}>
              <Link
                to={path}
                className="-mx-2 grid min-h-11 gap-x-4 rounded-lg px-2 py-2 smooth hover:bg-sand sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
              >
                <span className="text-soft">
                  <span className="me-2 whitespace-nowrap">{day}</span>
                  {isAhead && <strong className="text-brand">{t("history.ahead")}</strong>}
                </span>
                <span className="min-w-0">
                  <span className="text-soft">{t(`history.kinds.${kind}`)}: </span>
                  <span className="font-semibold">
                    <WithReferences text={what} />
                  </span>{" "}
                  <span className="text-xs text-soft">
                    <Reference code={reference} />
                  </span>
                </span>
                <span className="text-soft sm:text-end">{state}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
