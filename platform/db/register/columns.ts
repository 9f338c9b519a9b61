import { keysOf } from "@site/typed";
import type { ColumnOf, Entry, Kind, Remains, TableName } from "./entry.ts";
import { register } from "./register.ts";

export const entries: Record<TableName, Entry> = register;

export const tableNames: readonly TableName[] = keysOf(register);

export const columnsOf = (table: TableName, ...kinds: Kind[]): string[] =>
  kinds.flatMap((kind) => entries[table][kind]?.split(" ") ?? []);

type Hidden<T extends TableName> = ColumnOf<(typeof register)[T], "copy" | "secret">;

/** Returns a row without the columns that no export may contain. */
export function withoutHidden<T extends TableName, Row extends object>(table: T, row: Row): Omit<Row, Hidden<T>> {
  const hidden = new Set(columnsOf(table, "copy", "secret"));
  return Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))) as Omit<Row, Hidden<T>>;
}

/** Tells whether an erasure empties the rows of a table. The rows of all other tables are deleted. */
export const isEmptied = (table: TableName): boolean => entries[table].remains !== undefined;

/** The reasons for which something remains after an erasure, in the order of the register. */
export const remains: readonly Remains[] = [...new Set(tableNames.flatMap((table) => entries[table].remains ?? []))];
