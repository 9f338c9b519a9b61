import type { dashboardPage } from "./data.server.ts";

export type { Bar } from "./data.server.ts";
export type DashboardData = Awaited<ReturnType<typeof dashboardPage>>;
