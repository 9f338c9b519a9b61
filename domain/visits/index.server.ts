/** The server-side exports of this domain for other domains. */
export { freeTimes } from "./customer/booking/times.server.ts";
export { clashInWords } from "./office/clash.server.ts";
export { moveForm } from "./office/form.server.ts";
