/** The door to what this domain does on the server, for other domains. */
export { requireAccount, requireKeeper } from "./customer/guard.server.ts";
export { heldOf, removeAccount } from "./customer/held.server.ts";
