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
  /** The id without angle brackets. A mail that is sent again keeps its id, so that mail programs show it only once. */
  messageId: string;
  from: Person;
  to: string;
  replyTo?: Person;
  /** The address that receives reports about undeliverable mails. By default it is the sender's address. */
  returnPath?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** A visit in the format of the recipient's calendar. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  /** The attachments. An attachment with a content id is a picture in the text of the mail. */
  attachments?: MailAttachment[];
}
