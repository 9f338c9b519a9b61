import { readAll } from "./content/read.ts";
import { samplesIn, samplesTable } from "./content/samples.ts";

const samples = samplesIn(readAll().read);
console.log(samples.length === 0 ? "No sample content is left." : samplesTable(samples));
if (samples.length > 0)
  console.log(`\n${samples.length} files are samples: replace their words, then set \`sample: false\`.`);
