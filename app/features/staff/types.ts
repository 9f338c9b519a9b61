import type { frameFor } from "./frame.server.ts";

export type FrameData = ReturnType<typeof frameFor>;
