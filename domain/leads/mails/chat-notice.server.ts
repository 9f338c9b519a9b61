import { chatSettings } from "../store/whatsapp/graph.ts";

/** Tells whether the office answers by WhatsApp from here. If so, the privacy notice says which data pass through Meta. */
export const answersChats = (): boolean => chatSettings() !== undefined;
