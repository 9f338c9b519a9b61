import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import type { ApplicationData } from "./types.ts";

/** The CV of an application. It is only offered as a download and never displayed here. A warning stands above the button. */
export function Cv({ data: { application, cv, scans } }: { data: ApplicationData }) {
  const t = useT("applications");
  const language = useLanguage();
  if (!cv) return <p className="text-sm text-soft">{t("cv.none")}</p>;
  const infected = cv.scan === "infected";
  const waits = scans && cv.scan === "unscanned";
  return (
    <div className="space-y-3 text-sm">
      <p className={infected ? "font-semibold text-danger" : ""}>{t(waits ? "scan.waits" : `scan.${cv.scan}`)}</p>
      {cv.flags.length > 0 && (
        <div className="rounded-xl bg-sand p-4">
          <p className="font-semibold">{t("cv.flags")}</p>
          <ul className="mt-1 list-disc ps-5">
            {cv.flags.map((flag) => (
              <li key={flag}>{t(`flags.${flag}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {!infected && (
        <>
          <ButtonLink look="brand" href={href(`/admin/applications/${application.id}/cv`, language)} download>
            {t("cv.download", { kind: t(`kinds.${cv.kind}`), kilobytes: Math.ceil(cv.bytes / 1024) })}
          </ButtonLink>
          <p className="text-xs text-soft">{t("cv.logged")}</p>
        </>
      )}
    </div>
  );
}
