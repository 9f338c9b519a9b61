import { Assumptions } from "./frame/Assumptions.tsx";
import { NumberField } from "./frame/NumberField.tsx";
import { ownPriceNames } from "./price-fields.ts";

type Texts = Record<(typeof ownPriceNames)[number], string>;
type Props = { title: string; labels: Texts; hints: Texts };

/** What stands on the visitor's own bill, where it is not what we read. */
export const Prices = ({ title, labels, hints }: Props) => (
  <Assumptions title={title} names={ownPriceNames}>
    {ownPriceNames.map((name) => (
      <NumberField key={name} name={name} label={labels[name]} hint={hints[name]} />
    ))}
  </Assumptions>
);
