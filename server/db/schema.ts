/**
 * The tables as Kysely sees them. Both databases hold the same: ids are UUIDv7 text, instants are integer
 * milliseconds, booleans are 0 or 1, structured values are JSON text.
 */
export interface Database {
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  lead_files: LeadFilesTable;
  outbox: OutboxTable;
  outbox_attempts: OutboxAttemptsTable;
  mailbox: MailboxTable;
  staff: StaffTable;
  staff_links: StaffLinksTable;
  staff_signins: StaffSigninsTable;
  saved_views: SavedViewsTable;
  saved_calculations: SavedCalculationsTable;
  audit_log: AuditLogTable;
  rate_limits: RateLimitsTable;
  secrets: SecretsTable;
}

export type Flag = 0 | 1;

export interface LeadsTable {
  id: string;
  /** What we tell the customer, such as WT-7K3M9Q. */
  reference: string;
  /** The same form sent twice carries the same key and becomes one lead. */
  idempotency_key: string | null;
  /** Which way in: contact, quote, callback or whatsapp. */
  kind: string;
  status: string;
  locale: string;
  name: string;
  /** As typed; empty where the form does not ask. */
  email: string;
  /** E.164, or empty. */
  phone: string;
  phone_typed: string;
  message: string;
  /** Path of the page the form was on. */
  page: string;
  created_at: number;

  /** Keys of app/features/leads/options.ts. */
  service: string | null;
  place: string | null;
  /** As `details` says it, where the list can sort and filter by it. */
  urgency: string | null;
  /** JSON: what only this kind of lead has, such as property, size, urgency, a calculator's result. */
  details: string;
  /** Where from, in one word: direct, search, social, referral or a campaign's medium. */
  source: string;
  /** JSON: referrer, landing page, campaign parameters, and the pages seen where the visitor agreed. */
  origin: string;

  spam: Flag;
  spam_score: number;
  /** JSON: a list of words. */
  spam_reasons: string;

  unread: Flag;
  assignee: string | null;
  /** Of the quote, or of the job once won; in fils, a hundredth of a dirham. */
  value_fils: number | null;
  lost_reason: string | null;
  reply_due_at: number | null;
  replied_at: number | null;
  /** Of the first answer and of the promise it was measured by, once the customer wrote again and the clock started anew. */
  first_replied_at?: number | null;
  first_due_at?: number | null;
  reminder_at: number | null;
  merged_into: string | null;

  consent_version: string;
  consent_at: number;
  /** Agreed to hear of offers. */
  offers: Flag;
  /** In the private link with which the customer follows the request. */
  follow_key: string;
  erased_at: number | null;

  updated_at: number;
  /** Counts changes, so that whoever listens hears of each. */
  version: number;
  /** Everything one may search for, folded: lower case, Western digits, Arabic letters in one spelling. */
  search: string;
  /** SQLite's own: which row of its search index this is. */
  search_row?: number | null;
}

/** What happened to a lead, in order; never changed, only erased with the person. */
export interface LeadEventsTable {
  id: string;
  lead_id: string;
  at: number;
  kind: string;
  /** customer, system, or the id of a colleague. */
  actor: string;
  /** Whether the customer sees it behind the private link. */
  shown: Flag;
  /** JSON. */
  data: string;
  /** The request it belonged to before that one was merged into this. */
  came_from?: string | null;
}

/** Photos are in the database: committed with their lead, seen by every process, part of every backup. */
export interface LeadFilesTable {
  id: string;
  lead_id: string;
  created_at: number;
  type: string;
  width: number;
  height: number;
  bytes: number;
  content: Uint8Array;
  came_from?: string | null;
}

export interface OutboxTable {
  id: string;
  topic: string;
  /** Says what is sent to whom, so that nothing is queued twice. */
  dedupe_key: string;
  lead_id: string | null;
  /** JSON: ids, never personal data. */
  payload: string;
  /** pending, done or dead. */
  state: string;
  attempts: number;
  next_at: number;
  locked_until: number | null;
  last_error: string | null;
  created_at: number;
  done_at: number | null;
  came_from?: string | null;
}

export interface OutboxAttemptsTable {
  id: string;
  outbox_id: string;
  at: number;
  ms: number;
  /** Null where it went through. */
  error: string | null;
}

/** Where mails go while there is no mail server: a page to read them on. */
export interface MailboxTable {
  /** The Message-ID. */
  id: string;
  at: number;
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

export interface StaffTable {
  id: string;
  name: string;
  email: string;
  role: string;
  locale: string;
  created_at: number;
  disabled_at: number | null;
  /** The account in the auth backend; null until there is one. */
  auth_id: string | null;
}

/** Links that let somebody set a password once: the first owner, or who lost everything. Only a hash is kept. */
export interface StaffLinksTable {
  token_hash: string;
  /** Null for the first owner, who does not exist yet. */
  staff_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** Which sessions of the auth backend were seen here, so that each sign-in stands in the log once. */
export interface StaffSigninsTable {
  session_id: string;
  staff_id: string;
  at: number;
}

export interface SavedViewsTable {
  id: string;
  staff_id: string;
  name: string;
  /** The query of the list's address. */
  query: string;
  created_at: number;
}

/** A calculation that a customer keeps; the values that went in stand in its address. */
export interface SavedCalculationsTable {
  id: string;
  /** The person's id at the auth backend. */
  auth_id: string;
  kind: string;
  title: string;
  /** Path and query of our own site. */
  address: string;
  created_at: number;
}

/** Who did what; append only, without personal data of customers. */
export interface AuditLogTable {
  id: string;
  at: number;
  staff_id: string | null;
  action: string;
  subject: string | null;
  data: string;
}

/** Token buckets; the key is a keyed hash of an address or a content. */
export interface RateLimitsTable {
  key: string;
  /** The instant at which the bucket will be full again. */
  full_at: number;
}

/** Keys that the site made for itself at its first start. */
export interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}
