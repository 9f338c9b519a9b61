import type { changeStatus, statusPage } from "./data.server.ts";

export type StatusData = Awaited<ReturnType<typeof statusPage>>;
export type StatusAnswer = Awaited<ReturnType<typeof changeStatus>>["data"];
export type Fact = StatusData["facts"][number];
