/** Tests and what only they use may look into every room. */
const tests = "(\\.test\\.tsx?$|fixture)";
const doors = "^domain/[^/]+/(store/)?index(\\.server)?\\.ts$";

/** Says which code may import which. Each rule says where the code belongs instead. */
module.exports = {
  forbidden: [
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
        "Two modules that need each other are one module, or need a third that both import. A type that closes the circle belongs into the lower one. Two domains that use each other make such a circle by their doors: what both need belongs into the lower one, or a page in app/ brings the two together.",
      from: {},
      to: { circular: true },
    },
    {
      name: "domains-through-doors",
      severity: "error",
      comment:
        "Another domain is entered by its doors: index.ts (components), index.server.ts (what speaks in words on the server) and store/index.ts (rows and rules). Export it there, or move it to where both can use it.",
      from: { path: "^domain/([^/]+)/", pathNot: tests },
      to: { path: "^domain/", pathNot: ["^domain/$1/", doors] },
    },
    {
      name: "own-domain-without-door",
      severity: "error",
      comment: "A door is for others. Inside its domain a module imports the module that it needs.",
      from: { path: "^domain/([^/]+)/" },
      to: { path: "^domain/$1/(store/)?index(\\.server)?\\.ts$" },
    },
    {
      name: "stores-through-doors",
      severity: "error",
      comment: "Pages and the server reach the rows of a domain by its door store/index.ts: export it there.",
      from: { path: "^(app|server)/", pathNot: tests },
      to: { path: "^domain/[^/]+/store/", pathNot: doors },
    },
    {
      name: "store-stands-without-pages",
      severity: "error",
      comment:
        "A store has rows and rules, and runs without React, words and the build: what speaks to people belongs into the domain's office/, customer/ or mails/. Other domains' stores are entered by store/index.ts.",
      from: { path: "^domain/[^/]+/store/", pathNot: tests },
      to: { path: "^(app|site|server)/|^domain/[^/]+/(?!store/)" },
    },
    {
      name: "store-without-react",
      severity: "error",
      comment:
        "A store runs in plain Node, for operators' scripts too: what is drawn belongs into another room of the domain.",
      from: { path: "^domain/[^/]+/store/", pathNot: tests },
      to: { path: "node_modules/(@react-[^/]+|react[^/]*)/" },
    },
    {
      name: "components-keep-off-the-store",
      severity: "error",
      comment:
        "Only *.server.ts files (and tests) may use a store or platform/: what a page needs from the database belongs into a *.server.ts beside it.",
      from: { path: "^(app|site|domain)/", pathNot: ["\\.(server|test)\\.tsx?$", "^domain/[^/]+/store/", "fixture"] },
      to: { path: "^(platform|server)/|^domain/[^/]+/store/" },
    },
    {
      name: "domains-are-below-the-app",
      severity: "error",
      comment: "Pages and the server compose domains, never the other way round: hand in what the domain needs.",
      from: { path: "^domain/", pathNot: tests },
      to: { path: "^(app|server)/" },
    },
    {
      name: "site-knows-no-domain",
      severity: "error",
      comment:
        "The documents' parts (ui, words, content) are below all domains: hand in what they show, or move what knows a domain into it.",
      from: { path: "^site/", pathNot: tests },
      to: { path: "^(app|domain|server)/" },
    },
    {
      name: "platform-knows-no-domain",
      severity: "error",
      comment:
        "The platform serves any site: what knows requests, visits or words belongs into a domain, and hands itself in where server/ starts everything.",
      from: { path: "^platform/", pathNot: tests },
      to: { path: "^(app|domain|server|site)/" },
    },
    {
      name: "ground-stands-alone",
      severity: "error",
      comment:
        "Everybody stands on ground/, so it stands on nothing of ours but data of content/shared/: hand in what it needs, or move what needs more to site/.",
      from: { path: "^ground/(?!.*\\.test\\.ts$)" },
      to: { pathNot: "^(ground/|content/shared/[^/]+\\.json$)" },
    },
    {
      name: "engine-stands-alone",
      severity: "error",
      comment:
        "The engine is pure arithmetic that runs anywhere: what it needs is given to it. Words, React, Node and packages belong in domain/calculators/.",
      from: { path: "^packages/engine/(?!.*\\.test\\.ts$)" },
      to: { pathNot: "^packages/(engine|typed)/" },
    },
    {
      name: "packages-know-no-site",
      severity: "error",
      comment:
        "A package stands alone: what it needs of the site is handed to it. It may use ground/ and other packages that its package.json names.",
      from: { path: "^packages/" },
      to: { path: "^(app|art|bench|content|domain|platform|scripts|server|site|tests)/" },
    },
    {
      name: "i18n-is-below-all",
      severity: "error",
      comment: "Languages, words and dates are used everywhere; what they need is handed to them.",
      from: { path: "^site/i18n/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(app|domain|packages|platform|server)/|^site/(?!i18n/)" },
    },
    {
      name: "content-is-pure",
      severity: "error",
      comment: "The gateway to the content knows nothing of how pages look.",
      from: { path: "^site/content/" },
      to: { path: "^site/(ui|islands)/" },
    },
    {
      name: "one-gateway-to-content",
      severity: "error",
      comment:
        "Content is read through site/content/content.server.ts; only the messages (i18n), the map's shapes, the renamed pages, what is offered and the letters of references are imported as data.",
      from: { path: "^(app|domain|ground|platform|server|site)/" },
      to: { path: "^content/", pathNot: "^content/((en|ar)/messages/|shared/(map|moved|scope|references)\\.json)" },
    },
    {
      name: "one-reader-of-content-files",
      severity: "error",
      comment: "Ask the gateway (site/content/content.server.ts) for content; if it lacks something, teach it there.",
      from: { path: "^(app|domain|site)/", pathNot: "^(site/content/|app/entry\\.server)" },
      to: { path: "^site/content/(files|inventory)\\.server\\.ts$" },
    },
    {
      name: "editor-stays-out-of-the-site",
      severity: "error",
      comment:
        "The content editor runs beside the site, on a writer's machine. What both need belongs in ground/, or is handed to it by scripts/edit/site.ts.",
      from: { path: "^(app|domain|ground|packages/(?!editor/)[^/]+|platform|server|site|art)/" },
      to: { path: "^(packages/editor|scripts/edit)/" },
    },
    {
      name: "no-orphans",
      severity: "error",
      comment: "Nothing imports this module: delete it, or use it.",
      from: {
        orphan: true,
        path: "^(app|domain|ground|packages|platform|server|site)/",
        pathNot:
          "(\\.d\\.ts|\\.test\\.tsx?|^app/(routes|root|entry\\.(client|server))\\.tsx?|^server/main\\.js|^platform/(pdf/typesetter\\.ts|photos/redraw\\.ts)|^domain/leads/store/incoming/parser\\.ts|^app/(pages|islands/boot)/|^packages/editor/web/(client|references)\\.ts)",
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
