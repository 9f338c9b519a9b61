import type { Context } from "hono";
import { allEntries, type Entry } from "../files/all-entries.ts";
import { deletePage, newPage, refusalOf, renamePage } from "../files/pages.ts";
import type { Site } from "../site.ts";
import { listPage } from "./list-page.ts";
import { managePage, newPagePage, refusalText } from "./page-pages.ts";
import type { Setting } from "./setting.ts";
import { fill } from "./words.ts";

/** Opens the form of a new page. Nothing is written yet. */
export function create(context: Context, fields: URLSearchParams, setting: Setting) {
  const [folder, end] = [fields.get("folder") ?? "", (fields.get("end") ?? "").trim()];
  const made = newPage(setting.site, folder, end);
  if ("key" in made) return context.redirect(`/edit?file=${encodeURIComponent(made.key)}`, 303);
  const notice = refusalText(made, `/${folder}/${end}`, setting.told);
  return context.html(newPagePage(setting, { notice, folder, end }), 422);
}

export function manage(context: Context, entry: Entry, fields: URLSearchParams, setting: Setting) {
  return fields.get("do") === "delete"
    ? erase(context, entry, fields, setting)
    : rename(context, entry, fields, setting);
}

async function rename(context: Context, entry: Entry, fields: URLSearchParams, setting: Setting) {
  const { site, told: pageWords, publish } = setting;
  const { id = "" } = entry;
  const to = (fields.get("to") ?? "").trim();
  const done = await publish(
    `content: ${id} is now ${to}`,
    () => refusalOf(site, id, to) ?? renamePage(site, entry, to),
  );
  if (typeof done !== "number") return context.html(managePage(setting, entry, refusalText(done, to, pageWords)), 422);
  return context.html(listPage(setting, to, fill(pageWords.words.page.renamed, { id: to, n: done })));
}

async function erase(context: Context, entry: Entry, fields: URLSearchParams, setting: Setting) {
  const { site, told: pageWords, publish } = setting;
  const { id = "" } = entry;
  const { page } = pageWords.words;
  const notice = (text: string) => context.html(managePage(setting, entry, text), 422);
  if (fields.get("typed")?.trim() !== id) return notice(page.unconfirmed);
  const others = await publish(`content: delete ${id}`, () =>
    isThere(site, id) ? deletePage(site, entry) : undefined,
  );
  if (!others) return notice(page.unconfirmed);
  if (others.length > 0) return notice(fill(page.linked, { files: others.join(", ") }));
  return context.html(listPage(setting, "", fill(page.deleted, { id })));
}

const isThere = (site: Site, id: string) => allEntries(site).some((each) => each.id === id);
