import { usePage } from "./calculation-context.ts";

type Props = { value: number; unit?: string; digits?: number };

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** A number and its unit with a non-breaking space, in both directions. */
export function Amount({ value, unit, digits = 0 }: Props) {
  const { format, unit: signOf } = usePage().say;
  const sign = unit ? signOf(unit, value, digits) : "";
  const number = format(value, digits);
  if (!sign || isArabic(sign))
    return (
      <>
        <bdi dir="ltr">{number}</bdi>
        {sign && `\u00a0${sign}`}
      </>
    );
  return <bdi dir="ltr">{`${number}\u00a0${sign}`}</bdi>;
}
