import type { reportPage } from "./data.server.ts";

export type ReportData = Awaited<ReturnType<typeof reportPage>>;
