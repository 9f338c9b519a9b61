import { useT } from "#site/i18n/t.ts";
import { Glyph } from "./Glyph.tsx";
import type { InboxRow } from "./types.ts";

type Props = { lead: Pick<InboxRow, "urgency" | "status" | "replied_at"> };

/** Marks an urgent lead: the customer reported a breakdown or a leak. A closed lead has no mark. */
export function UrgentMark({ lead: { urgency, status, replied_at } }: Props) {
  const t = useT("inbox");
  const over = status === "lost" || (status === "won" && replied_at !== null);
  if (urgency !== "now" || over) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-xs font-semibold text-danger">
      <Glyph name="urgent" size={14} />
      {t("list.urgent")}
    </span>
  );
}
