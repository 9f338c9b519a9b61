import type { analyticsPage } from "./data.server.ts";

export type { Row, TableName, Unit } from "./tables/table.ts";
export type AnalyticsData = Awaited<ReturnType<typeof analyticsPage>>;
export type { AnalyticsAnswer } from "./actions.server.ts";
