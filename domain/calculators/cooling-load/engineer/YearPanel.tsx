import type { CityId } from "@site/engine/data/stations.ts";
import { airOfDay } from "@site/engine/sheets/average-day.ts";
import { siteOf } from "@site/engine/sheets/site.ts";
import { binHours, coolingDegreeDays, heatingDegreeDays } from "@site/engine/weather/bins.ts";
import { nth } from "@site/typed";
import { memo } from "react";
import { Card } from "../../kit/charts/Card.tsx";
import { Figures } from "../../kit/frame/Figures.tsx";
import type { Speech } from "../say.ts";
import { FigureTable } from "./Rows.tsx";

const base = 18.3;
const width = 3;
const months = Array.from({ length: 12 }, (_, month) => month);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Shows the degree days and bin hours of the city, which are calculated from its average days. */
export const YearPanel = memo(({ city, say }: { city: CityId; say: Speech }) => {
  const { year: words } = say.words.engineer;
  const [, air] = nth(siteOf(city).sides, 0);
  const days = months.map((month) => airOfDay(air, month));
  const [cooling, heating] = [sum(coolingDegreeDays(days, base)), sum(heatingDegreeDays(days, base))];
  return (
    <Card title={words.title} text={words.text}>
      <div className="grid gap-6">
        <Figures
          figures={[
            { label: words.cooling, value: <bdi dir="ltr">{`${say.format(cooling)} K·d`}</bdi> },
            { label: words.heating, value: <bdi dir="ltr">{`${say.format(heating)} K·d`}</bdi> },
          ]}
        />
        <FigureTable
          caption={words.bins}
          columns={["°C", words.hours]}
          rows={binHours(days, width).map(({ from, to, hours }) => [`${from}–${to}`, say.format(hours)])}
        />
      </div>
    </Card>
  );
});
