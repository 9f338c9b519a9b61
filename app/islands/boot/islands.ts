import { watchIslands } from "./wake.ts";

/** The script of a document with islands, inlined after them; their code is loaded on intent. */
const { entry = "", preamble } = (document.currentScript as HTMLScriptElement).dataset;

watchIslands(async () => {
  if (preamble) await import(preamble);
  return import(entry);
});
