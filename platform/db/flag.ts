/** No or yes: SQLite has no boolean. */
export type Flag = 0 | 1;
export const flagOf = (isSo: boolean | undefined): Flag => (isSo ? 1 : 0);
