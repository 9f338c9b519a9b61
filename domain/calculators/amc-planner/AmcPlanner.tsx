import { Columns } from "../kit/charts/Columns.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Frame } from "../kit/frame/Frame.tsx";
import { Headline } from "../kit/frame/Headline.tsx";
import { Notice } from "../kit/frame/Notice.tsx";
import { useCalculator } from "../kit/frame/useCalculator.ts";
import type { CalculatorProps } from "../kit/frame/words.ts";
import { amcPlanner } from "./calculator.ts";
import { Form } from "./Form.tsx";
import { PriceInShort, PriceTable } from "./Price.tsx";
import { type Props, Scope } from "./Scope.tsx";
import { fullest } from "./say.ts";
import type { Words } from "./words.ts";

/** Turns a list of equipment into a scope of work for a year. */
export function AmcPlanner(calculatorProps: CalculatorProps<Words>) {
  const calculation = useCalculator(amcPlanner, calculatorProps);
  const { input, result, say } = calculation;
  const props = { input, result, say };
  return (
    <Frame calculation={calculation} form={<Form say={say} />} answer={<Answer {...props} />}>
      <div className="grid grid-cols-1 gap-6">
        {result.notes.length > 0 && (
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {result.notes.map((note) => (
              <Notice key={note} tone={note === "fewerThanUsual" ? "warning" : "plain"}>
                {say.words.notes[note]}
              </Notice>
            ))}
          </div>
        )}
        <Year {...props} />
        <PriceTable {...props} />
        <Scope {...props} />
      </div>
    </Frame>
  );
}

function Answer({ input, result, say }: Props) {
  const { words, shared } = say;
  const most = fullest(result);
  return (
    <>
      <Headline label={words.result.headline} value={<Amount value={result.services} />} />
      <div className="mt-4">
        <Figures
          figures={[
            { label: words.result.pieces, value: <Amount value={result.pieces} /> },
            { label: words.result.months, value: <Amount value={result.monthsWithVisits} /> },
            { label: words.result.most, value: shared.months[most.month - 1] },
            { label: words.coverage, value: words.coverageOf[input.coverage] },
            { label: words.response, value: words.responseOf[input.response] },
          ]}
        />
      </div>
      <PriceInShort result={result} say={say} />
    </>
  );
}

function Year({ result, say }: Omit<Props, "input">) {
  const { words, shared, language, fill, count } = say;
  const most = fullest(result);
  const month = (number: number) => shared.months[number - 1] ?? "";
  return (
    <Columns
      title={words.chart.title}
      description={fill(words.chart.summary, {
        services: count(words.counted.services, result.services),
        month: month(most.month),
        most: count(words.counted.pieces, most.full + most.light),
      })}
      language={language}
      words={{ asTable: words.chart.asTable }}
      unit={words.chart.axis}
      across={words.chart.months}
      labels={result.calendar.map(({ month: number }) => String(number))}
      names={result.calendar.map(({ month: number }) => month(number))}
      digits={0}
      series={[
        { name: words.chart.full, colour: "teal", values: result.calendar.map(({ full }) => full) },
        { name: words.chart.light, colour: "sky", values: result.calendar.map(({ light }) => light) },
      ]}
    />
  );
}
