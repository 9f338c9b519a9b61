import { type SqlBool, sql } from "kysely";

/**
 * Asks in raw SQL if a column has one of these states. They are literals, and one alone is compared with `=`, because SQLite uses a partial index
 * only then.
 */
export function stateIn(column: string, states: readonly string[]) {
  const literals = states.map((state) => sql.lit(state));
  const [only] = literals;
  if (only && literals.length === 1) return sql<SqlBool>`${sql.ref(column)} = ${only}`;
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(literals)})`;
}
