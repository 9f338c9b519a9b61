import { MarkedText } from "#site/ui/primitives/MarkedText.tsx";
import { leftToRight } from "./letter.ts";

/** A sentence whose references, numbers and addresses read from left to right, also inside Arabic text. */
export const RichText = ({ text }: { text: string }) => (
  <MarkedText pieces={text.split(leftToRight)} mark={(part) => <bdi dir="ltr">{part}</bdi>} />
);
