import type { Column, TableData, TableName } from "./tables/table.ts";
import type { Steps, Total } from "./totals.server.ts";

const business = new Set<string>([
  ...(["leads", "contacted", "quoted", "wonSoFar", "won", "wonAed", "rate", "cost", "perLead"] satisfies Column[]),
]);

interface Found<T extends TableData> {
  head: { totals: Total[]; steps: Steps | null } | null;
  tables: T[];
}

/** Leaves only the figures of visits. This is for readers who may see no more, and for filters that cannot tell which leads belong to the visits. */
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

/** Both tables count only leads: the leads that two versions brought, and the time after which leads were won. */
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

/**
 * Drops the rows that exist only because of leads or costs, because their presence alone would tell of leads. The other rows are ordered by visits,
 * because an order by leads would tell of them too.
 */
function rowsWithoutLeads(name: TableName, rows: TableData["rows"]) {
  if (name !== "funnel" && name !== "campaigns" && name !== "services" && name !== "calculators") return rows;
  const visited = rows.filter(({ cells }) => (cells[0] ?? 0) > 0);
  return visited.toSorted((one, other) => (other.cells[0] ?? 0) - (one.cells[0] ?? 0));
}
