import type { FreshAirResult } from "@site/engine/fresh-air/fresh-air.ts";
import { tons } from "@site/engine/units.ts";
import { Bars } from "../kit/charts/Bars.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Headline } from "../kit/frame/Headline.tsx";
import { Notice } from "../kit/frame/Notice.tsx";
import type { Say } from "../kit/frame/say.ts";
import { flowIn } from "./calculator.ts";
import type { Words } from "./words.ts";

type Props = { result: FreshAirResult; say: Say<Words> };

export function Answer({ result: { balance, cooling }, say: { words } }: Props) {
  const { found } = words;
  const { supply } = balance;
  return (
    <div className="grid gap-6">
      <Headline
        label={found.supply}
        value={<Amount value={supply} unit="l-per-s" />}
        note={
          <p className="text-base">
            <Amount value={flowIn(supply, "m3h")} unit="m3-per-h" /> ·{" "}
            <Amount value={flowIn(supply, "cfm")} unit="cfm" />
          </p>
        }
      />
      <BalanceBars balance={balance} words={words} />
      <Figures
        figures={[
          { label: found.needed, value: <Amount value={balance.needed} unit="l-per-s" /> },
          { label: found.cooling, value: <Amount value={cooling.peak.total / 1000} unit="kw" digits={1} /> },
          { label: found.tons, value: <Amount value={tons(cooling.peak.total)} unit="tr" digits={1} /> },
          ...(cooling.peak.saved > 0
            ? [{ label: found.saved, value: <Amount value={cooling.peak.saved / 1000} unit="kw" digits={1} /> }]
            : []),
        ]}
      />
      <Notice>{words.notes[balance.governs === "people" ? "people" : "exhaust"]}</Notice>
      {balance.apart > 0 && (
        <Notice>
          {words.notes.apart} <Amount value={balance.apart} unit="l-per-s" />
        </Notice>
      )}
    </div>
  );
}

/** Draws the incoming air and the outgoing air as bars. */
function BalanceBars({ balance, words }: { balance: FreshAirResult["balance"]; words: Words }) {
  const { found, balance: named } = words;
  const bar = (name: string, value: number, colour: "sky" | "clay" | "amber" | "slate") => ({
    name,
    parts: [{ colour, value }],
    cells: [<Amount key="flow" value={value} />],
  });
  return (
    <Bars
      caption={named.title}
      columns={[named.title, named.unit]}
      bars={[
        bar(found.supply, balance.supply, "sky"),
        bar(found.exhaust, balance.exhaust, "clay"),
        bar(found.relief, balance.relief, "amber"),
        bar(found.surplus, balance.surplus, "slate"),
      ]}
    />
  );
}
