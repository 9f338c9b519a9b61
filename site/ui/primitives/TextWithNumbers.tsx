import { Marked } from "./Marked.tsx";
import { splitNumbers } from "./split-numbers.ts";

/** Any text with its numbers in dialling order: in Arabic text their groups would change places. */
export const TextWithNumbers = ({ text }: { text: string }) => (
  // Not <bdi>: inside it, Arabic digits still run from right to left, group by group.
  <Marked pieces={splitNumbers(text)} mark={(number) => <bdo dir="ltr">{number}</bdo>} />
);
