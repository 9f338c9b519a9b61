/** The server-side exports of this domain for other domains. */
export type { OneField } from "./kit/frame/fields.ts";
export { countOf, nameIn } from "./kit/frame/fields.ts";
export { labelOf } from "./kit/frame/label.ts";
export { calculatorEntries } from "./registry.server.ts";
