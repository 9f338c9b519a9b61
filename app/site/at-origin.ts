/** The address of what only the server does: a page exported to a static host names where that is (`npm run export`). */
export const atOrigin = (path: string) => (document.documentElement.dataset.origin ?? "") + path;
