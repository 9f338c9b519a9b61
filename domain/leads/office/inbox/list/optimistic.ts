import { statuses } from "@site/ground/states/lead.ts";
import { isOneOf } from "@site/typed";
import type { InboxData, InboxRow } from "../shared/types.ts";

/**
 * Returns the rows with the changes of an action that is still being sent. When the server has answered, its rows replace them (optimistic
 * update).
 */
export function optimisticRows(
  { rows, people }: Pick<InboxData, "rows" | "people">,
  form: FormData | undefined,
): InboxRow[] {
  const doing = form?.get("do");
  if (typeof doing !== "string") return rows;
  const ids = new Set(form?.getAll("id"));
  const change = changeOf(doing, people);
  return rows.map((row) => (ids.has(row.id) ? { ...row, ...change } : row));
}

function changeOf(doing: string, people: InboxData["people"]): Partial<InboxRow> {
  const [what, value = ""] = doing.split(":");
  if (what === "read") return { unread: 0 };
  if (what === "unread") return { unread: 1 };
  if (what === "status" && isOneOf(statuses, value)) return { status: value };
  if (what === "assign") return { assigneeName: people.find(({ id }) => id === value)?.name ?? null };
  return {};
}
