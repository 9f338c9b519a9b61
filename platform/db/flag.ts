/** No or yes: SQLite has no boolean. */
export type Flag = 0 | 1;
