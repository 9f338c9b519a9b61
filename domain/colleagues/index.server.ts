/** The door to what this domain does on the server, for other domains. */
export { customersWith } from "./office/customer.server.ts";
export { type Colleague, colleagueIn, hasRight, requireColleague, requireRight } from "./office/guard.server.ts";
