import type { Language } from "@site/ground/language/languages.ts";
import { addressToConfirm, keysOf } from "#domain/leads/index.server.ts";
import { honeypot, judge, spamBar } from "#domain/leads/index.ts";
import { db } from "#platform/db/db.ts";
import type { Cv } from "#platform/files/file-types.ts";
import { limits } from "#platform/http/budgets.ts";
import { logError } from "#platform/process/log.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { consentVersion } from "#site/content/consent.server.ts";
import type { ShownVacancy } from "#site/content/vacancies.server.ts";
import { readForm } from "#site/forms/form.server.ts";
import { dialable } from "#site/forms/phone.server.ts";
import { checkCv, maxCvBytes } from "../store/check-cv.ts";
import { findApplication, type StoredApplication, submitApplication } from "../store/submit.ts";
import type { NewApplication } from "../store/types.ts";
import { type ApplicationField, applicationSchema } from "./schema.ts";
import type { ApplyState } from "./types.server.ts";

export { maxCvBytes };

type Fields = Record<string, string>;
type Outcome = { token: string } | (ApplyState & { status: number });

/** Checks an application and stores it. If the result has the key of the private link, the application was stored. */
export async function apply(request: Request, vacancy: ShownVacancy, language: Language): Promise<Outcome> {
  if (vacancy.state !== "open") return { status: 410, closed: true };
  const form = await readForm(request, "cv");
  if (!form) return { status: 415, failed: true };
  const {
    fields,
    photos: [file],
    filesLeftOut,
  } = form;
  const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.slice(0, 5000)]));
  try {
    return await store({ request, job: vacancy, language, fields, file, filesLeftOut, values });
  } catch (error) {
    logError(error, request.headers.get("x-request-id") ?? undefined);
    return { status: 503, failed: true, values };
  }
}

interface Sent {
  request: Request;
  job: ShownVacancy;
  language: Language;
  fields: Fields;
  file: Blob | undefined;
  filesLeftOut: boolean;
  values: Fields;
}

async function store({ request, job: vacancy, language, fields, file, filesLeftOut, values }: Sent): Promise<Outcome> {
  const back = { status: 422, values, ...(filesLeftOut && { cv: "too-large" as const }) };
  const checked = applicationSchema.safeParse(fields);
  if (!checked.success) return { ...back, problems: problemsIn(checked.error.issues) };
  const phone = dialable(checked.data.phone);
  if (!phone) return { ...back, problems: { phone: "invalid" } };
  if (filesLeftOut) return back;
  const database = await db();
  const client = request.headers.get("x-client-address") ?? "unknown";
  const keys = await keysOf(null, [client, vacancy.slug, ...Object.values(checked.data)], file ? [file] : []);
  const before = await findApplication(database, keys);
  if (before) return before;
  if (await isOverLimit(database, limits.form, client)) return { status: 429, limited: true, values };
  const cv = file ? await checkCv(new Uint8Array(await file.arrayBuffer())) : undefined;
  if (cv && !cv.ok) return { ...back, cv: cv.problem };
  const { certificates, consent: _, ...said } = checked.data;
  const { score, reasons } = judge({ ...said, honeypot: fields[honeypot] ?? "", repeated: 0 });
  const isSpam = score >= spamBar;
  const application: NewApplication = {
    ...said,
    phone,
    language,
    job: vacancy.slug,
    jobTitle: vacancy.title,
    certificates: certificates.split("\n").filter(Boolean),
    drivingLicence: vacancy.licence ? fields.licence === "on" : null,
    talentPool: fields.pool === "on",
    consentVersion: consentVersion(language),
    spam: { score, reasons, isSpam },
  };
  return stored(application, cv ?? null, keys[0] ?? null);
}

async function stored(application: NewApplication, cv: Cv | null, key: string | null): Promise<StoredApplication> {
  const database = await db();
  const confirm = application.spam?.isSpam ? "" : await addressToConfirm(database, application.email);
  return submitApplication(database, application, cv, key, confirm !== "");
}

/** Returns the first problem of each field. */
function problemsIn(issues: { path: PropertyKey[]; message: string }[]) {
  const problems: ApplyState["problems"] = {};
  for (const { path, message } of issues) problems[path[0] as ApplicationField] ??= message;
  return problems;
}
