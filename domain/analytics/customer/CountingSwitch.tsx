import { useT } from "#site/i18n/t.ts";
import { buttonClasses } from "#site/ui/primitives/Button.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import script, { integrity } from "./counting.ts?module";

const words = ["on", "off", "gpc", "blocked", "begin", "end"] as const;

/** Says whether the statistics count this browser, and has a button that changes this. Only a page with this switch loads its script. */
export function CountingSwitch() {
  const t = useT("analytics");
  const said = Object.fromEntries(words.map((word) => [`data-${word}`, t(`counting.${word}`)]));
  return (
    <section id="counting" aria-labelledby="counting-title" className="card mt-10 scroll-mt-24">
      <h2 id="counting-title" className="text-xl">
        {t("counting.title")}
      </h2>
      <div data-counting="" {...said}>
        <output className="mt-3 block" />
        <button type="button" hidden className={buttonClasses({ look: "outline" }, "mt-4 [&[hidden]]:hidden")} />
      </div>
      <noscript>
        <p>{t("counting.noScript")}</p>
      </noscript>
      <p className="mt-3">
        <PageLink to="/analytics-test">{t("counting.test")}</PageLink>
      </p>
      <script type="module" src={script} integrity={integrity} fetchPriority="low" suppressHydrationWarning />
    </section>
  );
}
