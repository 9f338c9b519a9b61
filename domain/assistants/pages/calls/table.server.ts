import { businessInfo } from "./business.server.ts";
import { calculatorCalls } from "./calculators.server.ts";
import type { Call } from "./call.server.ts";
import { priceRows } from "./prices.server.ts";
import { quotationRequest } from "./quotation.server.ts";
import { servicesAndArea } from "./services.server.ts";
import { freeTimes } from "./times.server.ts";

let made: ReadonlyMap<string, Call> | undefined;

/** All public calls, by name. The order is that of every list. They are made once, because the schemas follow from the content. */
export function calls(): ReadonlyMap<string, Call> {
  made ??= new Map(
    [servicesAndArea(), priceRows(), freeTimes(), ...calculatorCalls(), businessInfo(), quotationRequest()].map(
      (one) => [one.name, one],
    ),
  );
  return made;
}
