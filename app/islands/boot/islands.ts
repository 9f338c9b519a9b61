import { watchIslands } from "./watch-islands.ts";

/** The script of a document with islands, after them; it loads their code on intent. */
const { entry = "", preamble } = document.querySelector<HTMLElement>("[data-entry]")?.dataset ?? {};

watchIslands(async () => {
  if (preamble) await import(preamble);
  return import(entry);
});
