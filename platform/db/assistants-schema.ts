import type { Language } from "@site/ground/language/languages.ts";

export interface AssistantsTables {
  waiting_enquiries: WaitingEnquiriesTable;
}

/**
 * An enquiry that a program wrote for a person. It is no lead until the person agrees. What it says of the person is
 * emptied when the person has answered, and deleted at the latest after two days.
 */
export interface WaitingEnquiriesTable {
  id: string;
  /** The reference of the lead, if the person agrees. The program and the person can name it before. */
  reference: string;
  /** The keyed hash of the recipient, the program's name and its idempotency key. */
  request_key: string;
  /** The keyed hash of what the program wrote. The same idempotency key with another content is refused. */
  content_hash: string;
  /** The keyed hash of the key in the person's link. */
  link_hash: string;
  /** The mailbox or the telephone number to which the link goes. It has at most one row. After the answer this is the id. */
  recipient: string;
  sent_by: "email" | "whatsapp";
  email: string;
  phone: string;
  locale: Language;
  /** JSON: what the program wrote, as `ProgramText` in domain/assistants/store/waiting.ts. */
  content: string;
  created_at: number;
  ends_at: number;
  /** An answered row only remembers that the same request needs no second question. */
  answered_at: number | null;
}
