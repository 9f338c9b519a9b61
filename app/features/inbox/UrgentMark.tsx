import { useT } from "#app/i18n/t.ts";
import { Glyph } from "./Glyph.tsx";
import type { InboxRow } from "./types.ts";

const over = ["won", "lost"];

/** The customer says that it has stopped or leaks; once the request is over it is nothing to hurry about. */
export function UrgentMark({ lead: { urgency, status } }: { lead: Pick<InboxRow, "urgency" | "status"> }) {
  const t = useT("inbox");
  if (urgency !== "now" || over.includes(status)) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-xs font-semibold text-danger">
      <Glyph name="urgent" size={14} />
      {t("list.urgent")}
    </span>
  );
}
