/**
 * For each table, the kinds of data in its columns. A test compares this list with the migrated databases, writes personal data into every
 * column, and then exports and erases them. A new column fails that test until it is in this list.
 */
export interface Columns {
  /** Facts that a person told us or was told. They are in the office's export and in the person's own export. An erasure deletes them. */
  own?: string;
  /** Notes that we wrote about a person. They are only in the office's export. An erasure deletes them. */
  office?: string;
  /**
   * Copies of other data, for example for searching, and data that retention has sealed. They are in no export, except the reference of
   * sealed data. An erasure deletes them.
   */
  copy?: string;
  /** Values that give access to something or prove something. They are in no export. After an erasure they give no access. */
  secret?: string;

  /** Ids. This group and all groups below it say nothing about a customer. */
  key?: string;
  time?: string;
  state?: string;
  sum?: string;
  /** Hashes with one of our secret keys, which cannot be reversed. */
  hash?: string;
  colleague?: string;
  /** Facts about the company or the server. */
  ours?: string;
}

const person: Record<string, Columns> = {
  leads: {
    own: "name email phone phone_typed message page details origin consent_version",
    office: "spam_reasons",
    copy: "search",
    secret: "follow_key idempotency_key",
    key: "id reference merged_into person_id place_id search_row",
    time: "created_at updated_at erased_at consent_at reply_due_at replied_at first_replied_at first_due_at reminder_at won_at",
    state:
      "kind status locale service place urgency source spam spam_score unread lost_reason offers version search_version value_from",
    sum: "value_fils",
    colleague: "assignee",
  },
  lead_events: { own: "data", key: "id lead_id came_from", time: "at", state: "kind shown", colleague: "actor" },
  lead_files: {
    own: "content",
    key: "id lead_id came_from report_id",
    time: "created_at",
    state: "type width height bytes",
  },
  lead_documents: {
    own: "name content",
    key: "id lead_id came_from",
    time: "created_at",
    state: "kind flags scan bytes",
  },
  ga4_clients: { own: "client_id", key: "lead_id" },
  erasures: { copy: "contacts content", key: "id reference", time: "erased_at gone_at taken_back_at", state: "kind" },
  people: { own: "name phone email", copy: "search", key: "id", time: "created_at", state: "locale version" },
  places: {
    own: "name area access_note gate papers",
    copy: "tower_key",
    key: "id parent_id",
    time: "created_at",
    state: "city kind version",
  },
  equipment: {
    own: "make model serial refrigerant installed note",
    key: "id place_id",
    time: "created_at",
    state: "kind",
  },
  equipment_photos: { own: "content", key: "equipment_id", state: "type width height" },
  quotes: {
    own: "customer answer hash",
    secret: "follow_key code_nonce",
    key: "id lead_id request_id number",
    time: "valid_until sent_at seen_at answered_at code_until created_at",
    state: "revision state locale basis version",
    sum: "net_fils vat_fils gross_fils",
    colleague: "created_by",
  },
  quote_lines: {
    own: "text_en text_ar unit",
    key: "quote_id pos",
    state: "kind vat option_group unpriced taken",
    sum: "qty_milli unit_fils discount_fils",
  },
  quote_acceptances: { copy: "record", key: "seq quote_id", time: "at", hash: "record_hash hash" },
  contracts: {
    own: "customer property units reason",
    key: "id lead_id request_id quote_id number",
    time: "starts_at ends_at told_at closed_at created_at",
    state: "state locale visits_a_year version",
    colleague: "created_by",
  },
  contract_visits: { key: "id contract_id appointment_id", time: "from_at to_at" },
  appointments: {
    own: "address access_note",
    office: "work papers",
    key: "id lead_id request_id papers_building",
    time: "from_at to_at lapses_at created_at",
    state: "kind state place locale sequence version",
    colleague: "team_id created_by",
  },
  appointment_claims: { key: "appointment_id", time: "slot", colleague: "team_id" },
  visit_holds: { key: "id", time: "from_at to_at ends_at", colleague: "team_id" },
  visit_reports: {
    hash: "hash",
    key: "id appointment_id",
    time: "happened_at received_at",
    state: "kind conflict",
    colleague: "staff_id",
  },
  testimonials: {
    own: "words shown_name consent",
    key: "id request_id appointment_id",
    time: "consent_at requested_at asked_at received_at decided_at",
    state: "state locale reason version",
    colleague: "decided_by",
  },
  findings: {
    own: "consent found_en found_ar reading_en reading_ar value_before value_after unit",
    key: "id request_id appointment_id",
    time: "consent_at published_at",
    state: "locale area version",
    colleague: "decided_by",
  },
  chats: { own: "phone", office: "person", key: "id request_id", time: "heard_at told_at" },
  chat_sent: { copy: "wamid", key: "event_id outbox_id", time: "changed_at", state: "status" },
  incoming_chats: {
    copy: "raw person phone",
    hash: "message_key",
    key: "id",
    time: "sent_at received_at",
    state: "kind state",
  },
  incoming_mails: {
    copy: "raw",
    hash: "message_key",
    key: "id request_id outbox_id",
    time: "received_at",
    state: "state",
  },
  mailbox: { copy: "recipient subject html text", key: "id", time: "at" },
  outbox: {
    office: "last_error",
    key: "id lead_id application_id dedupe_key came_from payload",
    time: "next_at locked_until created_at done_at refused_at due_at",
    state: "topic state attempts",
  },
  outbox_attempts: { copy: "error", key: "id outbox_id", time: "at ms" },
  saved_views: { copy: "name query", key: "id", time: "created_at", colleague: "staff_id" },
  applications: {
    own: "name email phone city notice certificates message consent_version",
    office: "spam_reasons",
    secret: "token idempotency_key",
    key: "id reference",
    time: "created_at updated_at decided_at erased_at consent_at",
    state: "state locale job job_title may_work driving_licence talent_pool spam spam_score",
  },
  application_events: { own: "data", key: "id application_id", time: "at", state: "kind shown", colleague: "actor" },
  application_files: { own: "content", key: "id application_id", time: "created_at", state: "kind flags scan bytes" },
};

const account: Record<string, Columns> = {
  saved_calculations: { own: "title address", key: "id auth_id", time: "created_at", state: "kind" },
  projects: { own: "name", secret: "share_key", key: "id auth_id", time: "created_at updated_at" },
  project_revisions: { own: "label file", key: "project_id number", time: "saved_at", state: "rooms bytes" },
  auth_users: {
    own: "email phone new_email new_phone user_metadata",
    secret: "password_hash",
    key: "id",
    time: "email_confirmed_at phone_confirmed_at invited_at confirmation_sent_at recovery_sent_at email_change_sent_at phone_change_sent_at reauthentication_sent_at last_sign_in_at banned_until deleted_at created_at updated_at",
    state: "role app_metadata email_change_waits is_anonymous",
  },
  auth_identities: {
    own: "data",
    copy: "email provider_id",
    key: "id user_id",
    time: "last_sign_in_at created_at updated_at",
    state: "provider",
  },
  auth_sessions: {
    own: "user_agent ip",
    key: "id user_id factor_id",
    time: "created_at refreshed_at rotated_at not_after",
    state: "counter aal",
  },
  auth_amr: { key: "session_id", time: "at", state: "method" },
  auth_factors: {
    own: "friendly_name phone",
    secret: "secret",
    key: "id user_id",
    time: "last_challenged_at last_totp_step created_at updated_at",
    state: "type status",
  },
  auth_challenges: {
    copy: "ip",
    secret: "code_hash",
    key: "id factor_id",
    time: "created_at expires_at verified_at",
    state: "tries",
  },
  auth_passkeys: {
    own: "friendly_name",
    secret: "credential_id public_key",
    key: "id user_id",
    time: "created_at updated_at last_used_at",
    state: "counter transports aaguid backed_up",
  },
  auth_passkey_challenges: { secret: "challenge", key: "id user_id", time: "created_at expires_at", state: "purpose" },
  auth_one_time_tokens: {
    copy: "relates_to",
    secret: "token_hash code_hash",
    key: "id user_id flow_id",
    time: "created_at expires_at",
    state: "kind tries",
  },
  auth_flow_states: {
    secret: "auth_code_hash code_challenge provider_tokens provider_state",
    key: "id user_id linking_user_id",
    time: "created_at code_issued_at used_at",
    state: "code_challenge_method auth_method provider redirect_to",
  },
  auth_audit: { key: "id user_id session_id", time: "at", state: "action data" },
};

const sums = "visits visitors views bounced visible_ms tools begun";

const others: Record<string, Columns> = {
  staff: {
    key: "id auth_id",
    colleague: "name email role locale created_at disabled_at mail_notices push_what push_quiet",
  },
  staff_links: { hash: "token_hash", colleague: "staff_id", time: "created_at expires_at used_at" },
  staff_signins: { key: "session_id", colleague: "staff_id", time: "at" },
  notices: { key: "id lead_id", colleague: "staff_id by_id seen mailed", time: "at", state: "kind" },
  push_subscriptions: { key: "id", colleague: "staff_id endpoint p256dh auth device", time: "created_at reached_at" },
  audit_log: { key: "id subject", time: "at", state: "action data", colleague: "staff_id" },
  teams: { key: "id", ours: "name trades places day_from day_to active version", time: "created_at" },
  team_members: { colleague: "team_id staff_id" },
  team_off: { key: "id", colleague: "team_id reason", time: "from_at to_at" },
  rate_limits: { hash: "key", time: "full_at" },
  auth_rate: { hash: "key", time: "full_at" },
  secrets: { ours: "name value", time: "created_at" },
  settings: { ours: "name value version", time: "changed_at", colleague: "changed_by" },
  counters: { ours: "name value" },
  mailbox_reads: {
    hash: "mailbox",
    ours: "uid_validity last_uid down_to",
    time: "begun_at tried_at locked_until read_at mail_at",
  },
  clock_seen: { key: "id", time: "at" },
  job_runs: { ours: "name", time: "ran_at" },
  auth_keys: { ours: "kid generation alg public_jwk private_jwk", time: "signs_from retired_at created_at" },
  auth_migrations: { ours: "name timestamp" },
  auth_migrations_lock: { ours: "id is_locked" },
  record_figures: { key: "id", time: "at", ours: "content" },
  seen_words: { key: "id", state: "kind text" },
  visits: {
    hash: "hash",
    key: "id",
    time: "day began last",
    state: "entry exit source channel campaign referrer device browser os language place in_uae thin",
    sum: "views visible_ms deepest tools begun",
  },
  page_views: { hash: "view_key", key: "id visit", time: "at", state: "page visible_ms depth nav" },
  visit_events: { key: "id visit", time: "at", state: "kind page word value" },
  visit_salts: { time: "day", ours: "salt" },
  daily_visits: { time: "day", state: "dim key", sum: sums },
  daily_pairs: { time: "day", state: "pair one two", sum: sums },
  monthly_visits: { time: "month", state: "dim key", sum: sums },
  daily_pages: { time: "day", state: "page", sum: "views visible_ms depth_25 depth_50 depth_75 depth_90" },
  daily_events: { time: "day", state: "kind page word", sum: "times value" },
  daily_vitals: { time: "day", state: "metric page page_kind device bucket", sum: "times" },
  seen_counts: { time: "day", state: "name", sum: "times" },
  campaign_costs: { time: "month", state: "campaign", sum: "fils" },
  timeline_notes: { key: "id", time: "day created_at", ours: "text", colleague: "staff_id" },
  report_links: {
    hash: "token_hash",
    key: "id",
    time: "created_at expires_at withdrawn_at",
    state: "query with_money locale",
    colleague: "staff_id",
  },
};

export const personalData: Record<string, Columns> = { ...person, ...account, ...others };
