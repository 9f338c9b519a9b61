import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";

/** `note` says at which hours the number is answered. It is missing if that is always. */
type Props = { text: string; phone: string; note?: string };

/** Is shown for breakdowns and leaks, because a phone call is quicker than a form. */
export const UrgentLine = ({ text, phone, note }: Props) => (
  <p className="flex flex-wrap items-center gap-3 rounded-xl border border-danger p-4 font-semibold">
    {text}{" "}
    <ButtonLink look="danger" href={`tel:${phone}`} className="whitespace-nowrap">
      <PhoneNumber number={phone} />
    </ButtonLink>
    {note && <span className="basis-full text-sm font-normal">{note}</span>}
  </p>
);
