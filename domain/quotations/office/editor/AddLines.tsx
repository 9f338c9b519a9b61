import { amountOf } from "@site/engine/money/quotation.ts";
import { Choice } from "#site/forms/office/inputs.tsx";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { typedOf } from "../typed-amounts.ts";
import { type LineForm, pricedOf } from "./draft.ts";
import type { PriceChoice } from "./prices.server.ts";

type Props = {
  choices: readonly PriceChoice[];
  basis: "net" | "gross";
  onAdd: (line?: Omit<LineForm, "id">) => void;
};

/** The buttons that add an empty line or a row of the price list. */
export function AddLines({ choices, basis, onAdd }: Props) {
  const t = useT("quotation");
  const trades = [...new Set(choices.map(({ trade }) => trade))];
  const addFrom = (id: string) => {
    const choice = choices.find((one) => one.id === id);
    if (choice) onAdd(inBasis(choice.line, basis));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Button look="outline" onClick={() => onAdd()}>
        {t("office.add")}
      </Button>
      {choices.length > 0 && (
        <div className="w-72">
          <Choice label={t("office.fromPrices")} value="" onChange={({ target }) => addFrom(target.value)}>
            <option value="" />
            {trades.map((trade) => (
              <optgroup key={trade} label={trade}>
                {choices
                  .filter((choice) => choice.trade === trade)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Choice>
        </div>
      )}
    </div>
  );
}

/** Converts the price of a line into the basis of the draft. Prices in the list include VAT. */
function inBasis(line: Omit<LineForm, "id">, basis: "net" | "gross"): Omit<LineForm, "id"> {
  if (basis === "gross") return line;
  const { net } = amountOf(pricedOf({ ...line, quantity: "1", id: 0 }), "gross");
  return { ...line, price: typedOf(net, 2) };
}
