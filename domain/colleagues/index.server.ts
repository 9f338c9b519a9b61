/** The door to what this domain does on the server, for other domains. */
export { customersWith } from "./office/customer.server.ts";
export { hasRight, requireRight, requireStaff, type Staff, staffIn } from "./office/guard.server.ts";
