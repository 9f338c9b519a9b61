import { nth } from "@site/typed";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Columns } from "./Columns.tsx";
import { HeatMap } from "./HeatMap.tsx";
import { Lines } from "./Lines.tsx";

const text = { title: "Load", description: "By hour", words: { asTable: "As a table" } };
const labels = ["1", "2", "3"];
const series = [
  { name: "Sun", colour: "amber" as const, values: [1, 2, 3] },
  { name: "Air", colour: "teal" as const, values: [0.5, -0.25, 1] },
];

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, "")),
  );
const xs = (html: string) => [...html.matchAll(/M([\d.]+) [\d.]+V/g)].map(([, x]) => Number(x));

const columns = (language: "en" | "ar") =>
  renderToStaticMarkup(
    <Columns
      {...text}
      language={language}
      unit="kW"
      across="Hour"
      labels={labels}
      series={series}
      total="All"
      digits={2}
    />,
  );

test("the table has the values of the chart, with totals", () => {
  expect(rowsOf(columns("en"))).toEqual([
    ["Hour", "Sun (kW)", "Air (kW)", "All (kW)"],
    ["1", "1.00", "0.50", "1.50"],
    ["2", "2.00", "−0.25", "1.75"],
    ["3", "3.00", "1.00", "4.00"],
  ]);
});

test("the time axis follows the reading direction", () => {
  const [forth, back] = [xs(columns("en")), xs(columns("ar"))];
  expect(forth).toHaveLength(6);
  for (const [index, x] of forth.entries()) expect(x + nth(back, index)).toBeCloseTo(100, 1);
});

test("a chart has a name and a description, and no inline style", () => {
  const html = columns("ar");
  const [, id] = html.match(/role="img" aria-label="Load" aria-describedby="([^"]+)"/) ?? [];
  expect(html).toContain(`<p id="${id}"`);
  expect(html).not.toContain("style=");
});

test("a heat map and a line chart have all their values as text too", () => {
  const map = renderToStaticMarkup(
    <HeatMap
      {...text}
      language="en"
      unit="kW"
      down={{ name: "Month", labels: ["Jan", "Feb"] }}
      across={{ name: "Hour", labels, every: { wide: 1, narrow: 1 } }}
      values={series.map(({ values }) => values)}
    />,
  );
  expect(rowsOf(map)[2]).toEqual(["Feb", "0.5", "−0.3", "1.0"]);
  const lines = renderToStaticMarkup(
    <Lines {...text} language="en" unit="AED" across={{ name: "Year", values: [0, 1, 2] }} lines={series} digits={2} />,
  );
  expect(rowsOf(lines)[2]).toEqual(["1", "2.00", "−0.25"]);
});
