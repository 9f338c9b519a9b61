import { href } from "@site/ground/site-map/links.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import type { Card } from "./week.server.ts";

/** A visit in the calendar. The whole card is a link to its page. */
export function VisitCard({ visit, mayDrag }: { visit: Card; mayDrag: boolean }) {
  const t = useT("visits");
  const words = useT("lead");
  const language = useLanguage();
  const { id, version, hours, name, kind, state, place } = visit;
  const { isOpen, isAgreed, awaitsOffice } = visitStates[state];
  return (
    <Link
      to={href(`/admin/visits/${id}`, language)}
      draggable={mayDrag && isOpen}
      onDragStart={({ dataTransfer }) => dataTransfer.setData("text/plain", `${id} ${version}`)}
      className={`mb-1 block rounded-lg border-s-4 bg-brand-tint px-2 py-1.5 text-xs text-ink hover:underline ${awaitsOffice ? "border-accent" : "border-brand"} ${isOpen ? "" : "opacity-80"}`}
    >
      <span className="block font-semibold tabular-nums">{hours}</span>
      <span className="block wrap-anywhere">
        <bdi>{name || t("office.erased")}</bdi>
      </span>
      <span className="block">
        {t(`office.kinds.${kind}`)}
        {place && ` · ${words(`places.${place}`)}`}
        {!isAgreed && ` · ${t(`office.states.${state}`)}`}
      </span>
    </Link>
  );
}
