import { type SqlBool, sql } from "kysely";

/**
 * Returns a condition for a column that has one of these states. The states are literals, and a single state is compared with `=`, because
 * SQLite uses a partial index only for such a condition.
 */
export function stateIn(column: string, states: readonly string[]) {
  const literals = states.map((state) => sql.lit(state));
  const [only] = literals;
  if (only && literals.length === 1) return sql<SqlBool>`${sql.ref(column)} = ${only}`;
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(literals)})`;
}
