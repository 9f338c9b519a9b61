import type { PageId } from "@site/ground/site-map/pages.ts";

/** The parts of the page /design. The names are the anchors of the parts. */
export type Part = "primitives" | "controls" | "sections" | "proof" | "shapes";

/**
 * The place that shows each component of site/ui. It is a part of /design, or a page if the component needs the whole content of a page. A test
 * compares this list with the folder.
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
    ...["Spinner", "Tooltip", "Toaster", "MarkedText"],
  ],
  controls: ["Field", "FieldParts", "Choices", "Select", "Tick", "FileField", "FileInput"],
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
    "CallToAction",
  ],
  proof: ["Testimonials", "PriceTables", "CompanyTerms", "Articles", "RelatedPages"],
  shapes: ["Standard", "TableFirst", "Centred", "Story", "PicturedQuestions"],
  "/contact": [
    ...["PageFrame", "TopStrip", "OpeningLine", "Header", "MainMenu", "LanguageSwitch", "ThemeToggle", "HeadLinks"],
    ...["Footer", "ContactBar", "FloatingWhatsApp", "ContactLines", "HoursTable"],
  ],
  "/": [
    ...[
      "HomeHero",
      "AirFlow",
      "Buildings",
      "WhatHasStopped",
      "ServiceGrid",
      "Thumbnail",
      "ServedCities",
      "EmiratesMap",
    ],
    ...["CustomSolution", "WhyUs", "Standards", "ButtonPageLink"],
  ],
  "/dubai/ac-services": ["HeroActions", "PriceLine", "BookButton"],
  "/sharjah/painting": ["PlaceJobs", "FactsOfPlace", "PlaceStory"],
  "/dubai": ["LandingHead", "PlaceHead", "PlaceMap", "HeadWords", "CityHub", "NearbyPages", "Sources"],
  "/services": ["OverviewHead", "PageGroups"],
  "/bundles": ["BundleChooser", "BundleRows", "YearStrip", "Comparison"],
  "/bundles/complete-home-maintenance-package": ["YearPage", "BundleHead", "YearWheel", "YearParts"],
  "/bundles/energy-efficiency-bundle": ["Stairs"],
  "/pricing": ["Head", "PriceBoard", "QuotationButton"],
  "/near-me/ac-services": ["NearMeHead"],
  "/services/commercial-hvac": ["ServiceHead", "FilmLoop"],
  "/industries/hospitality": ["IndustryHead"],
  "/solutions/shops-retail": ["SolutionHead"],
  // A company that is no example shows these only once it has added its photographs (docs/editing).
  "/about": ["WindTower", "Proof", "Photo", "Pairs"],
  "/company-papers": ["PapersHead", "FirstPage", "Details", "Methods"],
  "/help/which-cooling": ["ThreeQuestions", "Coolings"],
  "/help": ["HelpHead", "UrgentNumber"],
  "/services/emergency-ac-repair": ["UrgentPage", "UrgentFrame"],
  "/help/no-cooling": ["SymptomHead", "Danger", "Checks", "WhoRepairs", "VisitPrice"],
  "/blog/why-your-ac-drips-indoors": ["ArticleHead", "ArticleChart", "InShort", "ArticleLines", "Contents", "TagList"],
  "/search": ["SearchForm"],
  "/blog": ["BlogHead"],
  "/resources": ["ResourceHead", "Choice", "Pages"],
  "/resources/glossary": ["Glossary"],
  "/resources/checklists/handover": ["Tasks"],
  "/careers": ["VacancyList"],
  "/case-studies": ["StudyFilters", "StudyList"],
  "/case-studies/chiller-overhaul-office-tower": ["CaseStudyHead", "Readings"],
  "/video": ["FilmCards"],
  "/video/how-a-split-ac-works": ["Film", "FilmHead", "Controls"],
  "/video/chilled-water-circuit": ["Player"],
  // AwayPage is shown on a private page when the database cannot be reached.
  "/services/no-such-page": ["NotFound", "ErrorPage", "AwayPage"],
  // These are shown on the pages behind a customer's own link, and in the account on the page of an enquiry.
  "/account": ["Fold", "ConfirmedAction"],
  "/admin": ["OtherLanguage", "TextWithNumbers", "WithReferences"],
  "/admin/quotations": ["OfficeList"],
} satisfies Partial<Record<Part | PageId, readonly string[]>>;
