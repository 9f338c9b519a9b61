import { NumberField } from "./frame/NumberField.tsx";
import { More } from "./Group.tsx";
import { ownPriceNames } from "./price-fields.ts";

type Texts = Record<(typeof ownPriceNames)[number], string>;
type Props = { heading: string; labels: Texts; hints: Texts };

/** What stands on the visitor's own bill, where it is not what we read. */
export const Prices = ({ heading, labels, hints }: Props) => (
  <More heading={heading} names={ownPriceNames}>
    {ownPriceNames.map((name) => (
      <NumberField key={name} name={name} label={labels[name]} hint={hints[name]} />
    ))}
  </More>
);
