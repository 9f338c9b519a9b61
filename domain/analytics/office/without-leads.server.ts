import type { Column, TableData, TableName } from "./tables/table.ts";
import type { Steps, Total } from "./totals.server.ts";

const business = new Set<string>([
  ...(["leads", "contacted", "quoted", "wonSoFar", "won", "wonAed", "rate", "cost", "perLead"] satisfies Column[]),
]);

interface Found<T extends TableData> {
  head: { totals: Total[]; steps: Steps | null } | null;
  tables: T[];
}

/** Leaves only the figures of visits: for readers who may see no more, and where a filter cannot tell which requests belong to them. */
export function withoutLeads<T extends TableData, F extends Found<T>>(found: F): F {
  return {
    ...found,
    head: found.head && {
      totals: found.head.totals.filter(({ name }) => !business.has(name)),
      steps: null,
    },
    tables: found.tables.filter(({ name }) => !ofLeadsOnly.has(name)).map(visitsOnly),
  };
}

/** Both tables count in requests only: what two versions brought, and when requests were won. */
const ofLeadsOnly = new Set<TableName>(["variants", "cohorts"]);

export function visitsOnly<T extends TableData>(table: T): T {
  const keep = table.columns.map((column) => !business.has(column));
  return {
    ...table,
    columns: table.columns.filter((_, at) => keep[at]),
    rows: rowsWithoutLeads(table.name, table.rows).map((row) => ({
      ...row,
      cells: row.cells.filter((_, at) => keep[at]),
    })),
  };
}

/** Drops the rows that only leads or costs made: a row tells of them by being there. Visits order the rest, as an order by leads tells of them. */
function rowsWithoutLeads(name: TableName, rows: TableData["rows"]) {
  if (name !== "funnel" && name !== "campaigns" && name !== "services" && name !== "calculators") return rows;
  const visited = rows.filter(({ cells }) => (cells[0] ?? 0) > 0);
  return visited.toSorted((one, other) => (other.cells[0] ?? 0) - (one.cells[0] ?? 0));
}
