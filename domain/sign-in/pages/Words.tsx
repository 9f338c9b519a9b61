import type { ReactNode } from "react";
import { MarkedText } from "#site/ui/primitives/MarkedText.tsx";

/** Shows a sentence with components in it. The text between <0> and </0> is passed to `parts[0]`. */
export function Words({ text, parts }: { text: string; parts: ((within: string) => ReactNode)[] }) {
  const marked = (piece: string) => parts[Number(piece[1])]?.(piece.slice(3, -4));
  return <MarkedText pieces={text.split(/(<\d>.*?<\/\d>)/)} mark={marked} />;
}

/** Keeps an email address or a number left to right in an Arabic sentence. */
export const Address = (text: string) => (
  <bdi dir="ltr" className="font-semibold text-ink wrap-anywhere">
    {text}
  </bdi>
);
