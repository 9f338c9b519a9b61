declare const inTable: unique symbol;

/**
 * A row of the table of budgets (platform/http/budgets.ts). Limiters take only rows. So a limit that does not stand in the table does not
 * compile.
 */
export type Row<T> = T & { readonly [inTable]: true };

interface Budget {
  /** The peer that has this budget for itself. A row may have a total for all peers too. */
  of: "connection" | "address" | "key" | "person" | "all";
  /** The reason for the limit, in one sentence. */
  why: string;
}

/** Makes the rows of the table. Only the table and tests call it. */
export const rowsOf = <const T extends Record<string, Budget>>(rows: T) =>
  rows as { readonly [Name in keyof T]: Row<T[Name]> };
