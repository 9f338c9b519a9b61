export interface Person {
  name: string;
  address: string;
}

export interface MailAttachment {
  cid?: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mail {
  /** The id without angle brackets. A mail that is sent again has the same id, so that mail programs show it once. */
  messageId: string;
  from: Person;
  to: string;
  replyTo?: Person;
  /** The address for mails that cannot be delivered; by default the sender's. */
  returnPath?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** A visit for the reader's calendar. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  /** An attachment that has a content id is a picture in the text. */
  attachments?: MailAttachment[];
}
