import type { frameFor } from "./frame.server.ts";
import type { teamPage } from "./team.server.ts";

export type FrameData = Awaited<ReturnType<typeof frameFor>>;
export type TeamData = Awaited<ReturnType<typeof teamPage>>;
