import requireBuild from "#tests/site/require-build.ts";

requireBuild();
// Imported late, because it reads the built pages when it is loaded.
const { table, weighAll } = await import("#tests/site/page-weight.ts");
console.log(table(await weighAll()));
const { likenessReport } = await import("#tests/site/likeness-report.ts");
console.log(`\n${likenessReport()}`);
