/** Who may import whom. Each rule says where the code belongs instead. */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      comment: "Two modules that need each other are one module, or need a third that both import.",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
      name: "server-knows-little-of-the-site",
      severity: "error",
      comment:
        "The server serves what the build made. Of the site it may know the aliases (app/site/aliases.ts), the languages and the time of the UAE; words and pages belong in app/.",
      from: { path: "^server/(?!.*\\.test\\.ts$)" },
      to: {
        path: "^app/",
        pathNot: "^app/(site/(aliases|links|pages|places|offers|arabic-slugs)|i18n/(languages|uae-time))\\.ts$",
      },
    },
    {
      name: "engine-stands-alone",
      severity: "error",
      comment:
        "The engine is pure arithmetic that runs anywhere: what it needs is given to it. Words, React, Node and packages belong in app/.",
      from: { path: "^engine/(?!.*\\.test\\.ts$)" },
      to: { pathNot: "^engine/" },
    },
    {
      name: "auth-server-stands-alone",
      severity: "error",
      comment:
        "server/auth is a server of its own: what it needs of the site is handed to createAuth. The rate limiter knows nothing of the site either, so both use it.",
      from: { path: "^server/auth/(?!.*(\\.test|\\bfixture)\\.ts$)" },
      to: { path: "^(app|server|content|engine)/", pathNot: "^server/(auth|rate-limit)/" },
    },
    {
      name: "rate-limiter-stands-alone",
      severity: "error",
      comment: "server/auth uses it, and would use whatever it imports: hand in what it needs.",
      from: { path: "^server/rate-limit/(?!.*\\.test\\.ts$)" },
      to: { path: "^(app|server|content|engine)/", pathNot: "^server/rate-limit/" },
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
        "Content is read through app/site/content.server.ts; only the messages (i18n) and the map's shapes are imported as data.",
      from: { path: "^(app|server)/" },
      to: { path: "^content/", pathNot: "^content/((en|ar)/messages/|shared/map\\.json)" },
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
      name: "no-orphans",
      severity: "error",
      comment: "Nothing imports this module: delete it, or use it.",
      from: {
        orphan: true,
        path: "^(app|engine|server)/",
        pathNot:
          "(\\.d\\.ts|\\.test\\.tsx?|^app/(routes|root|entry\\.(client|server))\\.tsx?|^server/main\\.js|^app/(pages|islands/boot)/)",
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
