import type { messagesPage } from "./data.server.ts";

export type MessagesData = Awaited<ReturnType<typeof messagesPage>>;
export type Message = MessagesData["failed"]["first"][number];
