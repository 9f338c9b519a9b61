export type { DatabaseData } from "./data.server.ts";
