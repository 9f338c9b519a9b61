import { MarkedText } from "./MarkedText.tsx";
import { splitNumbers } from "./split-numbers.ts";

/** A text whose phone numbers stay in the order of dialling. In Arabic text the groups of digits would change places. */
export const TextWithNumbers = ({ text }: { text: string }) => (
  // This is a <bdo>, because a <bdi> is not enough: inside it, groups of Arabic digits still run from right to left.
  <MarkedText pieces={splitNumbers(text)} mark={(number) => <bdo dir="ltr">{number}</bdo>} />
);
