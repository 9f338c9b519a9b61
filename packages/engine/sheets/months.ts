/** The months as numbers. January is 0. */
export const months: readonly number[] = Array.from({ length: 12 }, (_, month) => month);
