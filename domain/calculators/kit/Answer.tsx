import { MarkedText } from "#site/ui/primitives/MarkedText.tsx";

export type ExampleAnswer = { given: string; answer: string };

/** Finds the figures in a sentence, also such as "400 × 300" between marks of direction. */
const figures = /(\u2066[^\u2069]*\u2069|\d[\d,.]*\d|\d)/;

/** Shows the answer of a calculator to the values with which its form begins. The figures are large, as the page of the calculator shows them. */
export const Answer = ({
  example: { given, answer },
  size,
}: {
  example: ExampleAnswer;
  size: "text-5xl" | "text-3xl";
}) => (
  <>
    <p className="text-sm text-soft">{given}</p>
    <p className="mt-1">
      <MarkedText pieces={answer.split(figures)} mark={(figure) => <b className={`text-brand ${size}`}>{figure}</b>} />
    </p>
  </>
);
