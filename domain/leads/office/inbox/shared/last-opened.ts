/** The lead that was opened last in this tab. The list returns the focus to it. */
export const lastOpened: { id?: string } = {};
