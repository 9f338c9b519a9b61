import { memo } from "react";
import { checkCode, codeIds } from "#engine/codes/codes.ts";
import type { Building } from "#engine/rooms/model.ts";
import { Card } from "../../charts/Card.tsx";
import type { Speech } from "../say.ts";
import { FigureTable } from "./Rows.tsx";

/** The envelope against the codes: kept or missed where we have read the limit at its source, otherwise not checked. */
export const CodesPanel = memo(({ building, say }: { building: Building; say: Speech }) => {
  const { codes: words } = say.words.engineer;
  const value = (number?: number) => (number === undefined ? "" : <bdi dir="ltr">{say.format(number, 2)}</bdi>);
  return (
    <Card title={words.title} text={words.text}>
      <div className="grid gap-6">
        {codeIds.map((id) => (
          <FigureTable
            key={id}
            caption={words.names[id]}
            columns={[words.item, words.worst, words.limit, words.verdict]}
            rows={checkCode(building, id).map(({ item, worst, limit, verdict }) => [
              words.items[item],
              value(worst),
              value(limit),
              words.verdicts[verdict],
            ])}
          />
        ))}
      </div>
    </Card>
  );
});
