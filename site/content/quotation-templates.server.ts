import type { Language } from "@site/ground/language/languages.ts";
import { readContent } from "./files.server.ts";
import { quotationTemplates } from "./schemas/quotation-templates.ts";

const file = () => readContent("shared/quotation-templates.yaml", quotationTemplates);

/** The names of the templates; those for this service come first. */
export function templateNames(language: Language, service: string | null) {
  const all = Object.entries(file().templates).map(([id, { name, services }]) => ({
    id,
    name: name[language],
    fits: service !== null && services.includes(service),
  }));
  return all.sort((one, other) => Number(other.fits) - Number(one.fits));
}

/** The lines of a template and those that end every quotation. For an unknown template there are only the latter. */
export function templateLines(id: string) {
  const { templates, closing } = file();
  return [...(Object.hasOwn(templates, id) ? (templates[id]?.lines ?? []) : []), ...closing];
}
