import { Marked } from "#site/ui/primitives/Marked.tsx";
import { leftToRight } from "./letter.ts";

/** A sentence in which references, numbers and addresses keep their order in both directions. */
export const Rich = ({ text }: { text: string }) => (
  <Marked pieces={text.split(leftToRight)} mark={(part) => <bdi dir="ltr">{part}</bdi>} />
);
