import { type Language, languages } from "@site/ground/language/languages.ts";
import type { PictureData } from "#site/content/pictures.server.ts";
import type { ShownSection } from "#site/content/schemas/sections.ts";
import { LanguageContext, useT } from "#site/i18n/t.ts";
import { Toaster } from "../controls/Toaster.tsx";
import { TooltipProvider } from "../controls/Tooltip.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { AnchorPrefix, Section, SectionIntro, useAnchor } from "../primitives/Section.tsx";
import { Colours } from "./Colours.tsx";
import { ComponentIndex } from "./ComponentIndex.tsx";
import { Controls } from "./Controls.tsx";
import { Primitives } from "./Primitives.tsx";
import { Proof } from "./Proof.tsx";
import { Sections } from "./Sections.tsx";
import { Shapes } from "./Shapes.tsx";
import { TypeScale } from "./TypeScale.tsx";

const panels = [
  { theme: "light", language: "en" },
  { theme: "dark", language: "en" },
  { theme: "light", language: "ar" },
  { theme: "dark", language: "ar" },
] as const;

type Samples = { pictures: PictureData[]; drawn: Record<Language, ShownSection[]> };

/** Shows every token, primitive and section in both directions and both themes, side by side. */
export function Showcase({ pictures, drawn }: Samples) {
  const t = useT();
  return (
    <TooltipProvider>
      <Section>
        <h1 className="text-4xl">{t("design.title")}</h1>
        <p className="mt-4 max-w-lg text-lg text-soft">{t("design.text")}</p>
        <p className="mt-4">
          <PageLink to="/design/pictures" className="text-brand underline">
            {t("design.pictures")}
          </PageLink>
        </p>
        <ComponentIndex panel="light-en-" />
      </Section>
      <div>
        {panels.map(({ theme, language }) => (
          <section
            key={theme + language}
            data-theme={theme}
            lang={language}
            dir={languages[language].dir}
            aria-label={`${languages[language].label}, ${theme}`}
            className="bg-surface text-ink"
          >
            <LanguageContext value={language}>
              <AnchorPrefix value={`${theme}-${language}-`}>
                <Panel theme={theme} language={language} pictures={pictures} drawn={drawn[language]} />
              </AnchorPrefix>
            </LanguageContext>
          </section>
        ))}
      </div>
      <Toaster label={t("form.notices")} close={t("form.close")} />
    </TooltipProvider>
  );
}

type PanelProps = { theme: string; language: Language; pictures: PictureData[]; drawn: ShownSection[] };

function Panel({ theme, language, pictures, drawn }: PanelProps) {
  return (
    <>
      <Section>
        <SectionIntro eyebrow={theme} heading={languages[language].label} />
        <div className="grid gap-12">
          <Colours />
          <TypeScale />
          <div id={useAnchor("primitives")}>
            <Primitives prefix={theme + language} pictures={pictures} />
          </div>
          <div id={useAnchor("controls")}>
            <Controls prefix={theme + language} />
          </div>
        </div>
      </Section>
      <div id={useAnchor("sections")}>
        <Sections drawn={drawn} />
      </div>
      <div id={useAnchor("proof")}>
        <Proof picture={pictures[1]} />
      </div>
      <div id={useAnchor("shapes")}>
        <Shapes picture={pictures[0]} />
      </div>
    </>
  );
}
