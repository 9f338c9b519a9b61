/** Removes from node_modules here what only development needs, by the lock file, and of Node all but the program and its licence. */
import { globSync, readFileSync, rmSync } from "node:fs";

const { packages } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const development = Object.keys(packages).filter((path) => packages[path].dev || packages[path].devOptional);
const ofNode = globSync("node_modules/node-linux-*/{include,share,CHANGELOG.md}");
for (const path of [...development, ...ofNode]) rmSync(path, { recursive: true, force: true });
