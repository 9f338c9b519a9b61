/** The server-side exports of this domain for other domains. */
export { bookingOf } from "./customer/booking/book.server.ts";
export { holdFor } from "./customer/booking/hold.server.ts";
export { freeTimes } from "./customer/booking/times.server.ts";
export { clashInWords } from "./office/clash.server.ts";
export { moveForm } from "./office/form.server.ts";
