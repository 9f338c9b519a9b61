/** What other domains may use of this domain on the server. */
export { clashInWords } from "./office/clash.server.ts";
export { moveForm } from "./office/form.server.ts";
