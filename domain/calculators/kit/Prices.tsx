import { Assumptions } from "./frame/Assumptions.tsx";
import { WideCell } from "./frame/Group.tsx";
import { NumberField } from "./frame/NumberField.tsx";
import { ownPriceNames, slabNames } from "./price-fields.ts";

type Name = (typeof ownPriceNames)[number] | (typeof slabNames)[number];
type Props = {
  title: string;
  labels: Record<Name, string>;
  hints: Record<(typeof ownPriceNames)[number] | "slabs", string>;
};

/** Fields for the prices on the visitor's own bill, if they differ from ours: one price for every kWh, or one price for each slab. */
export const Prices = ({ title, labels, hints }: Props) => (
  <Assumptions title={title} names={[...ownPriceNames, ...slabNames]}>
    {ownPriceNames.map((name) => (
      <NumberField key={name} name={name} label={labels[name]} hint={hints[name]} />
    ))}
    <WideCell>
      <p className="text-sm text-soft">{hints.slabs}</p>
    </WideCell>
    {slabNames.map((name) => (
      <NumberField key={name} name={name} label={labels[name]} />
    ))}
  </Assumptions>
);
