export interface ChatTables {
  incoming_chats: IncomingChatsTable;
  chats: ChatsTable;
  chat_sent: ChatSentTable;
}

/** A message that came by WhatsApp, or a report of what became of a message of ours. It is kept as it came, for thirty days. */
export interface IncomingChatsTable {
  id: string;
  /** A hash by which a message that comes twice is stored only once. */
  message_key: string;
  kind: "message" | "echo" | "status";
  /** Meta's id of the customer for us; their number may be missing. */
  person: string | null;
  /** E.164. */
  phone: string | null;
  /** When it was written, as Meta says. */
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
  /** E.164, or empty. */
  phone: string;
  /** The lead to which the chat belonged before any merge. */
  request_id: string;
  /** When the customer last wrote. For 24 hours from then on we may write freely. */
  heard_at: number;
  /** When we last wrote. */
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
