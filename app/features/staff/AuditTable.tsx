import { useT } from "#app/i18n/t.ts";
import { TableFrame } from "#app/ui/primitives/Table.tsx";
import { Moment } from "./Moment.tsx";
import type { TeamData } from "./types.ts";

export function AuditTable({ log }: Pick<TeamData, "log">) {
  const t = useT("staff");
  const columns = ["when", "who", "what", "whom"] as const;
  return (
    <TableFrame
      columns={columns.map((column) => t(`audit.${column}`))}
      className="max-h-96 rounded-xl border border-line bg-raised [&_thead]:sticky [&_thead]:top-0"
    >
      <tbody>
        {log.map((entry) => (
          <tr key={entry.id}>
            <td>
              <Moment at={entry.at} />
            </td>
            <td>
              <bdi>{entry.by ?? t("audit.site")}</bdi>
            </td>
            <td>{t(`audit.actions.${entry.action}` as "audit.actions.staff.enter", { defaultValue: entry.action })}</td>
            <td>
              <bdi>{entry.subject}</bdi> <More data={entry.data} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function More({ data: { role, count } }: Pick<TeamData["log"][number], "data">) {
  const t = useT("staff");
  if (role === "owner" || role === "agent") return <span className="text-soft">({t(`roles.${role}`)})</span>;
  return count !== undefined && <span className="text-soft">({count})</span>;
}
