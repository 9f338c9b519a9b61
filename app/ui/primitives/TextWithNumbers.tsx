import { Fragment } from "react";
import { splitNumbers } from "./split-numbers.ts";

/** Somebody's text with every number in dialling order: in Arabic text its groups would change places. */
export const TextWithNumbers = ({ text }: { text: string }) =>
  splitNumbers(text).map((part, n) =>
    n % 2 === 1 ? (
      // Not <bdi>: inside it, Arabic digits still run from right to left, group by group.
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
      <bdo key={n} dir="ltr">
        {part}
      </bdo>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={n}>{part}</Fragment>
    ),
  );
