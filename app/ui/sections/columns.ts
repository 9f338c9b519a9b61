/** Three in a row where there is room; four stand better two by two. */
export const columns = (items: unknown[]) => (items.length === 4 ? "" : "lg:grid-cols-3");
