import { roles } from "@site/ground/company/roles.ts";
import type { ParseKeys } from "i18next";
import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { buttonClasses } from "#site/ui/primitives/Button.tsx";
import { TableFrame } from "#site/ui/primitives/Table.tsx";
import { Moment } from "./Moment.tsx";
import type { ColleaguesData } from "./types.ts";

type Log = ColleaguesData["log"];
type Action = Log["entries"][number]["action"];

export function AuditTable({ log: { entries, next, later } }: { log: Log }) {
  const t = useT("colleagues");
  const columns = ["when", "who", "what", "whom"] as const;
  return (
    <>
      <TableFrame
        caption={t("audit.title")}
        columns={columns.map((column) => t(`audit.${column}`))}
        className="max-h-96 rounded-xl border border-line [&_thead]:sticky [&_thead]:top-0"
      >
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </TableFrame>
      <nav aria-label={t("audit.pages")} className="mt-4 flex justify-between gap-3 empty:hidden">
        {later && <Turn to="?" text={t("audit.newest")} />}
        {next && <Turn to={`?before=${next}`} text={t("audit.older")} />}
      </nav>
    </>
  );
}

const Turn = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} preventScrollReset className={buttonClasses({ look: "outline" })}>
    {text}
  </Link>
);

/**
 * Returns the message key of an action. The type makes sure that each action has a text. Only an entry of another version may have none.
 */
const wordOf = (action: Action): ParseKeys<"colleagues"> => `audit.actions.${action}`;

function Row({ entry }: { entry: Log["entries"][number] }) {
  const t = useT("colleagues");
  return (
    <tr>
      <td>
        <Moment at={entry.at} />
      </td>
      <td>
        <bdi>{entry.by ?? t("audit.site")}</bdi>
      </td>
      <td>{t(wordOf(entry.action), { defaultValue: t("audit.unknown") })}</td>
      <td>
        <bdi>{entry.subject}</bdi> <More data={entry.data} />
      </td>
    </tr>
  );
}

function More({ data: { role, count } }: Pick<Log["entries"][number], "data">) {
  const t = useT("colleagues");
  const known = roles.find((name) => name === role);
  if (known) return <span className="text-soft">({t(`roles.${known}`)})</span>;
  return count !== undefined && <span className="text-soft">({count})</span>;
}
