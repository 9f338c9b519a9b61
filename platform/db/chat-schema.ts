export interface ChatTables {
  incoming_chats: IncomingChatsTable;
  chats: ChatsTable;
  chat_sent: ChatSentTable;
}

/** A message by WhatsApp, or what became of one of ours, as it came, for thirty days. */
export interface IncomingChatsTable {
  id: string;
  /** A hash of what it is about: what comes twice is stored once. */
  message_key: string;
  kind: "message" | "echo" | "status";
  /** Meta's id of the customer for us; their number may be missing. */
  person: string | null;
  /** E.164. */
  phone: string | null;
  /** When it was written, as Meta says. */
  sent_at: number;
  /** waiting, placed or dropped. */
  state: string;
  received_at: number;
  /** JSON. */
  raw: Uint8Array;
}

/** A customer's talk by WhatsApp about one request; a customer who came with two requests has two chats. */
export interface ChatsTable {
  id: string;
  person: string | null;
  /** E.164, or empty. */
  phone: string;
  /** The request to which the chat belonged before any merge. */
  request_id: string;
  /** When the customer last wrote: for 24 hours we may write freely. */
  heard_at: number;
  /** When we last wrote. */
  told_at: number;
}

/** The last known state of a message of ours: sent, delivered, read or failed. */
export interface ChatSentTable {
  event_id: string;
  outbox_id: string;
  /** Meta's id of it. */
  wamid: string;
  status: string;
  changed_at: number;
}
