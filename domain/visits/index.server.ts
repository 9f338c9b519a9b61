/** The server-side exports of this domain for other domains. */
export { clashInWords } from "./office/clash.server.ts";
export { moveForm } from "./office/form.server.ts";
