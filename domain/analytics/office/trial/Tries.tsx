import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";

const tell = (...detail: [string, object]) => dispatchEvent(new CustomEvent("seen", { detail }));

/** Buttons that trigger the other events of a page, for a test. Events of this page are not counted. */
export function Tries() {
  const t = useT("analytics");
  return (
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      <p className="text-sm text-soft">{t("trial.try")}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => tell("tool", { c: "trial", s: "started" })}>
          {t("trial.events.tool")}
        </Button>
        <Button look="outline" onClick={() => tell("form", { f: "trial" })}>
          {t("trial.events.form")}
        </Button>
        <Button look="outline" onClick={() => tell("booking", { s: "opened" })}>
          {t("trial.events.booking")}
        </Button>
        <Button look="outline" onClick={() => tell("out", { h: "tel:", s: "page" })}>
          {t("trial.events.call")}
        </Button>
        <Button look="outline" onClick={() => tell("play", { c: "trial", x: 25 })}>
          {t("trial.events.play")}
        </Button>
      </div>
    </div>
  );
}
