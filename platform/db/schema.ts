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
import type { AssistantsTables } from "./assistants-schema.ts";
import type { ChatTables } from "./chat-schema.ts";
import type { ContractTables } from "./contract-schema.ts";
import type { Flag } from "./flag.ts";
import type { PeopleTables } from "./people-schema.ts";
import type { ProjectTables } from "./project-schema.ts";
import type { QuoteTables } from "./quote-schema.ts";
import type { ReputationTables } from "./reputation-schema.ts";

/**
 * The tables as Kysely sees them. They are the same in both databases: ids are UUIDv7 text, times are integer milliseconds, booleans are 0
 * or 1, and structured values are JSON text.
 */
export interface Database
  extends AnalyticsTables,
    AppointmentTables,
    AssistantsTables,
    ChatTables,
    ContractTables,
    PeopleTables,
    ProjectTables,
    QuoteTables,
    ReputationTables {
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
  /** The idempotency key of the form. If the form is sent twice, both requests have the same key and become one lead. */
  idempotency_key: string | null;
  /** How the lead came in: contact, quote, callback or whatsapp. */
  kind: LeadKind;
  status: Status;
  locale: Language;
  name: string;
  /** The e-mail address as it was typed. It is empty if the form does not ask for it. */
  email: string;
  /** The phone number in E.164 format, or empty. */
  phone: string;
  phone_typed: string;
  message: string;
  /** The path of the page on which the form was sent. */
  page: string;
  created_at: number;

  service: LeadService | null;
  place: LeadPlace | null;
  /** The urgency from `details`, copied so that the list can sort and filter by it. */
  urgency: string | null;
  /** JSON: fields that only this kind of lead has, such as property, size, urgency, or the result of a calculator. */
  details: string;
  /** The source in one word: direct, search, social, referral or a campaign's medium. */
  source: string;
  /** JSON: the referrer, the landing page and the campaign parameters; also the visited pages, if the visitor agreed. */
  origin: string;

  spam: Flag;
  spam_score: number;
  /** JSON: the reasons for the spam score, as a list of labels. */
  spam_reasons: string;

  unread: Flag;
  assignee: string | null;
  /**
   * The lead's own sum in fils (a hundredth of a dirham). If one of the lead's quotations is accepted, the own sum does not count
   * (domain/leads/store/value.ts).
   */
  value_fils: number | null;
  /** The source of the own sum: typed by hand, or the total without VAT of the quotations that wait for an answer. */
  value_from?: OwnSumFrom | null;
  /** When the lead was won. It is null if the lead is not won, or if an earlier version did not store the time. */
  won_at?: number | null;
  lost_reason: LostReason | null;
  reply_due_at: number | null;
  replied_at: number | null;
  /**
   * The time of the first reply, and the time by which it was due. They are stored when the customer writes again, because the reply clock
   * then restarts.
   */
  first_replied_at?: number | null;
  first_due_at?: number | null;
  reminder_at: number | null;
  merged_into: string | null;
  /** The person and the place of the lead. They are null until domain/people/store/link.ts finds them. */
  person_id?: string | null;
  place_id?: string | null;

  consent_version: string;
  consent_at: number;
  /** 1 if the customer agreed to receive advertising. */
  offers: Flag;
  /** The secret in the private link with which the customer follows the enquiry. */
  follow_key: string;
  erased_at: number | null;

  updated_at: number;
  /** Grows with each change of the lead, so that listeners notice the change. */
  version: number;
  /** The normalised text for the search: lower case, Western digits, Arabic letters in one spelling. */
  search: string;
  /** The version of `searchTextOf` that made the search text. */
  search_version?: number;
  /** The row number in SQLite's search index. PostgreSQL does not use it. */
  search_row?: number | null;
}

/** The timeline of a lead, in order. Entries are never changed; they are only erased with the person. */
export interface LeadEventsTable {
  id: string;
  lead_id: string;
  at: number;
  kind: string;
  /** customer, system, or the id of a colleague. */
  actor: string;
  /** 1 if the customer sees the entry on the page of the private link. */
  shown: Flag;
  /** JSON. */
  data: string;
  /** The lead to which the entry belonged before leads were merged. */
  came_from?: string | null;
}

/**
 * The photos of a lead. They are in the database, so that they are committed with their lead, every process can read them, and every backup
 * contains them.
 */
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
  /** The technician's report to which the photo belongs. */
  report_id?: string | null;
}

/** A file of a mail that we received or sent. Photos are in another table. */
export interface LeadDocumentsTable {
  id: string;
  lead_id: string;
  came_from: string | null;
  created_at: number;
  /** The name of the file, without dangerous characters. */
  name: string;
  kind: DocumentKind;
  /** JSON: warnings for colleagues who want to open the file. */
  flags: string;
  scan: Scan;
  bytes: number;
  content: Uint8Array;
}

/** An incoming mail, stored unchanged for thirty days. */
export interface IncomingMailsTable {
  id: string;
  /** A hash of the mail's Message-ID. If a mail comes twice, it is stored only once. */
  message_key: string;
  /** The lead to which the mail belonged before leads were merged. */
  request_id: string;
  /** If the mail reports that a mail of ours did not arrive: the outbox id of our mail. */
  outbox_id: string | null;
  /** waiting, placed or dropped. */
  state: string;
  received_at: number;
  raw: Uint8Array;
}

/** Stores how far the mailbox for answers was read. */
export interface MailboxReadsTable {
  /** A hash of the mailbox's server and user. */
  mailbox: string;
  /** The server's UIDVALIDITY. Stored UIDs are valid only as long as the server reports this same value. */
  uid_validity: string;
  /** All mails with a higher UID are new. */
  last_uid: number;
  /** For a mailbox that was new to us: all mails with a lower UID are still to be read. Null means that there are none. */
  down_to: number | null;
  begun_at: number;
  tried_at: number;
  locked_until: number;
  /** When the mailbox was last read without a failure, and when a mail last came. */
  read_at: number | null;
  mail_at: number | null;
}

/**
 * The ids of Google Analytics for leads whose sender agreed. A row is deleted when the sender withdraws the consent or is erased, or some
 * time after the lead was closed.
 */
export interface Ga4ClientsTable {
  lead_id: string;
  /** The random number that the browser made when the visitor agreed (`domain/analytics/store/ga4/consent.ts`). */
  client_id: string;
}

/** An application for a vacancy. After an erasure, only the vacancy, the states and their times stay. */
export interface ApplicationsTable {
  id: string;
  /** The reference that the applicant gets, such as JOB-7K3M9Q. */
  reference: string;
  idempotency_key: string | null;
  /** The secret in the applicant's private link. */
  token: string;
  state: ApplicationState;
  locale: Language;
  /** The slug of the vacancy, or talent-pool. */
  job: string;
  /**
   * The title of the vacancy that the applicant read. It is stored here, because the page of a vacancy is removed when the vacancy is
   * filled.
   */
  job_title: string;
  name: string;
  email: string;
  /** The phone number in E.164 format. */
  phone: string;
  city: string;
  notice: string;
  may_work: MayWork;
  /** JSON: the applicant's certificates as a list. */
  certificates: string;
  /** Null if the vacancy needs no driving licence, so the applicant was not asked. */
  driving_licence: Flag | null;
  message: string;
  consent_version: string;
  consent_at: number;
  /** 1 if the applicant agreed that we keep the application for later vacancies. */
  talent_pool: Flag;
  spam: Flag;
  spam_score: number;
  /** JSON: the reasons for the spam score, as a list of labels. */
  spam_reasons: string;
  created_at: number;
  updated_at: number;
  /** When the applicant was hired or declined. The retention period begins at this time. */
  decided_at: number | null;
  erased_at: number | null;
}

export interface ApplicationEventsTable {
  id: string;
  application_id: string;
  at: number;
  kind: string;
  /** applicant, system, or the id of a colleague. */
  actor: string;
  /** 1 if the applicant sees the entry on the page of the private link. */
  shown: Flag;
  /** JSON. */
  data: string;
}

export interface ApplicationFilesTable {
  id: string;
  application_id: string;
  created_at: number;
  kind: CvKind;
  /** JSON: warnings of the file check for colleagues who want to open the file. */
  flags: string;
  scan: Scan;
  bytes: number;
  content: Uint8Array;
}

export interface OutboxTable {
  id: string;
  topic: string;
  /** A unique key of the message and its recipient, so that no message is queued twice. */
  dedupe_key: string;
  lead_id: string | null;
  application_id?: string | null;
  /** JSON: ids, never personal data. */
  payload: string;
  /** The state is first scheduled, from the scheduled time on pending, and in the end done or dead. */
  state: string;
  attempts: number;
  /** The time at which sending is tried next. */
  next_at: number;
  /** The time for which the message was scheduled. Null means at once. */
  due_at?: number | null;
  locked_until: number | null;
  last_error: string | null;
  /** When the receiving server first refused the message for good. Sending by hand resets this time. */
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
  /** Null if the message was delivered. */
  error: string | null;
}

/** Mails of a site that has no mail server configured. They are stored here, and a page shows them. */
export interface MailboxTable {
  /** The Message-ID of the mail. */
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
  /** The id of the colleague's account in the auth server. It is null until the account exists. */
  auth_id: string | null;
  /** 1 if notices are also sent to the colleague by mail. */
  mail_notices?: number;
  /** The choice of pushed notices, and the quiet hours. domain/colleagues/store/push/notification-choices.ts has the possible values. */
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

/** A notice for a colleague: a lead was assigned to them, a note names them, or a reminder is due. */
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

/**
 * Links that can set a password once. They are for the first owner, and for a colleague who lost their second factors. Only a hash of the
 * link is stored.
 */
export interface StaffLinksTable {
  token_hash: string;
  /** Null for the first owner, who is not stored as a colleague yet. */
  staff_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** The sessions that this site has already seen, so that each sign-in is logged only once. */
export interface StaffSigninsTable {
  session_id: string;
  staff_id: string;
  at: number;
}

export interface SavedViewsTable {
  id: string;
  staff_id: string;
  name: string;
  /** The query string of the saved list. */
  query: string;
  created_at: number;
}

/** A calculation that a customer saved. Its address contains its inputs. */
export interface SavedCalculationsTable {
  id: string;
  /** The person's id in the auth server. */
  auth_id: string;
  kind: string;
  title: string;
  /** The path and query of the calculation on our own site. */
  address: string;
  created_at: number;
}

/** The audit log. Entries are only added, and contain no personal data of customers. */
export interface AuditLogTable {
  id: string;
  at: number;
  staff_id: string | null;
  action: Action;
  subject: string | null;
  data: string;
}

/** The table has one row: the latest time that was accepted as correct (platform/clock/). */
export interface ClockSeenTable {
  id: string;
  at: number;
}

/** Data that retention erased and can still restore (domain/privacy/store/). No other code reads this table. */
export interface ErasuresTable {
  /** The id of the erased lead or application. */
  id: string;
  kind: "lead" | "application";
  reference: string;
  /** Phone numbers and e-mail addresses, each on a line of its own, so that a complete erasure of the person finds this row. */
  contacts: string;
  /** JSON: the rows before the erasure. It is empty after they were restored. */
  content: string;
  erased_at: number;
  gone_at: number;
  taken_back_at: number | null;
}

/** When a scheduled task last ended without a failure. For a task that has not run yet, the time since which it should run. */
export interface JobRunsTable {
  name: string;
  ran_at: number;
}

/** Token buckets for rate limits. The key is a keyed hash of an address or a text. */
export interface RateLimitsTable {
  key: string;
  /** The time at which the bucket will be full again. */
  full_at: number;
}

/** A part of the settings that the office has changed. It takes precedence over the files of content/. */
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
