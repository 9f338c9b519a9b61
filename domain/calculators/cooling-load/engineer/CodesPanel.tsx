import type { CityId } from "@site/engine/data/stations.ts";
import type { Building } from "@site/engine/rooms/model.ts";
import { memo } from "react";
import { Card } from "../../kit/charts/Card.tsx";
import type { Speech } from "../say.ts";
import { codesSaid } from "./codes-text.ts";
import { FigureTable } from "./Rows.tsx";

/** Compares the envelope with the codes. An item is met or failed if we have read its limit in the code itself, otherwise it is not checked. */
export const CodesPanel = memo(({ building, city, say }: { building: Building; city: CityId; say: Speech }) => {
  const { codes: words } = say.words.engineer;
  const value = (number?: number) => (number === undefined ? "" : <bdi dir="ltr">{say.format(number, 2)}</bdi>);
  return (
    <Card title={words.title} text={words.text}>
      <div className="grid gap-6">
        {codesSaid(building, city, say).map(({ name, judged, open }) => (
          <div key={name}>
            {judged.length > 0 ? (
              <FigureTable
                caption={name}
                columns={[words.item, words.worst, words.limit, words.verdict]}
                rows={judged.map(({ item, worst, limit, verdict }) => [
                  words.items[item],
                  value(worst),
                  value(limit),
                  verdict === "missed" ? (
                    <strong key="missed">{words.verdicts.missed}</strong>
                  ) : (
                    words.verdicts[verdict]
                  ),
                ])}
              />
            ) : (
              <h4 className="text-sm font-semibold">{name}</h4>
            )}
            <p className="mt-1 text-xs text-soft">{open}</p>
          </div>
        ))}
      </div>
    </Card>
  );
});
