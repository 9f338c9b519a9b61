import type { CoolingCost } from "@site/engine/fresh-air/cooling.ts";
import type { FreshAirResult } from "@site/engine/fresh-air/fresh-air.ts";
import { tons } from "@site/engine/units.ts";
import { Table } from "#site/ui/primitives/Table.tsx";
import { Bars } from "../kit/charts/Bars.tsx";
import { Legend } from "../kit/charts/Legend.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import type { Say } from "../kit/frame/say.ts";
import { filledRows, type Input } from "./fields.ts";
import type { Words } from "./words.ts";

type Props = { input: Input; result: FreshAirResult; say: Say<Words> };

/** Shows the carbon dioxide in each room after a long time with everybody in it (steady state). */
export function AirBars({ input, result, say: { words, fill, count } }: Props) {
  const { found, kinds } = words;
  const numbers = filledRows(input);
  return (
    <Bars
      caption={words.tables.air}
      columns={[found.room, words.ppm, found.perPerson]}
      bars={result.carbonDioxide.map(({ rooms, level, air, minutes }) => {
        const [first = 0] = rooms;
        const kind = result.rooms[first]?.kind ?? "office";
        return {
          name: rooms.length > 1 ? found.home : `${fill(words.room, { row: numbers[first] ?? 1 })}: ${kinds[kind]}`,
          note: count(words.minutes, Math.round(minutes)),
          parts: [
            { colour: "slate", value: input.outdoor, faint: true },
            { colour: "amber", value: level - input.outdoor },
          ],
          cells: [<Amount key="level" value={level} />, <Amount key="air" value={air} digits={1} />],
        };
      })}
    />
  );
}

/** Shows the cooling load of the fresh air on the hottest and on the most humid day. */
export function CoolingBars({ result: { cooling }, say }: Omit<Props, "input">) {
  const { words, fill, amount } = say;
  const { found } = words;
  const bar = (name: string, { month, hour, outside, sensible, latent, total }: CoolingCost) => ({
    name,
    note: fill(words.hourOf, {
      month: say.shared.months[month - 1] ?? "",
      hour,
      outside: amount(outside.dryBulb, "c", 1),
      moisture: (outside.humidity * 1000).toFixed(1),
    }),
    parts: [
      { colour: "clay" as const, value: sensible },
      { colour: "blue" as const, value: latent },
    ],
    cells: [<Amount key="kw" value={total / 1000} digits={1} />, <Amount key="tr" value={tons(total)} digits={1} />],
  });
  return (
    <>
      <Bars
        caption={words.tables.cooling}
        columns={[found.day, say.unit("kw"), say.unit("tr")]}
        bars={[bar(found.humid, cooling.humid), bar(found.hot, cooling.hot)]}
      />
      <Legend
        entries={[
          { name: found.sensible, colour: "clay" },
          { name: found.latent, colour: "blue" },
        ]}
      />
    </>
  );
}

/** Lists the sizes of openings and ducts, so that the reader sees whether there is space for them. */
export function OpeningsTable({ result: { openings }, say: { words } }: Omit<Props, "input">) {
  const { found } = words;
  const rows = (["intake", "exhaust"] as const).flatMap((name) => {
    const opening = openings[name];
    return opening ? [{ name: name === "intake" ? found.intake : found.exhausted, opening }] : [];
  });
  return (
    <Table
      caption={words.tables.openings}
      columns={[found.flow, found.louvre, found.side, found.duct]}
      rows={rows.map(({ name, opening: { area, side, duct } }) => ({
        name,
        cells: [
          <Amount key="area" value={area} unit="m2" digits={2} />,
          <Amount key="side" value={Math.ceil(side * 20) * 50} unit="mm" />,
          <Amount key="duct" value={duct * 1000} unit="mm" />,
        ],
      }))}
    />
  );
}
