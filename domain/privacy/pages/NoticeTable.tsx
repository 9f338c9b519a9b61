import { useT } from "#site/i18n/t.ts";
import { TextTable } from "#site/ui/primitives/Table.tsx";
import type { noticeRows } from "./register.server.ts";
import { timeOf } from "./time.ts";

/** The table of the privacy notice, as the register of personal data has it. */
export function NoticeTable({ rows }: { rows: ReturnType<typeof noticeRows> }) {
  const t = useT("privacy");
  return (
    <TextTable
      columns={[t("table.name"), t("table.why"), t("table.kept"), t("table.seen")]}
      rows={rows.map(({ id, terms, readers }) => ({
        name: t(`subjects.${id}.name`),
        cells: [
          t(`subjects.${id}.why`),
          terms.map(({ term, days }) => t(`terms.${term}`, { time: timeOf(t, days) })).join(t("table.or")),
          readers.map((reader) => t(`readers.${reader}`)).join(t("table.comma")),
        ],
      }))}
    />
  );
}
