import type { Language } from "@site/ground/language/languages.ts";
import { translator } from "#site/i18n/t.ts";

interface Told {
  name: string;
  area: string;
  city: string;
  tower: { name: string } | null;
}

/** Returns the address of a place in one line, from the flat to the emirate. It is empty if nothing is known. */
export function addressOf({ name, area, city, tower }: Told, language: Language): string {
  const words = translator(language, "lead");
  const emirate = city && words(`places.${city}`, { defaultValue: city });
  return [name, tower?.name, area, emirate].filter(Boolean).join(language === "ar" ? "، " : ", ");
}
