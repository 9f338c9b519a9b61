/** The address of what only the server does: the body of a page that was exported to a static host names where its forms go (`npm run export`). */
export const atOrigin = (path: string) => (document.body.dataset.form ?? "") + path;
