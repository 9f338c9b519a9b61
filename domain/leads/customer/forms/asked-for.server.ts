import type { Language } from "@site/ground/language/languages.ts";
import { bundles } from "@site/ground/site-map/catalogue.ts";
import { symptomNames } from "@site/ground/site-map/symptoms.ts";
import { cardsOf } from "#site/content/content.server.ts";
import { districtNames } from "#site/content/trades.server.ts";
import { leadPlaces, leadServices, urgencies } from "#site/forms/options.ts";
import type { AskedFor, HandedOver } from "./types.ts";

/**
 * Reads the answers that a link to the enquiry form contains:
 * /quotation?service=…&place=…&area=…&urgency=…&symptom=…&bundle=…&calculation=…
 */
export function askedFor(query: URLSearchParams, language: Language, handedOver: HandedOver | undefined): AskedFor {
  const among = <T extends string>(known: readonly T[], value: string | null) => known.find((one) => one === value);
  const symptom = among(symptomNames, query.get("symptom"));
  const bundle = among(bundles, query.get("bundle"));
  const [subject] = cardsOf(symptom ? [`/help/${symptom}`] : bundle ? [`/bundles/${bundle}`] : [], language);
  return {
    service: among(leadServices, query.get("service")),
    place: among(leadPlaces, query.get("place")),
    area: districtNames()[query.get("area") ?? ""]?.[language],
    urgency: among(urgencies, query.get("urgency")),
    message: subject?.name,
    calculation: handedOver && {
      text: JSON.stringify(handedOver.calculation),
      address: query.get("calculation") ?? "",
      name: handedOver.name,
      answer: handedOver.answer,
      lines: handedOver.lines,
    },
  };
}
