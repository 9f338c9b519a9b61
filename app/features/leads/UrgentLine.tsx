import { ButtonLink } from "#app/ui/primitives/Button.tsx";
import { PhoneNumber } from "#app/ui/primitives/Phone.tsx";

type Props = { text: string; phone: string };

/** For breakdowns and leaks: a phone call is quicker than a form. */
export const UrgentLine = ({ text, phone }: Props) => (
  <p className="flex flex-wrap items-center gap-3 rounded-xl border border-danger p-4 font-semibold">
    {text}{" "}
    <ButtonLink look="danger" href={`tel:${phone}`} className="whitespace-nowrap">
      <PhoneNumber number={phone} />
    </ButtonLink>
  </p>
);
