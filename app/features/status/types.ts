import type { changeStatus, statusPage } from "./data.server.ts";

export type StatusData = Awaited<ReturnType<typeof statusPage>>;
export type Said = Awaited<ReturnType<typeof changeStatus>>["data"]["said"];
export type Fact = StatusData["facts"][number];
