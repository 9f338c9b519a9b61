/**
 * The address of something that only the server can do. On a static host (`npm run export`) the body of the page names the server to which its forms
 * go.
 */
export const atOrigin = (path: string) => (document.body.dataset.form ?? "") + path;
