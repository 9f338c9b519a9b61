/**
 * On wide screens three items are in a row; four items are in two rows of two. The items of the last row fill the whole row, so that it has no gap.
 */
export const columns = (items: unknown[]) =>
  `md:flex md:flex-wrap md:*:grow md:*:basis-[45%] ${items.length === 4 ? "" : "lg:*:basis-[30%]"}`;
