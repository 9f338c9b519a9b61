import { Fragment } from "react";
import { leftToRight } from "./letter.ts";

/** A sentence in which references, numbers and addresses keep their order in both directions. */
export const Rich = ({ text }: { text: string }) =>
  text.split(leftToRight).map((part, n) =>
    n % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence never move
      <bdi key={n} dir="ltr">
        {part}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={n}>{part}</Fragment>
    ),
  );
