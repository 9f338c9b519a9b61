import { Fragment, type ReactNode } from "react";

/** A sentence with parts that are more than text: <0>…</0> in the words becomes `parts[0]` of what stands within. */
export function Words({ text, parts }: { text: string; parts: ((within: string) => ReactNode)[] }) {
  return text.split(/(<\d>.*?<\/\d>)/).map((piece, index) => {
    const [, number, within = ""] = /^<(\d)>(.*)<\/\d>$/.exec(piece) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
    return <Fragment key={index}>{number ? parts[Number(number)]?.(within) : piece}</Fragment>;
  });
}

/** An address within a sentence of either direction. */
export const Address = (text: string) => (
  <bdi dir="ltr" className="font-semibold text-ink wrap-anywhere">
    {text}
  </bdi>
);
