import type { analyticsPage, dashboardOf } from "./data.server.ts";

export type { Row, TableName, Unit } from "./tables/table.ts";
export type { Steps } from "./totals.server.ts";
/** The data of a view, for the office and for the page behind a shared link. */
export type AnalyticsData = Awaited<ReturnType<typeof dashboardOf>>;
export type TimelineData = NonNullable<AnalyticsData["timeline"]>;
export type OfficeData = Awaited<ReturnType<typeof analyticsPage>>;
export type { AnalyticsAnswer } from "./actions.server.ts";
