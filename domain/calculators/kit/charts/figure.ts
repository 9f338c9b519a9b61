const formats = new Map<number, Intl.NumberFormat>();

function formatOf(digits: number) {
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat("en", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: "negative",
    });
  formats.set(digits, format);
  return format;
}

/** Writes a number with Western digits in groups of three, in both languages. */
export const figure = (value: number, digits = 0) => formatOf(digits).format(value).replace("-", "−");

/** Keeps sign, number and unit in order inside Arabic text. SVG text needs these characters, because SVG has no `bdi` element. */
export const ltr = (text: string) => `\u2066${text}\u2069`;
