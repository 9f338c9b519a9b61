import type { Confidence } from "@site/engine/data/sources.ts";
import { cities } from "@site/engine/data/stations.ts";
import type { FreshAirResult } from "@site/engine/fresh-air/fresh-air.ts";
import { airKind, mixing, type SourceId } from "@site/engine/fresh-air/kinds.ts";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Source } from "../kit/frame/Source.tsx";
import type { Say } from "../kit/frame/say.ts";
import type { Input } from "./fields.ts";
import type { Words } from "./words.ts";

type Props = { input: Input; result: FreshAirResult; say: Say<Words> };

/** Lists every rate that was used, each once. */
export function Basis({ input, result, say }: Props) {
  const { words } = say;
  const { found, ask } = words;
  const from = (source: SourceId, confidence: Confidence) => (
    <Source source={words.sources[source]} confidence={confidence} />
  );
  const kinds = [...new Set(result.rooms.map(({ kind }) => kind))];
  return (
    <Figures
      figures={[
        ...kinds.map((id) => {
          const { source, confidence } = airKind(id);
          return { label: words.kinds[id], value: rateOf(id, say), note: from(source, confidence) };
        }),
        {
          label: found.reaches,
          value: <Amount value={mixing[input.mixing]} digits={1} />,
          note: from("mixing", "medium"),
        },
        ...(input.system === "mixed"
          ? [
              {
                label: found.efficiency,
                value: <Amount value={result.intake.efficiency} digits={2} />,
                note: from("system", "medium"),
              },
            ]
          : []),
        { label: ask.surplus, value: <Amount value={input.surplus} unit="percent" />, note: from("practice", "low") },
        {
          label: ask.outdoor,
          value: <Amount value={input.outdoor} unit="ppm" />,
          note: from("carbonDioxide", "medium"),
        },
        {
          label: ask.city,
          value: words.cities[input.city],
          note: (
            <>
              {from("climate", "high")} {!cities[input.city].own && words.notes.nearest}
            </>
          ),
        },
        {
          label: ask.face,
          value: <Amount value={input.face} unit="m-per-s" digits={2} />,
          note: from("practice", "low"),
        },
      ]}
    />
  );
}

/** Writes the rates of a kind of room: fresh air in L/s per person and per m², or exhaust air, or both. */
function rateOf(id: Parameters<typeof airKind>[0], { words, fill, format, apart }: Say<Words>) {
  const { air, exhaust } = airKind(id);
  const supplied = air && fill(words.rates.air, { person: format(air.perPerson, 1), area: format(air.perArea, 2) });
  const taken =
    exhaust &&
    fill(words.rates[exhaust.per], {
      always: format(exhaust.always, 1),
      used: format(exhaust.used.rate, 1),
    });
  return apart([supplied, taken].filter((part) => part !== undefined));
}
