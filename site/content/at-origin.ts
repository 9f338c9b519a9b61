/**
 * Returns the address of something that only the server can do. If the page is on a static host (`npm run export`), its body element names
 * the server to which forms are sent.
 */
export const atOrigin = (path: string) => (document.body.dataset.form ?? "") + path;
