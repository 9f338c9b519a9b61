import { randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { dataDir } from "./origin.ts";

export interface Lead {
  reference: string;
  locale: string;
  name: string;
  email: string;
  phone: string;
  phone_typed: string;
  message: string;
  page: string;
  status: string;
  created_at: number;
  kind: string;
  service: string | null;
  place: string | null;
  details: string;
  source: string;
  origin: string;
  offers: number;
  idempotency_key: string | null;
}

/** Makes a unique e-mail address, by which a test finds its leads. */
export const newEmail = () => `e2e-${randomUUID()}@example.com`;

export const leadsOf = (email: string) =>
  read<Lead>(dataDir, "select * from leads where email = ? order by created_at", email);

/** Finds leads by their name, because a call-back enquiry has no e-mail address. */
export const leadsNamed = (name: string) =>
  read<Lead>(dataDir, "select * from leads where name = ? order by created_at", name);

export const leadWith = (reference: string) =>
  read<Lead>(dataDir, "select * from leads where reference = ?", reference)[0];

export const photosOf = (reference: string) =>
  read<{ width: number; height: number; type: string }>(
    dataDir,
    "select f.width, f.height, f.type from lead_files f join leads l on l.id = f.lead_id where l.reference = ? order by f.id",
    reference,
  );

export const referencesIn = (folder: string) =>
  read<{ reference: string }>(folder, "select reference from leads").map((row) => row.reference);

/** Reads the server's database file while the server is running. */
function read<T>(folder: string, query: string, ...values: string[]) {
  const file = new SQLite(join(folder, "windtower.db"), { readonly: true, timeout: 5000 });
  try {
    return file.prepare<string[], T>(query).all(...values);
  } finally {
    file.close();
  }
}
