import { roomKind } from "@site/engine/data/room-kinds.ts";
import type { Selection } from "@site/engine/equipment/select.ts";
import type { QuickResult } from "@site/engine/quick/quick.ts";
import type { Building } from "@site/engine/rooms/model.ts";
import { btuPerHour, tons } from "@site/engine/units.ts";
import { Card } from "../kit/charts/Card.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import { usePage } from "../kit/frame/calculation-context.ts";
import { type Figure, Figures } from "../kit/frame/Figures.tsx";
import type { Input } from "./fields.ts";
import { blanksOf, comparedOf, kilowatts, type Speech, textOf } from "./say.ts";
import { stationLine } from "./station.ts";

type Props = { asked: Input; result: QuickResult; say: Speech };

/** Shows the figures behind the answer, and their sources. */
export function Details({ asked: input, result, say }: Props) {
  const { words, fill } = say;
  const { building } = result;
  const { path } = usePage().given;
  const held = textOf("insideTemperature", building.inside.dryBulb, say);
  return (
    <Card title={words.result.figures}>
      <div className="grid gap-x-10 md:grid-cols-2">
        <Figures figures={loads(input, result, say)} />
        <Figures figures={air(result, say)} />
      </div>
      <p className="mt-5 max-w-lg text-sm text-soft">
        {stationLine(input.city, say)} {fill(words.notes.hold, { temperature: held })}{" "}
        <a
          href={path.replace("hvac-cooling-load", "cooling-load-proof")}
          data-print="no"
          className="font-semibold text-brand underline underline-offset-4"
        >
          {words.notes.proof}
        </a>
      </p>
    </Card>
  );
}

function loads({ room: kind, area }: Input, { room }: QuickResult, { words, fill, format }: Speech): Figure[] {
  const { coil, required, safety, coilSensible } = room.breakdown;
  const usual = roomKind(kind).usual;
  const sensible = coil > 0 ? Math.round((coilSensible / coil) * 100) : 100;
  return [
    {
      label: words.result.load,
      value: <Amount value={kilowatts(coil)} unit="kw" digits={2} />,
      note: <Amount value={tons(coil)} unit="tr" digits={2} />,
    },
    {
      label: fill(words.result.safety, { percent: format(coil > 0 ? (safety / coil) * 100 : 0) }),
      value: <Amount value={kilowatts(required)} unit="kw" digits={2} />,
      note: (
        <>
          <Amount value={tons(required)} unit="tr" digits={2} /> · <Amount value={btuPerHour(required)} unit="btu" />
        </>
      ),
    },
    {
      label: words.result.perArea,
      value: <Amount value={coil / area} unit="w-per-m2" />,
      note: usual && fill(words.result.perAreaUsual, { low: usual[0], high: usual[1] }),
    },
    { label: words.result.split, value: fill(words.result.splitText, { sensible, latent: 100 - sensible }) },
  ];
}

function air({ room, assumptions, building }: QuickResult, say: Speech): Figure[] {
  const { words, fill, format } = say;
  const { supply, process, selection } = room;
  const fresh = assumptions.find(({ id }) => id === "freshAir");
  const water = process && process.work.condensate * 3600;
  return [
    ...(supply
      ? [
          { label: words.result.supplyTemperature, value: <Amount value={supply.state.dryBulb} unit="c" digits={1} /> },
          { label: words.result.shr, value: <bdi dir="ltr">{format(supply.shr, 2)}</bdi> },
        ]
      : []),
    ...(fresh ? [{ label: words.result.freshAir, value: textOf("freshAir", fresh.value, say) }] : []),
    ...(water === undefined
      ? []
      : [
          {
            label: words.result.drain,
            value: fill(words.panels.supply.drain, { litres: format(water, 1) }),
            note: words.result.drainAt,
          },
        ]),
    ...reserve(selection, say),
    ...sensible(selection, building, say),
  ];
}

/**
 * Says how much of a hot day's load is sensible heat (heat that changes the temperature, not the humidity). The label of a unit does not state its sensible capacity, so the visitor must
 * ask the maker for a unit whose sensible capacity covers this load.
 */
function sensible({ comparisons }: Selection, { inside }: Building, say: Speech): Figure[] {
  const { words, fill } = say;
  return comparisons
    .filter(({ kind }) => kind === "hot")
    .map((day) => ({
      label: words.result.sensible,
      value: <Amount value={kilowatts(day.sensible)} unit="kw" digits={2} />,
      note: fill(words.result.sensibleAt, {
        ...blanksOf(day, say),
        temperature: textOf("insideTemperature", inside.dryBulb, say),
        humidity: textOf("insideHumidity", inside.relativeHumidity, say),
      }),
    }));
}

/** Returns the load and the unit's capacity on each kind of day, and the margin on the day that decides the unit's size. */
export function reserve({ comparisons, decides, margin }: Selection, say: Speech): Figure[] {
  const { words, fill, format } = say;
  return [
    ...comparisons.map((day) => ({
      label: fill(words.result.compared, blanksOf(day, say)),
      value: fill(words.result.ofCapacity, comparedOf(day, say)),
    })),
    {
      label: fill(words.result.reserve, blanksOf(decides, say)),
      value: <bdi dir="ltr">{`${format(margin * 100)}%`}</bdi>,
    },
  ];
}
