import { MarkedText } from "./MarkedText.tsx";
import { splitNumbers } from "./split-numbers.ts";

/** Any text, with its numbers in dialling order. In Arabic text their groups would change places. */
export const TextWithNumbers = ({ text }: { text: string }) => (
  // This is not a <bdi>: inside it, Arabic digits still run from right to left, group by group.
  <MarkedText pieces={splitNumbers(text)} mark={(number) => <bdo dir="ltr">{number}</bdo>} />
);
