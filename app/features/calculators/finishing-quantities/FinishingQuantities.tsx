import { Amount } from "../frame/Amount.tsx";
import { Figures } from "../frame/Figures.tsx";
import { Frame } from "../frame/Frame.tsx";
import { Headline } from "../frame/Headline.tsx";
import { NumberField } from "../frame/NumberField.tsx";
import { useCalculator } from "../frame/useCalculator.ts";
import type { Given } from "../frame/words.ts";
import { finishingQuantities } from "./calculator.ts";
import type { Words } from "./words.ts";

export function FinishingQuantities(given: Given<Words>) {
  const life = useCalculator(finishingQuantities, given);
  const { words } = given;
  const { area, litres } = life.result;
  const names = ["length", "width", "height", "coats", "spread"] as const;
  return (
    <Frame
      life={life}
      form={names.map((name) => <NumberField key={name} name={name} label={words[name]} />)}
      answer={
        <>
          <Headline label={words.paint} value={<Amount value={litres} unit="litre" digits={1} />} />
          <Figures figures={[{ label: words.area, value: <Amount value={area} unit="m2" digits={1} /> }]} />
        </>
      }
    />
  );
}
