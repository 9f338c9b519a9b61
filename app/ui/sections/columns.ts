/** Three in a row on wide screens; four look better two by two. */
export const columns = (items: unknown[]) => (items.length === 4 ? "" : "lg:grid-cols-3");
