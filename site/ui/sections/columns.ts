/** On wide screens three items are in a row, and four are two by two. The items of the last row fill it, so that it never has a gap. */
export const columns = (items: unknown[]) =>
  `md:flex md:flex-wrap md:*:grow md:*:basis-[45%] ${items.length === 4 ? "" : "lg:*:basis-[30%]"}`;
