import { Assumptions } from "./frame/Assumptions.tsx";
import { NumberField } from "./frame/NumberField.tsx";
import { ownPriceNames } from "./price-fields.ts";

type Texts = Record<(typeof ownPriceNames)[number], string>;
type Props = { title: string; labels: Texts; hints: Texts };

/** Fields for prices from the visitor's own bill, where they differ from ours. */
export const Prices = ({ title, labels, hints }: Props) => (
  <Assumptions title={title} names={ownPriceNames}>
    {ownPriceNames.map((name) => (
      <NumberField key={name} name={name} label={labels[name]} hint={hints[name]} />
    ))}
  </Assumptions>
);
