export interface Person {
  name: string;
  address: string;
}

export interface Mail {
  /** Without its angle brackets. The same mail sent again carries the same: whoever gets it twice sees it once. */
  messageId: string;
  from: Person;
  to: string;
  replyTo?: Person;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}
