import type { PageId } from "@site/ground/site-map/pages.ts";

/** The parts of /design by their anchors. */
export type Part = "primitives" | "controls" | "sections" | "proof" | "shapes";

/**
 * Where each component of site/ui is seen: in a part of /design, or, if it needs the whole content of a page, on that page. A test compares
 * this with the folder.
 */
export const components = {
  primitives: [
    ...[
      "Button",
      "HeadPicture",
      "HeadingFold",
      "Icon",
      "Logo",
      "PageLink",
      "Phone",
      "Picture",
      "Reference",
      "SampleMark",
      "Section",
      "WhatsAppGlyph",
    ],
    ...["Spinner", "Tooltip", "Toaster", "Marked"],
  ],
  controls: ["Field", "Labelled", "Choices", "Select", "Tick", "FileField", "FileInput"],
  sections: [
    ...[
      "PageHero",
      "Breadcrumbs",
      "Claims",
      "ContentSections",
      "Scope",
      "Steps",
      "Facts",
      "List",
      "Cards",
      "DataTable",
    ],
    ...["Table", "Prose", "Markdown", "Note", "Diagram", "Sheet", "LocalSheet", "YearLines", "Questions", "CardGrid"],
    ...["CallToAction", "PriceLine"],
  ],
  proof: ["Testimonials", "PriceTables", "CompanyTerms", "Articles", "Related"],
  shapes: ["Standard", "TableFirst", "PictureFirst", "Story", "HeroWords"],
  "/contact": [
    ...["PageFrame", "TopStrip", "OpeningLine", "Header", "MainMenu", "LanguageSwitch", "ThemeToggle", "HeadLinks"],
    ...["Footer", "ContactBar", "FloatingWhatsApp", "ContactLines", "HoursTable"],
  ],
  "/": [
    ...["HomeHero", "AirFlow", "WhatHasStopped", "ServiceGrid", "Thumbnail", "ServedCities", "EmiratesMap"],
    ...["CustomSolution", "WhyUs", "Standards", "ButtonPageLink"],
  ],
  "/dubai": ["CityHub", "CityMap", "Nearby", "Sources"],
  "/services": ["PageGroups"],
  // Only where a company has put its photos (docs/editing).
  "/about": ["Proof", "Photo", "Pairs"],
  "/help/which-cooling": ["ThreeQuestions", "Coolings"],
  "/blog/why-your-ac-drips-indoors": ["ArticleHead", "InShort", "ArticleLines", "Contents", "TagList"],
  "/search": ["SearchForm"],
  "/resources": ["Pages"],
  "/resources/glossary": ["Glossary"],
  "/resources/checklists/handover": ["Tasks"],
  "/careers": ["VacancyList"],
  "/case-studies": ["StudyFilters", "StudyList"],
  "/case-studies/chiller-overhaul-office-tower": ["CaseStudyHead", "Readings"],
  "/video": ["FilmCards"],
  "/video/how-a-split-ac-works": ["Film", "FilmHead", "Controls"],
  "/video/chilled-water-circuit": ["Player"],
  // AwayPage stands on a private page while the database cannot be asked.
  "/services/no-such-page": ["NotFound", "ErrorPage", "AwayPage"],
  // On the pages behind a customer's own link, and at a request in the account.
  "/account": ["Fold", "ConfirmedAction"],
  "/admin": ["OtherLanguage", "TextWithNumbers", "WithReferences"],
  "/admin/quotations": ["OfficeList"],
} satisfies Partial<Record<Part | PageId, readonly string[]>>;
