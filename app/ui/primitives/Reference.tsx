import { Fragment } from "react";

/** Left to right, and in one font inside Arabic text too, because the Arabic font has the digits but not the letters. */
export const Reference = ({ code }: { code: string }) => (
  <bdi dir="ltr" className="latin">
    {code}
  </bdi>
);

export const WithReferences = ({ text }: { text: string }) =>
  text.split(/(WT-[A-Z0-9]{6})/).map((part, n) =>
    n % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
      <Reference key={n} code={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={n}>{part}</Fragment>
    ),
  );
