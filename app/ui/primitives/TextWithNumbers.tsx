import { Fragment } from "react";
import { splitNumbers } from "./split-numbers.ts";

/** What a person wrote, with every number in it as it is dialled: among Arabic words its groups would change places. */
export const TextWithNumbers = ({ text }: { text: string }) =>
  splitNumbers(text).map((part, n) =>
    n % 2 === 1 ? (
      // Not <bdi>: Arabic digits run from right to left there too, group by group.
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
      <bdo key={n} dir="ltr">
        {part}
      </bdo>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={n}>{part}</Fragment>
    ),
  );
