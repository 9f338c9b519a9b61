import type { statusPage } from "./data.server.ts";

export type StatusData = Awaited<ReturnType<typeof statusPage>>;
export type Fact = StatusData["facts"][number];
