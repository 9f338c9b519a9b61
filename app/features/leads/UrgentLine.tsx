import { PhoneNumber } from "#app/ui/primitives/Phone.tsx";

type Props = { text: string; phone: string };

/** For breakdowns and leaks: a phone call is quicker than a form. */
export const UrgentLine = ({ text, phone }: Props) => (
  <p className="mt-5 rounded-xl border border-danger p-4 font-semibold">
    {text}{" "}
    <a href={`tel:${phone}`} className="inline-block py-1 whitespace-nowrap text-danger underline">
      <PhoneNumber number={phone} />
    </a>
  </p>
);
