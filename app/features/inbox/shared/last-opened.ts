/** The lead that was open last in this tab: the list puts the focus back on it. */
export const lastOpened: { id?: string } = {};
