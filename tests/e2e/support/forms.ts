import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { keysOf } from "@site/typed";
import SQLite from "better-sqlite3";
import sharp from "sharp";
import { ask, formType } from "./http.ts";
import { newEmail } from "./leads.ts";
import { dataDir, origin, port } from "./origin.ts";

export type FormFields = Record<string, string>;
export type FormPath = keyof typeof forms;

const person = () => ({ name: "Sara Al Mansoori", phone: "050 123 4567" });
const quoted = {
  service: "ac-repair",
  place: "dubai",
  property: "villa",
  urgency: "now",
  channel: "phone",
  time: "any",
};

/** For each path of a form, the fields that a visitor sends. */
export const forms = {
  "/api/contact": (): FormFields => ({ ...person(), email: newEmail(), message: `The AC drips. ${randomUUID()}` }),
  "/api/quote": (): FormFields => ({ ...person(), ...quoted, email: newEmail(), message: `It drips. ${randomUUID()}` }),
  "/api/callback": (): FormFields => ({ ...person(), time: "morning", message: `Please call. ${randomUUID()}` }),
};
export const formPaths = keysOf(forms);

export interface Photo {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

interface Options {
  photos?: Photo[];
  headers?: Record<string, string>;
  to?: number;
}

/** Sends a form as a browser does: as multipart if there are photos, otherwise URL-encoded. */
export async function send(path: string, fields: FormFields, { photos, headers = {}, to = port }: Options = {}) {
  const from = to === port ? origin : `http://127.0.0.1:${to}`;
  const sent = photos ? await multipart(fields, photos) : { type: formType, body: `${new URLSearchParams(fields)}` };
  const answer = await ask(path, {
    method: "POST",
    headers: { origin: from, "content-type": sent.type, ...headers },
    body: sent.body,
    to,
  });
  const isData = String(answer.headers["content-type"]).startsWith("application/json");
  return { ...answer, data: isData ? JSON.parse(answer.text) : undefined };
}

async function multipart(fields: FormFields, photos: Photo[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = "photo.jpg", type = "image/jpeg" } of photos)
    form.append("photos", new File([new Uint8Array(bytes)], name, { type }));
  const response = new Response(form);
  return { type: response.headers.get("content-type") ?? "", body: Buffer.from(await response.arrayBuffer()) };
}

/** Makes a small photo with all the metadata that a phone writes. */
export const picture = (canary = "canary", width = 320, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "#c05030" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: canary, Make: canary }, IFD3: { GPSLatitude: "25/1 12/1 0/1" } })
    .withXmp(`<x>${canary}</x>`)
    .toBuffer();

/** Reads rows from a server's database while the server is running. */
export function rows<T = Record<string, unknown>>(query: string, values: unknown[] = [], folder = dataDir) {
  const file = new SQLite(join(folder, "windtower.db"), { readonly: true, timeout: 5000 });
  try {
    return file.prepare<unknown[], T>(query).all(...values);
  } finally {
    file.close();
  }
}

/** The columns of a lead that tests need. */
interface StoredLead extends Record<string, unknown> {
  id: string;
  name: string;
  status: string;
  origin: string;
  details: string;
  follow_key: string;
}

export function leadBy(reference: string, folder = dataDir): StoredLead {
  const [lead] = rows<StoredLead>("select * from leads where reference = ?", [reference], folder);
  if (!lead) throw new Error(`No lead ${reference}`);
  return lead;
}
