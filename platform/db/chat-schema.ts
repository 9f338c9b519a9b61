export interface ChatTables {
  incoming_chats: IncomingChatsTable;
  chats: ChatsTable;
  chat_sent: ChatSentTable;
}

/** An incoming WhatsApp message, or a report about a message of ours, such as its delivery. It is stored unchanged for thirty days. */
export interface IncomingChatsTable {
  id: string;
  /** A hash of the message. If a message comes twice, it is stored only once. */
  message_key: string;
  kind: "message" | "echo" | "status";
  /** Meta's id of the customer. The customer's number may be missing. */
  person: string | null;
  /** The phone number in E.164 format. */
  phone: string | null;
  /** When the message was written, according to Meta. */
  sent_at: number;
  /** The state is waiting, placed or dropped. */
  state: string;
  received_at: number;
  /** JSON. */
  raw: Uint8Array;
}

/** A customer's WhatsApp chat about one enquiry. A customer who sent two enquiries by WhatsApp has two chats. */
export interface ChatsTable {
  id: string;
  person: string | null;
  /** The phone number in E.164 format, or empty. */
  phone: string;
  /** The lead to which the chat belonged before leads were merged. */
  request_id: string;
  /** When the customer last wrote. WhatsApp lets us write freely for 24 hours after that. */
  heard_at: number;
  /** When we last wrote to the customer. */
  told_at: number;
}

/** The last known state of a message of ours: sent, delivered, read or failed. */
export interface ChatSentTable {
  event_id: string;
  outbox_id: string;
  /** Meta's id of the message. */
  wamid: string;
  status: string;
  changed_at: number;
}
