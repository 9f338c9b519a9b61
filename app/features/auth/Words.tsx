import { Fragment, type ReactNode } from "react";

/** A sentence with components in it: the text of <0>…</0> is passed to `parts[0]`. */
export function Words({ text, parts }: { text: string; parts: ((within: string) => ReactNode)[] }) {
  return text.split(/(<\d>.*?<\/\d>)/).map((piece, index) => {
    const [, number, within = ""] = /^<(\d)>(.*)<\/\d>$/.exec(piece) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
    return <Fragment key={index}>{number ? parts[Number(number)]?.(within) : piece}</Fragment>;
  });
}

/** An e-mail address or number, kept left to right in an Arabic sentence. */
export const Address = (text: string) => (
  <bdi dir="ltr" className="font-semibold text-ink wrap-anywhere">
    {text}
  </bdi>
);
