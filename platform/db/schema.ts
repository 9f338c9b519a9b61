import type { Role } from "@site/ground/company/roles.ts";
import type { LeadPlace, LeadService } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { ApplicationState, MayWork } from "@site/ground/states/application.ts";
import type { DocumentKind, LeadKind, LostReason, OwnSumFrom, Status } from "@site/ground/states/lead.ts";
import type { Generated } from "kysely";
import type { Action } from "#platform/audit/actions.ts";
import type { CvKind, Scan } from "#platform/files/file-types.ts";
import type { AnalyticsTables } from "./analytics-schema.ts";
import type { AppointmentTables } from "./appointment-schema.ts";
import type { ChatTables } from "./chat-schema.ts";
import type { ContractTables } from "./contract-schema.ts";
import type { Flag } from "./flag.ts";
import type { PeopleTables } from "./people-schema.ts";
import type { ProjectTables } from "./project-schema.ts";
import type { QuoteTables } from "./quote-schema.ts";

/**
 * The tables as Kysely sees them, the same in both databases: ids are UUIDv7 text, instants integer milliseconds, booleans 0 or 1,
 * structured values JSON text.
 */
export interface Database
  extends AnalyticsTables,
    AppointmentTables,
    ChatTables,
    ContractTables,
    PeopleTables,
    ProjectTables,
    QuoteTables {
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  lead_files: LeadFilesTable;
  lead_documents: LeadDocumentsTable;
  incoming_mails: IncomingMailsTable;
  mailbox_reads: MailboxReadsTable;
  ga4_clients: Ga4ClientsTable;
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
  application_files: ApplicationFilesTable;
  outbox: OutboxTable;
  outbox_attempts: OutboxAttemptsTable;
  mailbox: MailboxTable;
  staff: StaffTable;
  notices: NoticesTable;
  push_subscriptions: PushSubscriptionsTable;
  staff_links: StaffLinksTable;
  staff_signins: StaffSigninsTable;
  saved_views: SavedViewsTable;
  saved_calculations: SavedCalculationsTable;
  audit_log: AuditLogTable;
  clock_seen: ClockSeenTable;
  erasures: ErasuresTable;
  job_runs: JobRunsTable;
  rate_limits: RateLimitsTable;
  secrets: SecretsTable;
  settings: SettingsTable;
}

export interface LeadsTable {
  id: string;
  /** The reference that the customer gets, such as WT-7K3M9Q. */
  reference: string;
  /** The idempotency key: a form that is sent twice carries the same key and becomes one lead. */
  idempotency_key: string | null;
  /** How it came in: contact, quote, callback or whatsapp. */
  kind: LeadKind;
  status: Status;
  locale: Language;
  name: string;
  /** The address as it was typed; empty if the form does not ask for it. */
  email: string;
  /** E.164, or empty. */
  phone: string;
  phone_typed: string;
  message: string;
  /** The path of the page with the form. */
  page: string;
  created_at: number;

  service: LeadService | null;
  place: LeadPlace | null;
  /** Copied from `details`, so that the list can sort and filter by it. */
  urgency: string | null;
  /** JSON: fields of this kind of lead only, such as property, size, urgency, the result of a calculator. */
  details: string;
  /** The source in one word: direct, search, social, referral or a campaign's medium. */
  source: string;
  /** JSON: referrer, landing page, campaign parameters, and the visited pages if the visitor agreed. */
  origin: string;

  spam: Flag;
  spam_score: number;
  /** JSON: a list of labels. */
  spam_reasons: string;

  unread: Flag;
  assignee: string | null;
  /** The lead's own sum in fils (a hundredth of a dirham). It counts only while none of its quotations is accepted (domain/leads/store/value.ts). */
  value_fils: number | null;
  /** Says whether that sum was typed by hand, or is the total without VAT of the quotations that wait for an answer. */
  value_from?: OwnSumFrom | null;
  /** When it was won; null if it is not, or an earlier version did not say. */
  won_at?: number | null;
  lost_reason: LostReason | null;
  reply_due_at: number | null;
  replied_at: number | null;
  /** The first reply and the time by which it was due; stored when the customer writes again and the reply clock restarts. */
  first_replied_at?: number | null;
  first_due_at?: number | null;
  reminder_at: number | null;
  merged_into: string | null;
  /** The person and the place of the lead; null until they are found (domain/people/store/link.ts). */
  person_id?: string | null;
  place_id?: string | null;

  consent_version: string;
  consent_at: number;
  /** The customer agreed to receive advertising. */
  offers: Flag;
  /** The secret in the private link with which the customer follows the enquiry. */
  follow_key: string;
  erased_at: number | null;

  updated_at: number;
  /** A counter of changes, so that listeners notice each one. */
  version: number;
  /** Normalised search text: lower case, Western digits, Arabic letters in one spelling. */
  search: string;
  /** The version of `searchTextOf` that wrote the search text. */
  search_version?: number;
  /** SQLite only: the row number in its search index. */
  search_row?: number | null;
}

/** The timeline of a lead, in order; entries are never changed, only erased with the person. */
export interface LeadEventsTable {
  id: string;
  lead_id: string;
  at: number;
  kind: string;
  /** The actor is customer, system, or the id of a colleague. */
  actor: string;
  /** 1 if the customer sees the entry behind the private link. */
  shown: Flag;
  /** JSON. */
  data: string;
  /** The lead to which it belonged before the merge. */
  came_from?: string | null;
}

/** Photos are in the database, so that they are committed with their lead, seen by every process and part of every backup. */
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
  /** The technician's report for which the photo was taken. */
  report_id?: string | null;
}

/** A file that came with a mail, or was sent with one, and is not a photo. */
export interface LeadDocumentsTable {
  id: string;
  lead_id: string;
  came_from: string | null;
  created_at: number;
  /** The file's own name, made harmless. */
  name: string;
  kind: DocumentKind;
  /** JSON: warnings for the reader before they open the file. */
  flags: string;
  scan: Scan;
  bytes: number;
  content: Uint8Array;
}

/** A mail as it came. It is kept for thirty days. */
export interface IncomingMailsTable {
  id: string;
  /** A hash of its Message-ID: a mail that comes twice is stored once. */
  message_key: string;
  /** The lead to which it belongs, before any merge. */
  request_id: string;
  /** If the mail says that another mail did not arrive, the outbox id of that other mail. */
  outbox_id: string | null;
  /** The state is waiting, placed or dropped. */
  state: string;
  received_at: number;
  raw: Uint8Array;
}

/** Notes how far the mailbox for answers was read. */
export interface MailboxReadsTable {
  /** A hash of its server and user. */
  mailbox: string;
  /** UIDs count only as long as the server says the same here. */
  uid_validity: string;
  /** All mails above it are new. */
  last_uid: number;
  /** All mails below it are still to be read, in a mailbox that was new to us; null means none. */
  down_to: number | null;
  begun_at: number;
  tried_at: number;
  locked_until: number;
  /** When it was last read without a failure, and when a mail last came. */
  read_at: number | null;
  mail_at: number | null;
}

/** Holds only leads whose sender agreed. A row is deleted with a withdrawal, an erasure, or some time after the lead was closed. */
export interface Ga4ClientsTable {
  lead_id: string;
  /** The random number that the browser made when the visitor agreed (`domain/analytics/store/ga4/consent.ts`). */
  client_id: string;
}

/** An application for a vacancy. If it is erased, only the vacancy, the states and their times stay. */
export interface ApplicationsTable {
  id: string;
  /** The reference that the applicant gets, such as JOB-7K3M9Q. */
  reference: string;
  idempotency_key: string | null;
  /** The secret in the private link. */
  token: string;
  state: ApplicationState;
  locale: Language;
  /** The vacancy's slug, or talent-pool. */
  job: string;
  /** The title that the applicant read. It is kept here, because the page of a vacancy goes when the vacancy is filled. */
  job_title: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  city: string;
  notice: string;
  may_work: MayWork;
  /** JSON: a list. */
  certificates: string;
  /** Null if the vacancy does not need one, so nobody asked. */
  driving_licence: Flag | null;
  message: string;
  consent_version: string;
  consent_at: number;
  /** The applicant agreed to be kept for later vacancies. */
  talent_pool: Flag;
  spam: Flag;
  spam_score: number;
  /** JSON: a list of labels. */
  spam_reasons: string;
  created_at: number;
  updated_at: number;
  /** When the applicant was hired or declined; retention counts from here. */
  decided_at: number | null;
  erased_at: number | null;
}

export interface ApplicationEventsTable {
  id: string;
  application_id: string;
  at: number;
  kind: string;
  /** The actor is applicant, system, or the id of a colleague. */
  actor: string;
  /** 1 if the applicant sees the entry behind the private link. */
  shown: Flag;
  /** JSON. */
  data: string;
}

export interface ApplicationFilesTable {
  id: string;
  application_id: string;
  created_at: number;
  kind: CvKind;
  /** JSON: what the check noticed and colleagues should know before they open the file. */
  flags: string;
  scan: Scan;
  bytes: number;
  content: Uint8Array;
}

export interface OutboxTable {
  id: string;
  topic: string;
  /** A unique key of message and recipient, so that nothing is queued twice. */
  dedupe_key: string;
  lead_id: string | null;
  application_id?: string | null;
  /** JSON: ids, never personal data. */
  payload: string;
  /** It is scheduled until its time comes, then pending, and in the end done or dead. */
  state: string;
  attempts: number;
  /** The time of the next try. */
  next_at: number;
  /** The time at which it was to be sent; null means at once. */
  due_at?: number | null;
  locked_until: number | null;
  last_error: string | null;
  /** When the other server first refused it for good, since it was last sent by hand. */
  refused_at?: number | null;
  created_at: number;
  done_at: number | null;
  came_from?: string | null;
}

export interface OutboxAttemptsTable {
  id: string;
  outbox_id: string;
  at: number;
  ms: number;
  /** Null if it was delivered. */
  error: string | null;
}

/** Mails are stored here while no mail server is configured; a page shows them. */
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
  role: Role;
  locale: Language;
  created_at: number;
  disabled_at: number | null;
  /** The id of the account in the auth server; null until there is one. */
  auth_id: string | null;
  /** 1 if notices also go to the colleague's mailbox. */
  mail_notices?: number;
  /** The values are in domain/colleagues/store/push/wishes.ts. */
  push_what: Generated<string>;
  push_quiet: Generated<string>;
}

/** A browser in which a colleague is notified of enquiries. */
export interface PushSubscriptionsTable {
  id: string;
  staff_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: number;
  reached_at: number | null;
}

/** A piece of news for a colleague: a lead was assigned to them, a note names them, or a reminder came due. */
export interface NoticesTable {
  id: string;
  staff_id: string;
  at: number;
  kind: "assigned" | "mentioned" | "reminder";
  lead_id: string;
  by_id: string | null;
  seen: Generated<number>;
  mailed: Generated<number>;
}

/** Links to set a password once: for the first owner, or for a colleague who lost their factors. Only a hash is stored. */
export interface StaffLinksTable {
  token_hash: string;
  /** Null for the first owner, who has no row yet. */
  staff_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** The sessions that were seen here, so that each sign-in is logged once. */
export interface StaffSigninsTable {
  session_id: string;
  staff_id: string;
  at: number;
}

export interface SavedViewsTable {
  id: string;
  staff_id: string;
  name: string;
  /** The query string of the list. */
  query: string;
  created_at: number;
}

/** A calculation that a customer saved; its inputs are in its address. */
export interface SavedCalculationsTable {
  id: string;
  /** The person's id in the auth server. */
  auth_id: string;
  kind: string;
  title: string;
  /** Path and query on our own site. */
  address: string;
  created_at: number;
}

/** The audit log: append only, without personal data of customers. */
export interface AuditLogTable {
  id: string;
  at: number;
  staff_id: string | null;
  action: Action;
  subject: string | null;
  data: string;
}

/** Its only row is the highest time that was believed (platform/clock/). */
export interface ClockSeenTable {
  id: string;
  at: number;
}

/** This table holds what retention erased and can still restore (domain/privacy/store/). Nothing else reads it. */
export interface ErasuresTable {
  /** The id of the lead or of the application. */
  id: string;
  kind: "lead" | "application";
  reference: string;
  /** Numbers and addresses stand on a line each, so that a complete erasure of the person finds this row. */
  contacts: string;
  /** JSON of the rows as they were; it is empty once they were restored. */
  content: string;
  erased_at: number;
  gone_at: number;
  taken_back_at: number | null;
}

/** Each row says when a scheduled task last ended well, or since when it is expected to run. */
export interface JobRunsTable {
  name: string;
  ran_at: number;
}

/** Token buckets; the key is a keyed hash of an address or a text. */
export interface RateLimitsTable {
  key: string;
  /** The instant at which the bucket will be full again. */
  full_at: number;
}

/** A part of the site that the office has set; it counts before the files of content/. */
export interface SettingsTable {
  name: string;
  /** JSON. */
  value: string;
  version: number;
  changed_at: number;
  changed_by: string;
}

/** Secret keys that the site generated at its first start. */
export interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}
