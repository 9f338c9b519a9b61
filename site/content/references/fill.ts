import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { isOneOf } from "@site/typed";
import { piecesOf } from "./grammar.ts";
import { type Citation, type Origins, type Place, printReference } from "./print.ts";

export type FillResult<T> = { value: T; cited: Citation[]; problems: { field: string; reason: string }[] };

/**
 * The language of a content file that may have references. A file for both languages takes none, nor does one with messages of programs, whose
 * {{blanks}} the programs fill.
 */
export const languageOfFile = (file: string): Language | undefined => {
  const [folder] = file.split("/");
  return isOneOf(languageCodes, folder) && !file.endsWith(".json") ? folder : undefined;
};

/** Fills every reference in a tree of texts. A reference that cannot be filled is a problem, and stays in the text. */
export function fillReferences<T>(value: T, language: Language, origins: Origins): FillResult<T> {
  const [cited, problems]: [Citation[], FillResult<T>["problems"]] = [[], []];
  const fillText = (text: string, place: Place): string =>
    piecesOf(text)
      .map((piece) => {
        if ("words" in piece) return piece.words;
        const result = "wrong" in piece ? piece : printReference(piece.kind, piece.args, place, origins);
        if ("text" in result) {
          cited.push(result.cited);
          return result.text;
        }
        const reason = "source" in piece ? `${piece.source}: ${result.wrong}` : result.wrong;
        problems.push({ field: place.field, reason });
        return "";
      })
      .join("");
  const fill = (inner: unknown, field: string): unknown => {
    if (typeof inner === "string") return fillText(inner, { language, field, text: inner });
    if (Array.isArray(inner)) return inner.map((each, index) => fill(each, pathOf(field, index)));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, fill(each, pathOf(field, key))]));
  };
  return { value: fill(value, "") as T, cited, problems };
}

const pathOf = (field: string, key: string | number) => (field ? `${field}.${key}` : String(key));
