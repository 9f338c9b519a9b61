/** On wide screens three in a row, four two by two; the last row is filled by those that are left, so that it never has a gap. */
export const columns = (items: unknown[]) =>
  `md:flex md:flex-wrap md:*:grow md:*:basis-[45%] ${items.length === 4 ? "" : "lg:*:basis-[30%]"}`;
