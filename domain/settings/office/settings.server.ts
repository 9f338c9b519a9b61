import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { env } from "#platform/process/env.ts";
import { forgetSetting, writeSettings } from "#platform/settings/store.ts";
import { company } from "#site/content/content.server.ts";
import {
  type OfficePart,
  officeNow,
  officePartNames,
  officeParts,
  type Versions,
} from "#site/content/office.server.ts";
import { leadServices } from "#site/forms/options.ts";
import { fileOf, partsOfFile } from "./file.server.ts";
import { freeId, partOfForm } from "./parts-of-form.server.ts";
import { isPrinted } from "./printed.server.ts";

export interface SettingsAnswer {
  part: OfficePart | "file";
  done?: boolean;
  /**
   * Why the settings were not saved. `invalid` comes with the wrong field. `conflict` means that a colleague has saved meanwhile. `later`
   * means that replies would come later than the site promises.
   */
  problem?: "invalid" | "conflict" | "later";
  field?: string;
}

export async function settingsPage(request: Request) {
  await requireRight(request, "settings");
  const { office, versions } = await officeNow();
  const { claims, email } = company();
  return {
    office,
    versions,
    services: leadServices,
    promised: claims.replyWithinHours,
    alertsTo: env().OFFICE_EMAIL ?? email,
    differs: !isPrinted(office),
    newTemplate: { en: freeId(idsOf(office.templates.en)), ar: freeId(idsOf(office.templates.ar)) },
  };
}
export type SettingsData = Awaited<ReturnType<typeof settingsPage>>;

const idsOf = ({ templates }: { templates: { id: string }[] }) => templates.map(({ id }) => id);

export async function settingsFile(request: Request) {
  await requireRight(request, "settings");
  return new Response(fileOf((await officeNow()).office), {
    headers: {
      "content-type": "application/yaml; charset=utf-8",
      "content-disposition": 'attachment; filename="settings.yaml"',
      "cache-control": "no-store",
    },
  });
}

export async function changeSettings(request: Request) {
  const colleague = await requireRight(request, "settings");
  const answer = await changed(colleague.id, await request.formData());
  return data(answer, { status: answer.done ? 200 : answer.problem === "conflict" ? 409 : 422 });
}

async function changed(colleague: string, form: FormData): Promise<SettingsAnswer> {
  const file = form.get("file");
  if (file instanceof Blob) return takeIn(colleague, await file.text());
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const part = officePartNames.find((name) => name === fields.part);
  if (!part) throw data(null, { status: 400 });
  if (fields.intent === "reset") {
    await forgetSetting(await db(), colleague, part);
    return { part, done: true };
  }
  const { office } = await officeNow();
  const read = partOfForm[part] as (typed: object, now: unknown) => unknown;
  const ticked = (name: string) => form.getAll(name).filter((value) => typeof value === "string");
  const checked = officeParts[part].safeParse(read({ fields, ticked }, office[part]));
  if (!checked.success)
    return { part, problem: "invalid", field: (checked.error.issues[0]?.path ?? []).filter(isWord).join(" ") };
  if (part === "reply" && isLaterThanPromised(checked.data)) return { part, problem: "later" };
  const stored = await writeSettings(await db(), colleague, [
    { name: part, value: checked.data, seen: seenIn(fields) },
  ]);
  return stored ? { part, done: true } : { part, problem: "conflict" };
}

const isWord = (step: PropertyKey) => typeof step !== "symbol";
const seenIn = ({ version }: Record<string, string>) => Number(version) || 0;

/** Tells whether replies would come later than the pages of the site promise. */
const isLaterThanPromised = (reply: unknown) =>
  (reply as { withinHours: number }).withinHours > company().claims.replyWithinHours;

async function takeIn(colleague: string, text: string): Promise<SettingsAnswer> {
  const read = partsOfFile(text);
  if ("wrong" in read) return { part: "file", problem: "invalid", field: read.wrong };
  const reply = read.parts.find(([name]) => name === "reply")?.[1];
  if (reply && isLaterThanPromised(reply)) return { part: "file", problem: "later" };
  const { versions }: { versions: Versions } = await officeNow();
  const changes = read.parts.map(([name, value]) => ({ name, value, seen: versions[name] ?? 0 }));
  return (await writeSettings(await db(), colleague, changes))
    ? { part: "file", done: true }
    : { part: "file", problem: "conflict" };
}
