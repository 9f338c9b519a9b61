import { usePage } from "./calculation-context.ts";
import type { Say } from "./say.ts";

type Props = { value: number; unit?: string; digits?: number };

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** A number and its unit with a non-breaking space between them. Their order is right in both languages. */
export const Amount = (props: Props) => <AmountIn say={usePage().say} {...props} />;

/** A number and its unit in a component that is not inside a calculator's page. */
export function AmountIn({ say, value, unit, digits = 0 }: Props & { say: Pick<Say<unknown>, "format" | "unit"> }) {
  const sign = unit ? say.unit(unit, value, digits) : "";
  const number = say.format(value, digits);
  if (!sign || isArabic(sign))
    return (
      <>
        <bdi dir="ltr">{number}</bdi>
        {sign && `\u00a0${sign}`}
      </>
    );
  return <bdi dir="ltr">{`${number}\u00a0${sign}`}</bdi>;
}
