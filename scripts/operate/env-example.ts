/** `npm run env:example` writes .env.example from the schema of the environment. A test fails if the file is out of date. */
import { writeFileSync } from "node:fs";
import { schema } from "#platform/process/env.ts";

const head = `# Every setting of the site (docs/operations.md), with its default. Made by \`npm run env:example\`: change platform/process/env.ts instead.
# For a copy named .env: systemd's EnvironmentFile=, Docker's --env-file, or in a shell: set -a; . ./.env; set +a
`;

export function envExample(): string {
  return [head, ...Object.entries(schema.shape).map(entry)].join("\n");
}

function entry([name, setting]: [string, (typeof schema.shape)[keyof typeof schema.shape]]): string {
  if (!setting.description) throw new Error(`${name} has no description: add .describe("…") to it in its schema.`);
  return `# ${setting.description}\n# ${name}=${setting.parse(undefined) ?? ""}\n`;
}

if (import.meta.main) writeFileSync(".env.example", envExample());
