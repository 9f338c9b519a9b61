import { useT } from "#site/i18n/t.ts";
import { Day } from "./Day.tsx";

/** Shows "Since …" or "Last used on …". The latter has the time too, so that entries of one day can be told apart. */
export function DateNote({ what, at }: { what: "since" | "used"; at: number | string }) {
  const t = useT("account");
  const [before, after] = t(`security.${what}`, { date: "\n" }).split("\n");
  return (
    <>
      {before}
      <Day at={at} withTime={what === "used"} />
      {after}
    </>
  );
}
