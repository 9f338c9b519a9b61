import { useT } from "#site/i18n/t.ts";
import type { remainsOfErased } from "./register.server.ts";

type Props = { remains: ReturnType<typeof remainsOfErased>; heading: "h2" | "h3" };

/** Says what an erasure leaves: sums, numbers and logs, without the person. */
export function Remains({ remains, heading: Heading }: Props) {
  const t = useT("privacy");
  return (
    <section className="grid gap-1 text-sm">
      <Heading className="text-base">{t("remains.title")}</Heading>
      <p>{t("remains.text")}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {remains.map((reason) => (
          <li key={reason}>{t(`remains.${reason}`)}</li>
        ))}
      </ul>
    </section>
  );
}
