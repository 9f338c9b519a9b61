import type { colleaguesPage } from "./colleagues.server.ts";
import type { frameFor } from "./frame.server.ts";

export type FrameData = Awaited<ReturnType<typeof frameFor>>;
export type ColleaguesData = Awaited<ReturnType<typeof colleaguesPage>>;
