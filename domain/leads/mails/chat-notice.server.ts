import { chatSettings } from "../store/whatsapp/graph.ts";

/** Whether the office answers by WhatsApp from here: then the privacy notice says what passes through Meta. */
export const answersChats = (): boolean => chatSettings() !== undefined;
