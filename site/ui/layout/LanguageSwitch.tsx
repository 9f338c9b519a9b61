import { languages } from "@site/ground/language/languages.ts";
import { ButtonLink } from "../primitives/Button.tsx";
import { useShell } from "./useShell.ts";

/** Links to the same page in the other language, named in that language. */
export function LanguageSwitch() {
  const { alternate } = useShell();
  const { label, short, dir } = languages[alternate.language];
  return (
    <ButtonLink look="quiet" href={alternate.href} hrefLang={alternate.language} className="!px-3">
      <span lang={alternate.language} dir={dir}>
        <span className="sr-only sm:not-sr-only">{label}</span>
        <span aria-hidden className="sm:hidden">
          {short}
        </span>
      </span>
    </ButtonLink>
  );
}
