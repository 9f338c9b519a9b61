/** A phone number in groups, as people here say it. It reads from left to right in any sentence. */
export function PhoneNumber({ number }: { number: string }) {
  return <bdi dir="ltr">{grouped(number)}</bdi>;
}

const grouped = (number: string) =>
  number
    .replace(/^(\+971)(5\d)(\d{3})(\d{4})$/, "$1\u00a0$2\u00a0$3\u00a0$4")
    .replace(/^(\+971)(\d)(\d{3})(\d{4})$/, "$1\u00a0$2\u00a0$3\u00a0$4");
