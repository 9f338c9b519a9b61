/** 0 means no and 1 means yes, because SQLite has no boolean type. */
export type Flag = 0 | 1;
export const flagOf = (isSo: boolean | undefined): Flag => (isSo ? 1 : 0);
