import { useShell } from "#site/ui/layout/useShell.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";

/** The company and its contact lines, which appear only in print. */
export function Letterhead({ address }: { address: string }) {
  const { name, phone, email } = useShell().company;
  return (
    <p className="mx-auto hidden max-w-xl px-5 text-sm print:block">
      <b>{name}</b> · <PhoneNumber number={phone} /> · <bdi dir="ltr">{email}</bdi> ·{" "}
      <bdi dir="ltr">{new URL(address).origin}</bdi>
    </p>
  );
}
