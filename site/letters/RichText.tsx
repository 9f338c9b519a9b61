import { MarkedText } from "#site/ui/primitives/MarkedText.tsx";
import { leftToRight } from "./letter.ts";

/** A sentence in which references, numbers and addresses keep their order in both directions. */
export const RichText = ({ text }: { text: string }) => (
  <MarkedText pieces={text.split(leftToRight)} mark={(part) => <bdi dir="ltr">{part}</bdi>} />
);
