import type { Language } from "@site/ground/language/languages.ts";
import { readContent } from "./files.server.ts";
import { quotationTemplates } from "./schemas/quotation-templates.ts";

const file = () => readContent("shared/quotation-templates.yaml", quotationTemplates);

/** The names of all templates. Templates for this service come first. */
export function templateNames(language: Language, service: string | null) {
  const all = Object.entries(file().templates).map(([id, { name, services }]) => ({
    id,
    name: name[language],
    fits: service !== null && services.includes(service),
  }));
  return all.sort((one, other) => Number(other.fits) - Number(one.fits));
}

/** The lines of a template, followed by the lines that end every quotation. An unknown template has only the lines at the end. */
export function templateLines(id: string) {
  const { templates, closing } = file();
  return [...(Object.hasOwn(templates, id) ? (templates[id]?.lines ?? []) : []), ...closing];
}
