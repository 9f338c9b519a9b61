/** The lead that was opened last in this tab. When the colleague comes back to the list, this lead gets the focus. */
export const lastOpened: { id?: string } = {};
