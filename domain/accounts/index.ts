/** The door to the components and shared words of this domain, for other domains. */
export { Loaded } from "./customer/Loaded.tsx";
export type { SavedProject } from "./customer/types.ts";
export { useApi } from "./customer/useApi.ts";
