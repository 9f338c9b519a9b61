import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { Choice } from "./types.ts";

/** Asks for consent before Google Analytics learns of enquiries from this browser. It is a plain form, so it works without a script. */
export function GoogleCard({ agreed, signal }: Choice) {
  const t = useT("analytics");
  return (
    <section id="google" aria-labelledby="google-title" className="card mt-10 scroll-mt-24">
      <h2 id="google-title" className="text-xl">
        {t("google.title")}
      </h2>
      <p className="mt-3">{t("google.what")}</p>
      <p className="mt-3 font-semibold">{t(`google.${signal ? "signal" : agreed ? "agreed" : "none"}`)}</p>
      {(agreed || !signal) && (
        <form method="post">
          <Button type="submit" name="google" value={agreed ? "no" : "yes"} look="outline" className="mt-4">
            {t(agreed ? "google.withdraw" : "google.agree")}
          </Button>
        </form>
      )}
    </section>
  );
}
