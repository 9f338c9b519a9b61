/** The public part of this domain on the server, for other domains. */
export { clashInWords } from "./office/clash.server.ts";
export { moveForm } from "./office/form.server.ts";
