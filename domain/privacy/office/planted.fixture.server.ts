import { type Insertable, type Kysely, sql } from "kysely";
import { migrationTables } from "#platform/db/backup/tables.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import { columnsOf, entries, tableNames } from "#platform/db/register/columns.ts";
import type { TableName } from "#platform/db/register/entry.ts";
import { subjects } from "#platform/db/register/subjects.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";

export const canary = "kanarienvogel";
export const email = `${canary}@home.example`;
/** The person's address at work, under which they have a second account and a second application. */
const workEmail = `${canary}@work.example`;
export const phone = "+971504711471";
const name = `${canary} leads name`;
/** A text that names its table and column. The test finds it in every place to which it was copied. */
export const mark = (table: string, column: string) => `${canary} ${table} ${column}.`;

export const isText = (type: string) => /^(text|varchar|character|blob|bytea)/i.test(type);
/** The columns of a table that may contain the person. */
export const personalColumns = (table: TableName) => columnsOf(table, "own", "office", "copy", "secret");

const [lead, application] = ["lead", "application"];
const accountOf = (number: number) => `01900000-0000-4000-8000-00000000000${number}`;
const [account, second] = [accountOf(1), accountOf(2)];
export const ids = {
  ...{ lead, account, application, sealed: "erased" },
  ...{ workLead: "lead-2", workAccount: second, workApplication: "application-2", stranger: "stranger" },
};
const json = (table: string, column: string, more = {}) => JSON.stringify({ ...more, text: mark(table, column) });
const list = (table: string, column: string) => JSON.stringify([mark(table, column)]);
const ofLead = { lead_id: lead, request_id: lead };

type PlantedRow = [table: TableName, row: object];

/** A row for each table that tells of a person. Columns that a row does not give are filled with marks. */
const rows: PlantedRow[] = [
  ["people", { id: "person", email, phone }],
  ["places", { id: "tower" }],
  ["places", { id: "place", parent_id: "tower", tower_key: null }],
  ["equipment", { id: "unit", place_id: "place" }],
  ["equipment_photos", { equipment_id: "unit", type: "image/webp" }],
  [
    "leads",
    {
      ...{ id: lead, reference: "WT-CANARY", kind: "contact", status: "quoted", name, email, phone },
      ...{ details: json("leads", "details"), origin: json("leads", "origin"), person_id: "person", place_id: "place" },
      ...{ spam_reasons: list("leads", "spam_reasons"), spam: 0, erased_at: null, merged_into: null, search_row: null },
    },
  ],
  [
    "lead_events",
    {
      ...{ id: "event", lead_id: lead, kind: "message", actor: "customer", shown: 1, came_from: null },
      data: json("lead_events", "data", { mail: { files: [{ name: "", document: "document-1" }] } }),
    },
  ],
  ["lead_events", { id: "received", lead_id: lead, kind: "received", data: "{}", came_from: null }],
  ["lead_events", { id: "note", lead_id: lead, kind: "note", shown: 0, data: json("note", "data"), came_from: null }],
  ["lead_files", { id: "photo-1", lead_id: lead, type: "image/webp", came_from: null }],
  ["lead_documents", { id: "document-1", lead_id: lead, kind: "pdf", flags: "[]", scan: "clean", came_from: null }],
  ["ga4_clients", { lead_id: lead }],
  ["erasures", { id: ids.sealed, kind: "lead", contacts: `\n${email}\n${mark("erasures", "contacts")}\n` }],
  [
    "quotes",
    {
      ...{ id: "quote", ...ofLead, number: "QT-1", state: "sent", basis: "net" },
      ...{ customer: json("quotes", "customer"), answer: json("quotes", "answer") },
    },
  ],
  ["quote_lines", { quote_id: "quote", kind: "item", vat: "S5" }],
  ["quote_acceptances", { quote_id: "quote" }],
  ["appointments", { id: "visit", ...ofLead, state: "booked", papers: list("appointments", "papers") }],
  ["appointment_claims", { appointment_id: "visit" }],
  ["visit_reports", { id: "report", appointment_id: "visit", kind: "arrived", conflict: null }],
  ["testimonials", { id: "testimonial", request_id: lead, appointment_id: "visit", state: "published" }],
  ["findings", { id: "finding", request_id: lead, appointment_id: "visit", area: "" }],
  [
    "contracts",
    {
      ...{ id: "contract", ...ofLead, quote_id: "quote", number: "AMC-1", state: "cancelled" },
      ...{ customer: json("contracts", "customer"), units: list("contracts", "units") },
    },
  ],
  ["contract_visits", { id: "planned", contract_id: "contract", appointment_id: "visit" }],
  ["waiting_enquiries", { id: "waiting", email, phone, content: json("waiting_enquiries", "content") }],
  ["chats", { id: "chat", request_id: lead }],
  ["chat_sent", { event_id: "event", outbox_id: "message" }],
  ["incoming_chats", { id: "coming", kind: "message", state: "placed", person: mark("chats", "person") }],
  ["incoming_mails", { id: "mail", request_id: lead, state: "placed" }],
  ["mailbox", { id: "unsent", recipient: email }],
  ["outbox", { id: "message", lead_id: lead, topic: "mail.customer", payload: "{}", state: "dead", came_from: null }],
  ["outbox_attempts", { id: "attempt", outbox_id: "message" }],
  ["staff", { id: "staff", email: "layla@office.example", name: "Layla", role: "owner", auth_id: null }],
  ["saved_views", { id: "view", staff_id: "staff", name, query: `text=${encodeURIComponent(name)}` }],
  [
    "applications",
    {
      ...{ id: application, reference: "JOB-CANARY", state: "declined", email, phone, spam: 0, erased_at: null },
      certificates: list("applications", "certificates"),
      spam_reasons: list("applications", "spam_reasons"),
      // The code uses a token only if it looks like the key of a link.
      token: "canary-token-canary-to",
    },
  ],
  [
    "application_events",
    {
      ...{ id: "declined", application_id: application, kind: "state", shown: 1 },
      data: json("application_events", "data", { from: "new", to: "declined" }),
    },
  ],
  ["application_files", { id: "cv", application_id: application, kind: "pdf", flags: "[]", scan: "clean" }],
  [
    "auth_users",
    {
      ...{ id: account, email, phone: phone.slice(1), role: "authenticated", app_metadata: "{}", is_anonymous: 0 },
      ...{ user_metadata: json("auth_users", "user_metadata"), email_confirmed_at: 1, deleted_at: null },
    },
  ],
  ["auth_identities", { id: "identity", user_id: account, data: json("auth_identities", "data") }],
  ["auth_sessions", { id: "session", user_id: account, aal: "aal1" }],
  ["auth_amr", { session_id: "session", method: "password" }],
  ["auth_audit", { id: "signed-in", user_id: account, session_id: "session", data: "{}" }],
  ["auth_factors", { id: "factor", user_id: account, type: "totp", status: "verified" }],
  ["auth_challenges", { id: "challenge", factor_id: "factor" }],
  ["auth_passkeys", { id: "passkey", user_id: account, transports: "[]" }],
  ["auth_passkey_challenges", { id: "challenge", user_id: account }],
  ["auth_flow_states", { id: "flow", user_id: account, linking_user_id: null }],
  ["auth_one_time_tokens", { id: "token", user_id: account, flow_id: null }],
  ["saved_calculations", { id: "calculation", auth_id: account }],
  ["projects", { id: "project", auth_id: account }],
  ["project_revisions", { project_id: "project", file: json("project_revisions", "file") }],
];

/** The rows of the same person under the address at work. Only the phone number leads there. */
const rowsAtWork: PlantedRow[] = [
  [
    "leads",
    {
      ...{ id: ids.workLead, reference: "WT-CANARY2", kind: "quote", status: "new", name, email: workEmail, phone },
      ...{ details: "{}", origin: "{}", person_id: null, place_id: null, spam_reasons: "[]", spam: 0 },
      ...{ erased_at: null, merged_into: null, search_row: null, idempotency_key: null, follow_key: "at-work" },
    },
  ],
  [
    "auth_users",
    {
      ...{ id: second, email: workEmail, phone: null, role: "authenticated", app_metadata: "{}", is_anonymous: 0 },
      ...{ user_metadata: "{}", email_confirmed_at: 1, deleted_at: null },
    },
  ],
  ["saved_calculations", { id: "calculation-2", auth_id: second }],
  ["projects", { id: "project-2", auth_id: second, share_key: "project-2" }],
  ["project_revisions", { project_id: "project-2", file: "{}" }],
  [
    "applications",
    {
      ...{ id: ids.workApplication, reference: "JOB-CANARY2", state: "new", email: workEmail, spam: 0 },
      ...{ certificates: "[]", spam_reasons: "[]", erased_at: null, idempotency_key: null, token: "at-work" },
    },
  ],
];

/** An enquiry of somebody else, which stays as it is. */
const stranger: PlantedRow = [
  "leads",
  {
    ...{ id: ids.stranger, reference: "WT-STRANGER", kind: "contact", status: "new", name: "Somebody else" },
    ...{ email: "stranger@example.com", phone: "", phone_typed: "", message: "Theirs", page: "", details: "{}" },
    ...{ origin: "{}", consent_version: "", spam_reasons: "[]", search: "", follow_key: "stranger", spam: 0 },
    ...{ idempotency_key: null, erased_at: null, merged_into: null, search_row: null },
  },
];

/** The tables that tell of a person outside the company. */
export const tablesOfPeople = tableNames.filter((table) =>
  ["customer", "applicant", "account"].includes(subjects[entries[table].about].whose),
);
export const plantedTables = [...new Set(rows.map(([table]) => table))];

interface Column {
  table: string;
  name: string;
  dataType: string;
  isNullable: boolean;
}
export type Tables = { name: TableName; columns: Column[] }[];

/**
 * Lists all tables except the tables of the full-text index. The test searches the bytes of the database file for the words in that index.
 */
export async function tablesOf(db: Kysely<Database>): Promise<Tables> {
  const columns = isPostgres(db)
    ? sql<Column>`select table_name as "table", column_name as name, data_type as "dataType",
        is_nullable = 'YES' as "isNullable" from information_schema.columns where table_schema = current_schema()`
    : sql<Column>`select m.name as "table", c.name, c.type as "dataType", c."notnull" = 0 as "isNullable"
        from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`;
  const { rows } = await columns.execute(db);
  const own = rows.filter(
    ({ table }) => !migrationTables.includes(table) && !/^(sqlite_|(lead|people)_search)/.test(table),
  );
  return [...Map.groupBy(own, ({ table }) => table)].map(([name, columns]) => ({ name: name as TableName, columns }));
}

/** Inserts the person, with marks in every column that can contain personal data, and somebody else. */
export async function plant(db: Kysely<Database>, tables: Tables, { atWork }: { atWork: boolean }): Promise<void> {
  for (const [name, values] of [...rows, ...(atWork ? rowsAtWork : []), stranger]) {
    const known = personalColumns(name);
    const filled = (tables.find((table) => table.name === name)?.columns ?? []).flatMap(
      (column): [string, unknown][] => {
        if (column.name in values) return [];
        if (known.includes(column.name)) {
          const text = mark(name, column.name);
          return [[column.name, /blob|bytea/i.test(column.dataType) ? Buffer.from(text) : text]];
        }
        return column.isNullable ? [] : [[column.name, isText(column.dataType) ? "" : 1]];
      },
    );
    const row = Object.fromEntries<unknown>([...filled, ...Object.entries(values)]);
    await db
      .insertInto(name as "leads")
      .values(row as unknown as Insertable<LeadsTable>)
      .execute();
  }
}
