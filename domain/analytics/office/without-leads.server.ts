import type { Column, TableData, TableName } from "./tables/table.ts";
import type { Steps, Total } from "./totals.server.ts";

const business = new Set<string>([
  ...(["leads", "contacted", "quoted", "wonSoFar", "won", "wonAed", "rate", "cost", "perLead"] satisfies Column[]),
  ...(["booked", "unbooked", "bookedRate"] satisfies Column[]),
]);

interface Found<T extends TableData> {
  head: { totals: Total[]; steps: Steps | null } | null;
  tables: T[];
}

/**
 * Removes all figures about leads and money. It is used for readers who may see only visits, and for filters that cannot be applied to
 * leads.
 */
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

/** The tables that count only leads: leads by the version of a page, and leads by the week in which they came. */
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

const withLeads = new Set<TableName>(["funnel", "campaigns", "services", "calculators", "bookings"]);

/**
 * Removes the rows that have no visits, because they exist only because of leads or costs and would reveal them. The remaining rows are
 * sorted by visits, because an order by leads would reveal the leads too.
 */
function rowsWithoutLeads(name: TableName, rows: TableData["rows"]) {
  if (!withLeads.has(name)) return rows;
  const visited = rows.filter(({ cells }) => (cells[0] ?? 0) > 0);
  return visited.toSorted((one, other) => (other.cells[0] ?? 0) - (one.cells[0] ?? 0));
}
