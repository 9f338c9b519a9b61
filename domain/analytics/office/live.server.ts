import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { liveOf } from "../store/read/live.ts";
import { pathOf } from "../store/read/origin.ts";
import { textsOf } from "../store/read/words.ts";

const top = 10;
const fresh = 5000;

async function read(now: number) {
  const database = await db();
  const { pages, sources, ...live } = await liveOf(database, now);
  const texts = await textsOf(database, [...pages.map(({ page }) => page), ...sources.map(({ source }) => source)]);
  return {
    ...live,
    pages: pages.slice(0, top).map(({ page, n }) => ({ key: pathOf(texts.get(page) ?? ""), n })),
    sources: sources.slice(0, top).map(({ source, n }) => ({ key: texts.get(source) ?? "", n })),
  };
}

let last: { at: number; found: ReturnType<typeof read> } | undefined;

/** Returns the current visitors. The result is cached for a few seconds, so many readers cause only one query. */
export function liveNow(now = currentTime()) {
  if (last && now - last.at < fresh) return last.found;
  const found = read(now);
  found.catch(() => {
    last = undefined;
  });
  last = { at: now, found };
  return found;
}
