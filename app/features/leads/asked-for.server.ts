import { leadPlaces, leadServices } from "./options.ts";
import type { AskedFor, Brought } from "./types.ts";

/** Reads the address of the request form: /quote?service=…&place=…&calculation=… */
export function askedFor(query: URLSearchParams, brought: Brought | undefined): AskedFor {
  const among = (known: readonly string[], value: string | null) => known.find((one) => one === value);
  return {
    service: among(leadServices, query.get("service")),
    place: among(leadPlaces, query.get("place")),
    calculation: brought && {
      text: JSON.stringify(brought.calculation),
      address: query.get("calculation") ?? "",
      name: brought.name,
      answer: brought.answer,
      lines: brought.lines,
    },
  };
}
