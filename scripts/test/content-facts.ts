import { parseArgs } from "node:util";
import { readAll } from "./content/read.ts";
import { usageIn } from "./content/usage.ts";
import { factReport, pageReport, stories, usageReport } from "./content/usage-report.ts";

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { page: text, fact: text, row: text, column: text } });
const usage = usageIn(readAll().read);
const { pages, facts } = usage;

function report(): string | undefined {
  const { page, fact, row, column } = values;
  if (page) return pages.filter(({ id }) => id === page).map((each) => pageReport(each, facts))[0];
  if (fact) return facts.filter(({ id }) => id === fact).map((each) => factReport(each, pages))[0];
  if (row || column)
    return stories(pages.filter((each) => (!row || each.row === row) && (!column || each.column === column)));
  return usageReport(usage);
}

const answer = report();
if (answer) console.log(answer);
else {
  const known = (of: "row" | "column") => [...new Set(pages.map((page) => page[of]))].join(" ");
  console.error(`Nothing of that name. Rows: ${known("row")}\nColumns: ${known("column")}`);
  process.exitCode = 1;
}
