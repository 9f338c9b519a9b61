import { watchIslands } from "./watch-islands.ts";

/** The script of a document with islands. It stands after the islands, and loads their code when a visitor is about to use one. */
const { entry = "", preamble } = document.querySelector<HTMLElement>("[data-entry]")?.dataset ?? {};

watchIslands(async () => {
  if (preamble) await import(preamble);
  return import(entry);
});
