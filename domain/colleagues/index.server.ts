/** Other domains use the server code of this domain only through this file. */
export { customersWith } from "./office/customer.server.ts";
export { type Colleague, colleagueIn, hasRight, requireColleague, requireRight } from "./office/guard.server.ts";
