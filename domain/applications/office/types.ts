import type { applicationPage } from "./application.server.ts";
import type { applicationsPage } from "./list.server.ts";

export type ApplicationsData = Awaited<ReturnType<typeof applicationsPage>>;
export type ApplicationData = Awaited<ReturnType<typeof applicationPage>>;
export type State = ApplicationsData["states"][number]["state"];
export type { Answer } from "./application.server.ts";
