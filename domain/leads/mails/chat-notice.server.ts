import { chatSettings } from "../store/whatsapp/graph.ts";

/** Tells whether the office answers WhatsApp messages in this program. If so, the privacy notice says which data pass through Meta. */
export const answersChats = (): boolean => chatSettings() !== undefined;
