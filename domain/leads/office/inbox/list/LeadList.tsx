import { useT } from "#site/i18n/t.ts";
import { lastOpened } from "../shared/last-opened.ts";
import type { InboxRow } from "../shared/types.ts";
import { LeadRow } from "./LeadRow.tsx";

type Props = {
  rows: InboxRow[];
  now: number;
  leadPath: (id: string) => string;
  /** The query of this list. The lead's page needs it for the link back. */
  search: string;
  selected: ReadonlySet<string>;
  onSelect: (id: string, range: boolean) => void;
};

export function LeadList({ rows, now, leadPath, search, selected, onSelect }: Props) {
  const t = useT("inbox");
  const state = { search, ids: rows.map(({ id }) => id) };
  return (
    <ol
      aria-label={t("list.label")}
      className="overflow-clip rounded-card border border-line bg-surface [&>li:last-child]:border-b-0"
    >
      {rows.map((row) => (
        <LeadRow
          key={row.id}
          row={row}
          to={leadPath(row.id)}
          state={state}
          now={now}
          selected={selected.has(row.id)}
          current={row.id === lastOpened.id}
          onSelect={onSelect}
        />
      ))}
    </ol>
  );
}
