import { schemeOf } from "@site/engine/data/solar-schemes.ts";
import { type CityId, cityIds } from "@site/engine/data/stations.ts";
import { utilityOf } from "@site/engine/data/tariffs.ts";
import { compass } from "@site/engine/quick/input.ts";
import { engineVersion, type SolarSavings, solarSavings } from "@site/engine/solar/savings.ts";
import { leadPlaces } from "@site/ground/company/scope.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import type { InputOf } from "../kit/frame/fields.ts";
import type { Line, Say } from "../kit/frame/say.ts";
import { placeOf, tariffFor } from "../kit/price-fields.ts";
import { fields } from "./fields.ts";
import type { Words } from "./words.ts";

export type Input = InputOf<typeof fields>;

export const schemeFor = ({ scheme, utility, customer }: Pick<Input, "scheme" | "utility" | "customer">) =>
  scheme === "utility" ? schemeOf(utility, customer) : scheme;

export const peakFor = ({ basis, area, spread, peak }: Pick<Input, "basis" | "area" | "spread" | "peak">) =>
  basis === "area" ? area / spread : peak;

/** Finds the city for the solar radiation: the chosen city, otherwise the first city that the utility supplies. */
export const cityFor = ({ city, utility }: Pick<Input, "city" | "utility">): CityId =>
  city === "utility" ? (cityIds.find((one) => utilityOf[one] === utility) ?? "dubai") : city;

export const compute = (input: Input): SolarSavings =>
  solarSavings({
    city: cityFor(input),
    tariff: tariffFor(input),
    kWp: peakFor(input),
    tilt: input.tilt,
    facing: compass[input.facing],
    soiling: input.soiling / 100,
    shading: input.shading / 100,
    coolest: input.coolest,
    hottest: input.hottest,
    scheme: schemeFor(input),
    usedAtOnce: input.usedAtOnce / 100,
    degradation: input.degradation / 100,
    price: input.cost,
    upkeep: input.upkeep ?? 0,
  });

/** Writes the payback time in years, if a price was given. */
export function paybackText({ investment, payback }: SolarSavings, { words, fill, amount }: Say<Words>) {
  if (investment === undefined) return undefined;
  return payback === undefined ? words.result.never : fill(words.result.earned, { years: amount(payback, "years", 1) });
}

export const solarSavingsCalculator: Calculator<typeof fields, SolarSavings, Words> = {
  slug: "solar-savings",
  version: 1,
  engine: engineVersion,
  fields,
  compute,
  answer: (input, { year }, { words, fill, amount }) =>
    fill(words.answer, {
      peak: amount(peakFor(input), "kwp", 1),
      energy: amount(year.solar, "kwh-per-year"),
      saved: amount(year.saved, "aed-per-year"),
    }),
  summary: (input, result, say) => {
    const { words, shared, amount } = say;
    const { labels, names, result: said } = words;
    const payback = paybackText(result, say);
    const money: Line[] =
      input.cost === undefined || payback === undefined
        ? []
        : [
            [labels.cost, amount(input.cost, "aed-per-kwp")],
            [said.payback, payback],
          ];
    return [
      [labels.utility, names.utility[input.utility]],
      [labels.customer, names.customer[input.customer]],
      [labels.coolest, amount(input.coolest, "kwh-per-month")],
      [labels.hottest, amount(input.hottest, "kwh-per-month")],
      [said.size, amount(peakFor(input), "kwp", 1)],
      [labels.tilt, amount(input.tilt, "degrees", 1)],
      [labels.facing, shared.compass[input.facing] ?? ""],
      [labels.city, names.city[cityFor(input)]],
      [labels.shading, amount(input.shading, "percent", 1)],
      [labels.soiling, amount(input.soiling, "percent", 1)],
      [labels.scheme, names.scheme[schemeFor(input)]],
      [said.energy, amount(result.year.solar, "kwh-per-year")],
      [said.saved, amount(result.year.saved, "aed-per-year")],
      ...money,
    ];
  },
  service: () => "solar",
  place: ({ city, utility }) => leadPlaces.find((place) => place === city) ?? placeOf({ utility }),
};
