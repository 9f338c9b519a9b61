import { type Scope, servesCity } from "@site/ground/company/scope.ts";
import { type City, cities } from "@site/ground/site-map/places.ts";

/**
 * The names of the cities in texts. The Arabic name of Al Ain also means "the eye", so the pattern accepts it only as a whole word, and not
 * in the phrase "the naked eye".
 */
const names: Record<City, string> = {
  dubai: "Dubai|دبي",
  "abu-dhabi": "Abu Dhabi|أبوظبي|أبو ظبي",
  sharjah: "Sharjah|الشارقة|للشارقة",
  ajman: "Ajman|عجمان",
  "ras-al-khaimah": "Ras Al Khaimah|رأس الخيمة",
  fujairah: "Fujairah|الفجيرة|للفجيرة",
  "umm-al-quwain": "Umm Al Quwain|أم القيوين",
  "al-ain": "Al Ain\\b|(?<![\\u0600-\\u06ff])[وف]?(?:العين|للعين|بالعين)(?! المجرد)(?![\\u0600-\\u06ff])",
};

const every = /\b(all|four northern|northern) emirates\b|الإمارات السبع|الإمارات الشمالية/;

/** Returns a pattern that finds the cities that a company does not serve; undefined if the company serves all. */
export function unservedNames(scope: Scope): RegExp | undefined {
  const unserved = cities.filter((city) => !servesCity(city, scope)).map((city) => names[city]);
  return unserved.length > 0 ? new RegExp([...unserved, every.source].join("|")) : undefined;
}
