import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";

/** `note` says at which hours the phone is answered. It is undefined if the phone is always answered. */
type Props = { text: string; phone: string; note?: string };

/** Asks the visitor to call. It is shown for breakdowns and leaks, because a call is quicker than a form. */
export const UrgentLine = ({ text, phone, note }: Props) => (
  <p className="flex flex-wrap items-center gap-3 rounded-xl border border-danger p-4 font-semibold">
    {text}{" "}
    <ButtonLink look="danger" href={`tel:${phone}`} className="whitespace-nowrap">
      <PhoneNumber number={phone} />
    </ButtonLink>
    {note && <span className="basis-full text-sm font-normal">{note}</span>}
  </p>
);
