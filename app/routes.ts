import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type Language, languageCodes, languages } from "@site/ground/language/languages.ts";

/** Every URL pattern and its page module. Each pattern exists once per language. The site map knows which addresses exist for a pattern. */
const patterns: [path: string, module: string][] = [
  ["", "home"],
  ["about", "about"],
  ["company-papers", "company-papers"],
  ["contact", "contact"],
  ["quotation", "ask-for-quotation"],
  ["call-back", "call-back"],
  ["pricing", "pricing"],
  ["pricing/works", "pricing"],
  ["book", "book"],
  ["our-record", "our-record"],
  ["search", "search"],
  ["enquiry/:key", "enquiry"],
  ["enquiry/:key/visit", "visit"],
  ["enquiry/:key/testimonial", "testimonial"],
  ["quotation/:key", "quotation"],
  ["waiting/:key", "waiting"],
  ["project/:key", "shared-project"],
  ["careers", "careers"],
  ["careers/:vacancy", "vacancy"],
  ["application/:token", "application"],
  ["report/:token", "report"],
  ["terms", "legal"],
  ["privacy", "legal"],
  ["help", "help"],
  ["help/which-cooling", "which-cooling"],
  ["help/:symptom", "symptom"],
  ["services", "overview"],
  ["solutions", "overview"],
  ["bundles", "bundles"],
  ["industries", "overview"],
  ["blog", "overview"],
  ["case-studies", "case-studies"],
  ["resources", "resource"],
  ["resources/glossary", "resource"],
  ["resources/permits", "resource"],
  ["resources/checklists/:slug", "resource"],
  ["blog/:slug", "article"],
  ["blog/tags/:tag", "tag"],
  ["authors/:author", "author"],
  ["case-studies/:slug", "case-study"],
  ["video", "films"],
  ["video/:slug", "film"],
  ["design", "design"],
  ["design/pictures", "design-pictures"],
  ["calculators/climate", "climate"],
  ["calculators/cooling-load-proof", "cooling-load-proof"],
  ["calculators", "calculators"],
  ["calculators/hvac-cooling-load/project", "project"],
  ["calculators/:slug", "calculator"],
  ["plan", "plan"],
  ["look-after", "look-after"],
  ["specimens", "overview"],
  ["specimens/:name", "specimen"],
  ["database-test", "database-test"],
  ["analytics-test", "analytics-test"],
  ["mailbox", "mailbox"],
  ["mailbox/:id", "mailbox-mail"],
  ["my-visits", "my-visits"],
  ["*", "landing"],
];

/** The pages below /admin. They are inside the office's frame, and admin-layout lets only colleagues in. A module that shows no page ends in .ts. */
const office: [path: string, file: string][] = [
  ["leads/new", "admin-new-lead.tsx"],
  ["leads/:id", "admin-lead.tsx"],
  ["leads/:id/quotations", "admin-new-quotation.ts"],
  ["leads/:id/visits", "admin-lead-visit.tsx"],
  ["visits", "admin-visits.tsx"],
  ["visits/teams", "admin-visit-teams.tsx"],
  ["visits/:id", "admin-visit.tsx"],
  ["quotations", "admin-quotations.tsx"],
  ["quotations/:id", "admin-quotation.tsx"],
  ["quotations/:id/contract", "admin-new-contract.tsx"],
  ["contracts", "admin-contracts.tsx"],
  ["contracts.csv", "admin-contracts-csv.ts"],
  ["contracts/:id", "admin-contract.tsx"],
  ["contracts/:id/register.pdf", "admin-contract-register.ts"],
  ["people", "admin-people.tsx"],
  ["people/:id", "admin-one-person.tsx"],
  ["places/:id", "admin-place.tsx"],
  ["equipment/:id/plate", "admin-plate.ts"],
  ["leads/:id/person.json", "admin-person.ts"],
  ["leads/:id/erase", "admin-erase.tsx"],
  ["leads.csv", "admin-export.ts"],
  ["live", "admin-live.ts"],
  ["photos/:id", "admin-photo.ts"],
  ["documents/:id", "admin-document.ts"],
  ["mails/:id", "admin-mail.ts"],
  ["record", "admin-record.tsx"],
  ["dashboard", "admin-dashboard.tsx"],
  ["reports", "admin-reports.tsx"],
  ["reports.csv", "admin-reports-csv.ts"],
  ["analytics", "admin-analytics.tsx"],
  ["analytics.csv", "admin-analytics-csv.ts"],
  ["messages", "admin-messages.tsx"],
  ["notices", "admin-notices.tsx"],
  ["notices.json", "admin-notices-json.ts"],
  ["status", "admin-status.tsx"],
  ["applications", "admin-applications.tsx"],
  ["applications/:id", "admin-application.tsx"],
  ["applications/:id/cv", "admin-cv.ts"],
  ["applications/:id/person.json", "admin-applicant.ts"],
  ["content", "admin-content.ts"],
  ["settings", "admin-settings.tsx"],
  ["settings.yaml", "admin-settings-file.ts"],
  ["colleagues", "admin-colleagues.tsx"],
  ["*", "admin-missing.tsx"],
];

const officeRoutes = (language: Language) => {
  const below = `${languages[language].prefix}/admin`;
  const id = (path: string) => ({ id: `${language}:admin/${path}` });
  return [
    route(`${below}/enter`, "pages/admin-enter.tsx", id("enter")),
    route(`${below}/leave`, "pages/admin-leave.ts", id("leave")),
    route(`${below}/office.webmanifest`, "pages/admin-manifest.ts", id("manifest")),
    route(below, "pages/admin-layout.tsx", id("layout"), [
      index("pages/admin-inbox.tsx", id("inbox")),
      ...office.map(([path, file]) => route(path, `pages/${file}`, id(path))),
    ]),
  ];
};

/** Sign-in and account pages have one layout, so that all of them know who is signed in. */
const entrance = [
  "sign-in",
  "sign-up",
  "check-mail",
  "forgot-password",
  "reset-password",
  "second-factor",
  "auth/callback",
  "auth/confirm",
];
const account: [path: string, module: string][] = [
  ["enquiries/:id", "account-enquiry"],
  ["calculations", "account-calculations"],
  ["projects", "account-projects"],
  ["profile", "account-profile"],
  ["security", "account-security"],
  ["data", "account-data"],
];

const personalRoutes = (language: Language) => {
  const { prefix } = languages[language];
  const id = (name: string) => ({ id: `${language}:${name}` });
  return layout("pages/auth-layout.tsx", id("auth"), [
    ...entrance.map((path) => route(`${prefix}/${path}`, `pages/${path.replace("/", "-")}.tsx`, id(path))),
    route(`${prefix}/account`, "pages/account-layout.tsx", id("account"), [
      index("pages/account.tsx", id("account/enquiries")),
      ...account.map(([path, module]) => route(path, `pages/${module}.tsx`, id(`account/${path}`))),
    ]),
  ]);
};

export default [
  route("sitemap.xml", "pages/sitemap.ts"),
  route("sitemap/:file", "pages/sitemap.ts", { id: "sitemap/:file" }),
  route("robots.txt", "pages/robots.ts"),
  route("llms.txt", "pages/llms.ts"),
  route("diagrams/:file", "pages/diagram.ts"),
  route("captions/:file", "pages/captions.ts"),
  route("map.svg", "pages/map.ts"),
  route("qr.svg", "pages/qr.ts"),
  route("words/:file", "pages/island-words.ts"),
  route("buildings/:file", "pages/buildings.ts"),
  route("papers/:file", "pages/specimen-paper.ts"),
  route("enquiry/:key/photos/:id", "pages/enquiry-photo.ts"),
  route("enquiry/:key/visit.ics", "pages/visit-calendar.ts"),
  // These files are below the page of each language, because the service worker of that page handles no other addresses.
  ...languageCodes.flatMap((language) => [
    route(`${languages[language].prefix}/my-visits/photos/:id`, "pages/my-visits-photo.ts", {
      id: `${language}:my-visits-photo`,
    }),
    route(`${languages[language].prefix}/my-visits/plates/:id`, "pages/my-visits-plate.ts", {
      id: `${language}:my-visits-plate`,
    }),
  ]),
  route("my-visits/sync", "pages/my-visits-sync.ts"),
  // Phones may still show pages from the time when the address was /team. These pages send to this address and do not follow redirects.
  route("team/sync", "pages/my-visits-sync.ts", { id: "team/sync" }),
  route("analytics-test/received", "pages/analytics-test-received.ts"),
  route("calls/:name", "pages/call.ts"),
  route("openapi.json", "pages/openapi.ts"),
  route("mcp", "pages/mcp.ts"),
  route("mcp/server-card", "pages/mcp-card.ts"),
  route(".well-known/ai-catalog.json", "pages/ai-catalogue.ts"),
  route("api/contact", "pages/api-contact.ts"),
  route("api/quote", "pages/api-quotation.ts"),
  route("api/callback", "pages/api-callback.ts"),
  route("api/booking", "pages/api-booking.ts"),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/free-times`, "pages/free-times.ts", { id: `${language}:free-times` }),
  ),
  ...languageCodes.flatMap((language) =>
    ["testimonials", "findings"].map((name) =>
      route(`${languages[language].prefix}/our-record/${name}`, `pages/${name}.ts`, { id: `${language}:${name}` }),
    ),
  ),
  route("api/account/enquiries", "pages/api-account-enquiries.ts"),
  route("api/account/enquiries/:id", "pages/api-account-enquiry.ts"),
  route("api/account/calculations", "pages/api-account-calculations.ts"),
  route("api/account/calculations/:id", "pages/api-account-calculation.ts"),
  route("api/account/kept", "pages/api-account-kept.ts"),
  route("api/account/projects", "pages/api-account-projects.ts"),
  route("api/account/projects/:id", "pages/api-account-project.ts"),
  route("api/account/sessions", "pages/api-account-sessions.ts"),
  route("api/account/data", "pages/api-account-data.ts"),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/calculators/hvac-cooling-load/hourly.csv`, "pages/cooling-load-hourly.ts", {
      id: `${language}:hourly`,
    }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/calculators/hvac-cooling-load/plant.csv`, "pages/cooling-load-plant.ts", {
      id: `${language}:plant`,
    }),
  ),
  ...languageCodes.flatMap((language) => {
    const calculator = `${languages[language].prefix}/calculators/hvac-cooling-load`;
    return [
      route(`${calculator}/report.pdf`, "pages/cooling-load-report.ts", { id: `${language}:report` }),
      route(`${calculator}/report.json`, "pages/cooling-load-report-content.ts", { id: `${language}:report-content` }),
      route(`${calculator}/project/report.pdf`, "pages/project-report.ts", { id: `${language}:project-report` }),
      route(`${calculator}/project/report.json`, "pages/project-report-content.ts", {
        id: `${language}:project-report-content`,
      }),
    ];
  }),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/company-papers/company-papers.pdf`, "pages/company-papers-pdf.ts", {
      id: `${language}:company-papers-pdf`,
    }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/look-after/scope.pdf`, "pages/look-after-scope.ts", {
      id: `${language}:scope`,
    }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/calculators/brought.json`, "pages/calculation-hand-over.ts", {
      id: `${language}:brought`,
    }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/quotation/:key/quotation.pdf`, "pages/quotation-paper.ts", {
      id: `${language}:quotation-paper`,
    }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/quotation/:key/quotation.json`, "pages/quotation-data.ts", {
      id: `${language}:quotation-data`,
    }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/enquiry/:key/visits/:visit/report.pdf`, "pages/visit-report-paper.ts", {
      id: `${language}:visit-report-paper`,
    }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/enquiry/:key/contracts/:contract/contract.pdf`, "pages/contract-paper.ts", {
      id: `${language}:contract-paper`,
    }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/blog/feed.xml`, "pages/feed.ts", { id: `${language}:feed` }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/whatsapp`, "pages/whatsapp.ts", { id: `${language}:whatsapp` }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/mailbox/:id/letter`, "pages/mailbox-letter.ts", { id: `${language}:letter` }),
  ),
  ...languageCodes.map((language) =>
    route(`${languages[language].prefix}/search/suggest`, "pages/search-suggest.ts", { id: `${language}:suggest` }),
  ),
  ...languageCodes.flatMap(officeRoutes),
  ...languageCodes.map(personalRoutes),
  ...languageCodes.flatMap((language) =>
    patterns.map(([path, module]) =>
      route(`${languages[language].prefix}/${path}`, `pages/${module}.tsx`, { id: `${language}:${path}` }),
    ),
  ),
] satisfies RouteConfig;
