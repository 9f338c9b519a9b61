/** The lead that was open last in this tab: the list returns the focus to it. */
export const lastOpened: { id?: string } = {};
