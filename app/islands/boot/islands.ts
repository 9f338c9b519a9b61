import { watchIslands } from "./watch-islands.ts";

/** The script of a document with islands, inlined after them; it loads their code on intent. */
const { entry = "", preamble } = (document.currentScript as HTMLScriptElement).dataset;

watchIslands(async () => {
  if (preamble) await import(preamble);
  return import(entry);
});
