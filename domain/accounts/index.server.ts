/** Other domains use the server code of this domain only through this file. */
export { requireAccount, requireKeeper } from "./customer/guard.server.ts";
export { heldOf, removeAccount } from "./customer/held.server.ts";
