/**
 * Leaves in node_modules here what the built site and the operator's tools load: the packages that package.json's dependencies lead to in the lock file,
 * but for those whose code is in the bundle; of Node the program and its licence, of the database what runs on this system.
 */
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";

const { packages } = JSON.parse(readFileSync(process.argv[2], "utf8"));
/** Only components use them, and the bundle has all components (`ssr.noExternal` in vite.config.ts). */
const bundled = ["lucide-react", "@react-email/components"];

const kept = new Set();
const { dependencies, optionalDependencies } = packages[""];
for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
  if (!bundled.includes(name)) keep(placeOf(name, ""));

function keep(path) {
  if (!path || kept.has(path)) return;
  kept.add(path);
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path];
  // A package of ours is a link to its folder.
  if (packages[path].link) keep(packages[path].resolved);
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    keep(placeOf(name, path));
}

/** Where a package that is asked for by the one at `from` stands: beside it, or further up. */
function placeOf(name, from) {
  for (let at = from; ; at = at.replace(/\/?(?:node_modules\/(?:@[^/]+\/)?)?[^/]+$/, "")) {
    const path = `${at && `${at}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (!at) return undefined;
  }
}

const unused = Object.keys(packages).filter((path) => path && !kept.has(path));
const ofNode = globSync("node_modules/node-linux-*/{include,share,CHANGELOG.md}");
const own = `node_modules/better-sqlite3/prebuilds/${process.platform}-${process.arch}.node`;
const ofOthers = globSync("node_modules/better-sqlite3/{deps,src,prebuilds/*}").filter((path) => path !== own);
if (ofOthers.length > 0 && !existsSync(own)) throw new Error(`There is no ${own}.`);
for (const path of [...unused, ...ofNode, ...ofOthers]) rmSync(path, { recursive: true, force: true });
