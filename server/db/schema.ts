/**
 * The tables as Kysely sees them. Both databases hold the same: ids are UUIDv7 text, instants are integer
 * milliseconds, booleans are 0 or 1.
 */
export interface Database {
  leads: LeadsTable;
}

export interface LeadsTable {
  id: string;
  /** What we tell the customer, such as WT-7K3M9Q. */
  reference: string;
  /** The same form sent twice carries the same key and becomes one lead. */
  idempotency_key: string | null;
  kind: string;
  status: string;
  locale: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  phone_typed: string;
  message: string;
  /** Path of the page the form was on. */
  page: string;
  created_at: number;
}
