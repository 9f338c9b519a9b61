import { leadPlaces, leadServices } from "./options.ts";
import type { AskedFor, HandedOver } from "./types.ts";

/** Reads the address of the request form: /quote?service=…&place=…&calculation=… */
export function askedFor(query: URLSearchParams, handedOver: HandedOver | undefined): AskedFor {
  const among = (known: readonly string[], value: string | null) => known.find((one) => one === value);
  return {
    service: among(leadServices, query.get("service")),
    place: among(leadPlaces, query.get("place")),
    calculation: handedOver && {
      text: JSON.stringify(handedOver.calculation),
      address: query.get("calculation") ?? "",
      name: handedOver.name,
      answer: handedOver.answer,
      lines: handedOver.lines,
    },
  };
}
