import requireBuild from "#tests/site/require-build.ts";

requireBuild();
// This module is imported here and not at the top, because it reads the built pages when it is loaded.
const { table, weighAll } = await import("#tests/site/page-weight.ts");
console.log(table(await weighAll()));
const { likenessReport } = await import("#tests/site/likeness-report.ts");
console.log(`\n${likenessReport()}`);
const { twinReport } = await import("#tests/site/twin-report.ts");
console.log(`\n${twinReport()}`);
