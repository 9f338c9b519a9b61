/** Other domains use the components and shared words of this domain only through this file. */
export { QueryResult } from "./customer/QueryResult.tsx";
export type { SavedProject } from "./customer/types.ts";
export { useApi } from "./customer/useApi.ts";
