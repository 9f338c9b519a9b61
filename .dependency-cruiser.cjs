/**
 * The features, and the files by which others may use each of them. A feature may use only those that stand below it, so
 * that they never form a circle.
 */
const features = {
  settings: [],
  reports: [],
  analytics: ["Labelled", "choice"],
  dashboard: ["figure"],
  database: [],
  messages: [],
  status: [],
  notices: [],
  hiring: [],
  careers: [],
  inbox: [],
  mailbox: [],
  rounds: [],
  people: ["LeadPerson", "lead-person.server", "visit-place.server"],
  contracts: ["LeadContracts", "days", "kinds.server", "lead-contracts.server", "office/Fold", "state.server"],
  appointments: [
    ...["LeadVisits", "calendar.server", "lead-visits.server", "office/fields", "office/form.server", "office/papers"],
    ...["office/GateFields", "office/clash.server", "office/gate.server"],
  ],
  quotes: ["LeadQuotes", "editor/inputs", "lead-quotes.server", "money", "offer-link.server"],
  search: [],
  missing: [],
  calculators: [],
  account: ["Loaded", "held.server", "types", "useApi"],
  request: ["AddForm", "Details", "RequestHead", "Timeline", "WithdrawForm", "actions.server", "types", "view.server"],
  staff: ["Moment", "Said", "clear-phone", "guard.server", "useUncounted"],
  kept: ["KeptForm", "TwoTexts", "values"],
  leads: [
    ...[
      "UrgentLine",
      "fields",
      "form-state",
      "form.server",
      "lead-from-form.server",
      "options",
      "photos.server",
      "schema",
      "types",
    ],
    ...["honeypot", "key.server", "phone.server", "shrink", "spam"],
  ],
  auth: [
    // The account's pages are made of the same parts as those on the way in.
    ...[
      "CodeField",
      "Consent",
      "EmailField",
      "EnrolFactor",
      "Entrance",
      "EntranceFrame",
      "Gone",
      "Parts",
      "PasswordField",
    ],
    ...[
      "TextLink",
      "Words",
      "passkey",
      "schema",
      "problems",
      "provider-names",
      "useAction",
      "useAuthForm",
      "useMailed",
      "useMethods",
      "useProof",
      "useSecondsUntil",
    ],
    ...[
      "AddPasskey",
      "AuthProvider",
      "assure",
      "browser",
      "client",
      "cookie",
      "kept-pages",
      "next",
      "query",
      "reports-cookie",
    ],
    ...["backend", "customer", "entrance", "fixture", "identity", "token", "user"].map((name) => `${name}.server`),
  ],
  papers: ["fixture", "paper.server", "text"],
  mail: [
    "data.server",
    "envelope.server",
    "facts.server",
    "isolates",
    "letter",
    "outgoing.server",
    "render.server",
    "reply-to.server",
    "sender.server",
  ],
};
const names = Object.keys(features);
const namedFiles = Object.entries(features).flatMap(([name, files]) => files.map((file) => `${name}/${file}`));

const featureRules = [
  {
    name: "features-through-named-files",
    severity: "error",
    comment:
      "Another feature uses only the files named in .dependency-cruiser.cjs: use one of them, or name this one there.",
    from: { path: "^app/features/([^/]+)/" },
    to: {
      path: "^app/features/",
      pathNot: ["^app/features/$1/", `^app/features/(${namedFiles.join("|").replaceAll(".", "\\.")})\\.tsx?$`],
    },
  },
  {
    name: "features-are-listed",
    severity: "error",
    comment: "Give the feature its place in the list of .dependency-cruiser.cjs, above all that it uses.",
    from: { path: "^app/", pathNot: `^app/features/(${names.join("|")})/` },
    to: { path: "^app/features/", pathNot: `^app/features/(${names.join("|")})/` },
  },
  ...names.slice(1).map((name, above) => ({
    name: `${name}-knows-nothing-above-it`,
    severity: "error",
    comment: `Those features may use ${name}. What both need belongs into ${name}, into site/ or ui/; or a page brings the two together.`,
    from: { path: `^app/features/${name}/` },
    to: { path: `^app/features/(${names.slice(0, above + 1).join("|")})/` },
  })),
];

/** Who may import whom. Each rule says where the code belongs instead. */
module.exports = {
  forbidden: [
    ...featureRules,
    {
      name: "i18n-is-below-all",
      severity: "error",
      comment: "Languages, words and dates are used everywhere; what they need is handed to them.",
      from: { path: "^app/i18n/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(app|server|packages)/", pathNot: "^app/i18n/" },
    },
    {
      name: "everything-is-found",
      severity: "error",
      comment: "What is not found is bound by no rule: mend the import, or the name in a package.json.",
      // The tools for fonts are installed by whoever makes them anew; the server loads what the build made.
      from: { pathNot: "^(scripts/build/fonts/|server/main\\.js$)" },
      to: { couldNotResolve: true },
    },
    {
      name: "no-circles",
      severity: "error",
      comment:
        "Two modules that need each other are one module, or need a third that both import. A type that closes the circle belongs into the lower one.",
      from: {},
      to: { circular: true },
    },
    {
      name: "app-keeps-off-the-server",
      severity: "error",
      comment:
        "Only *.server.ts files (and tests) may use server/: what a page needs from the database belongs in its feature's *.server.ts.",
      from: { path: "^app/", pathNot: "\\.(server|test)\\.tsx?$" },
      to: { path: "^server/" },
    },
    {
      name: "server-knows-nothing-of-the-app",
      severity: "error",
      comment:
        "The server serves what the build made, words and pages belong in app/. Languages, the time of the UAE and addresses are in ground/.",
      from: { path: "^server/(?!.*\\.test\\.ts$)" },
      to: { path: "^app/" },
    },
    {
      name: "ground-stands-alone",
      severity: "error",
      comment:
        "Everybody stands on ground/, so it stands on nothing of ours but data of content/shared/: hand in what it needs, or move what needs more to app/site/.",
      from: { path: "^ground/(?!.*\\.test\\.ts$)" },
      to: { pathNot: "^(ground/|content/shared/[^/]+\\.json$)" },
    },
    {
      name: "engine-stands-alone",
      severity: "error",
      comment:
        "The engine is pure arithmetic that runs anywhere: what it needs is given to it. Words, React, Node and packages belong in app/.",
      from: { path: "^packages/engine/(?!.*\\.test\\.ts$)" },
      to: { pathNot: "^packages/(engine|typed)/" },
    },
    {
      name: "packages-know-no-site",
      severity: "error",
      comment:
        "A package stands alone: what it needs of the site is handed to it. It may use ground/ and other packages that its package.json names.",
      from: { path: "^packages/" },
      to: { path: "^(app|art|bench|content|scripts|server|tests)/" },
    },
    {
      name: "ui-is-below-features",
      severity: "error",
      comment:
        "A primitive or section gets what it shows as props. If it needs a feature, it is part of that feature: move it to app/features/.",
      from: { path: "^app/ui/" },
      to: { path: "^app/(features|pages)/" },
    },
    {
      name: "features-are-below-pages",
      severity: "error",
      comment: "A page composes features, never the other way round.",
      from: { path: "^app/(features|site|i18n|islands)/" },
      to: { path: "^app/pages/" },
    },
    {
      name: "one-gateway-to-content",
      severity: "error",
      comment:
        "Content is read through app/site/content.server.ts; only the messages (i18n), the map's shapes, the renamed pages, what is offered and the letters of references are imported as data.",
      from: { path: "^(app|ground|server)/" },
      to: { path: "^content/", pathNot: "^content/((en|ar)/messages/|shared/(map|moved|offers|references)\\.json)" },
    },
    {
      name: "one-reader-of-content-files",
      severity: "error",
      comment: "Ask the gateway (app/site/content.server.ts) for content; if it lacks something, teach it there.",
      from: { path: "^app/", pathNot: "^app/(site/|entry\\.server)" },
      to: { path: "^app/site/(files|inventory)\\.server\\.ts$" },
    },
    {
      name: "site-is-pure",
      severity: "error",
      comment: "The site map and the gateway know nothing of how pages look.",
      from: { path: "^app/site/" },
      to: { path: "^app/(ui|features|islands)/" },
    },
    {
      name: "editor-stays-out-of-the-site",
      severity: "error",
      comment:
        "The content editor runs beside the site, on a writer's machine. What both need belongs in ground/, or is handed to it by scripts/edit/site.ts.",
      from: { path: "^(app|ground|packages/(?!editor/)[^/]+|server|art)/" },
      to: { path: "^(packages/editor|scripts/edit)/" },
    },
    {
      name: "no-orphans",
      severity: "error",
      comment: "Nothing imports this module: delete it, or use it.",
      from: {
        orphan: true,
        path: "^(app|ground|packages|server)/",
        pathNot:
          "(\\.d\\.ts|\\.test\\.tsx?|^app/(routes|root|entry\\.(client|server))\\.tsx?|^server/(main\\.js|pdf/typesetter\\.ts|photos/redraw\\.ts|incoming/parser\\.ts)|^app/(pages|islands/boot)/|^packages/editor/web/client\\.ts)",
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^build/|\\+types/)" },
    tsConfig: { fileName: "tsconfig.json" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
