import { useT } from "#site/i18n/t.ts";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import type { Entry } from "./types.ts";

/** Lists the events of the enquiry, the oldest first. A mark shows whether an entry is ours or the customer's. */
export function Timeline({ entries }: { entries: Entry[] }) {
  const t = useT("enquiry");
  const papers = useT("paper");
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-2xl">
        {t("timeline.heading")}
      </h2>
      <ol className="mt-6 border-s-2 border-line">
        {entries.map(({ id, at, when, ours, title, text, findings, photos, paper }) => (
          <li key={id} className="relative pb-7 ps-7 last:pb-0">
            <span
              aria-hidden
              className={`absolute -start-2 top-1.5 size-3.5 rounded-full border-2 border-surface ${ours ? "bg-accent" : "bg-brand"}`}
            />
            <p className="font-semibold">{title}</p>
            <time dateTime={at} className="text-sm text-soft">
              {when}
            </time>
            {photos.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-2">
                {photos.map((photo, index) => (
                  <li key={photo}>
                    <a href={photo}>
                      <img
                        src={photo}
                        alt={t("timeline.photo", { number: index + 1 })}
                        width={80}
                        height={80}
                        loading="lazy"
                        className="size-20 rounded-xl object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {findings && findings.length > 0 && (
              <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[1fr_auto]">
                {findings.map(({ label, value, ltr }) => (
                  <div key={label} className="contents">
                    <dt className="text-soft">{label}</dt>
                    <dd className="font-semibold max-sm:mb-1">{ltr ? <bdi dir="ltr">{value}</bdi> : value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {text && (
              <p dir="auto" className="mt-2 whitespace-pre-line rounded-xl bg-brand-tint p-4 wrap-anywhere">
                <TextWithNumbers text={text} />
              </p>
            )}
            {paper && (
              <a
                href={paper}
                download
                className="inline-flex min-h-11 items-center font-semibold text-brand underline print:hidden"
              >
                {papers("save")}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
