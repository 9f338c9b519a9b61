import { useT } from "#site/i18n/t.ts";
import { Day } from "./Day.tsx";

/** Shows "Since …" or "Last used on …". The second text includes the time, which tells entries of one day apart. */
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
