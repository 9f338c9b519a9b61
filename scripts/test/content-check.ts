import { checkContent } from "./content/check.ts";

const { files, lines, warnings } = await checkContent();
for (const line of warnings) console.log(`Warning: ${line}`);
for (const line of lines) console.error(line);
if (lines.length > 0) {
  console.error(`\n${lines.length} to put right in content/`);
  process.exitCode = 1;
} else console.log(`content/: ${files} files are in order`);
