export interface Person {
  name: string;
  address: string;
}

export interface Mail {
  /** Without angle brackets. A mail that is sent again has the same id, so that mail programs show it once. */
  messageId: string;
  from: Person;
  to: string;
  replyTo?: Person;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** Pictures in the text, each by its content id. */
  attachments?: { cid: string; filename: string; contentType: string; content: Buffer }[];
}
