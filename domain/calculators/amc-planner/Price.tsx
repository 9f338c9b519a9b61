import { Sheet } from "../kit/frame/Sheet.tsx";
import type { Props } from "./Scope.tsx";
import { priceOf, rangeOf, type Say } from "./say.ts";

/** Shows the range of our price for all planned visits. */
export function PriceInShort({ result, say }: Omit<Props, "input">) {
  const cost = priceOf(result, say);
  const { label, note } = say.words.price;
  if (!cost) return null;
  return (
    <div data-print="no" className="mt-4 rounded-xl bg-brand-tint p-4">
      <p className="text-sm text-soft">
        {label} <Example say={say} />
      </p>
      <p className="mt-1 text-xl font-semibold">
        <bdi dir="ltr">{rangeOf(cost, say)}</bdi> {say.unit("aed", cost.to)}
      </p>
      <p className="mt-1 text-sm text-soft">
        {note} <AllPrices say={say} />
      </p>
    </div>
  );
}

/**
 * Shows the price of each kind of equipment, and names the equipment without a price. It is not printed, because a printed scope also goes to
 * other bidders.
 */
export function PriceTable({ input, result, say }: Props) {
  const { words, format, fill, listed } = say;
  const { price } = words;
  const cost = priceOf(result, say);
  if (!cost) return null;
  const remarks = [
    price.intro,
    price.without[input.coverage],
    ...(cost.bySurvey.length > 0
      ? [fill(price.bySurvey, { list: listed(cost.bySurvey.map((id) => words.equipment[id])) })]
      : []),
    ...(input.time === "normal" ? [] : [price.times]),
  ];
  return (
    <div data-print="no">
      <Sheet
        title={price.title}
        columns={[words.scope.columns.equipment, price.year]}
        rows={[
          ...cost.priced.map(({ id, services, visit, ...year }) => ({
            name: words.equipment[id],
            cells: [
              <Sum key="sum" services={format(services)} visit={rangeOf(visit, say)} year={rangeOf(year, say)} />,
            ],
          })),
          {
            name: price.total,
            cells: [
              <bdi key="sum" dir="ltr">
                {rangeOf(cost, say)}
              </bdi>,
            ],
            strong: true,
          },
        ]}
        foot={
          <p className="mt-3 text-sm text-soft">
            <Example say={say} /> {price.note} {remarks.join(" ")} <AllPrices say={say} />
          </p>
        }
      />
    </div>
  );
}

/** Shows the price of a year, and below it how it is calculated: services × price of a visit. `bdi` keeps the digits in order in Arabic text. */
const Sum = ({ services, visit, year }: { services: string; visit: string; year: string }) => (
  <>
    <bdi dir="ltr">{year}</bdi>
    <span className="block text-xs text-soft">
      <bdi dir="ltr">{`${services} × ${visit}`}</bdi>
    </span>
  </>
);

const Example = ({ say: { words } }: { say: Say }) =>
  words.prices.sample && (
    <a href={`${words.prices.href}#example`} className="example-mark underline">
      {words.price.example}
    </a>
  );

const AllPrices = ({ say: { words } }: { say: Say }) => (
  <a href={words.prices.href} className="inline-block py-1 font-semibold underline">
    {words.price.all}
  </a>
);
