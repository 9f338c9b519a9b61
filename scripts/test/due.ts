/**
 * Decides which groups of long tests must run for a change. A group must run if anything that it tests differs from the state in which the
 * last nightly run passed. The record of that state is in the repository, so that a fresh clone has it too.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Domain, type Group, groups, type LongGroup } from "#tests/set.ts";
import { closure, type Graph, readGraph } from "./graph.ts";

/** The files that a group tests. `modules` count together with everything that they import (except tests). `files` count alone. */
type Tested = { modules?: string[]; files: string[] };

/** The programs that turn the sources into what a browser receives. */
const builders = ["vite.config.ts", "react-router.config.ts", "scripts/build"];
const buildersFiles = builders.flatMap((each) => [each, `${each}/**/*`]);

const long: Record<LongGroup, Tested> = {
  company: {
    modules: ["scripts/operate/setup-company.ts", "scripts/operate/company/**/*.ts"],
    files: [
      "scripts/test/company.ts",
      "tests/company/**/*",
      "tests/site/{links,hreflang,sitemap}*",
      "content/company.yaml",
      "{site/content,ground}/**/*",
    ],
  },
  editor: {
    modules: ["scripts/edit/**/*.ts"],
    files: ["{packages/editor,scripts/edit}/**/*", "tests/e2e/site/editor.spec.ts", "tests/e2e/support/editor.ts"],
  },
  engines: { files: ["{app/islands,site/islands,site/styles,site/ui}/**/*", "tests/engines/**/*", ...buildersFiles] },
  "first press": {
    modules: ["{app,site}/islands/**/*.{ts,tsx}"],
    files: ["{app,site}/islands/**/*", "tests/e2e/site/first-press.spec.ts", ...buildersFiles],
  },
  fuzz: {
    modules: ["domain/leads/**/*.ts", "packages/auth-server/**/*.ts", "platform/http/**/*.ts"],
    files: ["tests/http/leads/fuzz.test.ts", "tests/auth/contract/attacks.test.ts"],
  },
};

/** The folders that are tested only by the tests of one domain. Every other folder counts for all domains (`foldersOfAll`). */
export const ownFolders: Record<Domain, string[]> = {
  accounts: ["domain/accounts", "domain/sign-in", "packages/auth-server", "platform/identity"],
  analytics: ["domain/analytics"],
  applications: ["domain/applications"],
  calculators: ["domain/calculators", "platform/compute", "packages/engine"],
  colleagues: ["domain/colleagues", "domain/leads/office/notices", "domain/settings"],
  contracts: ["domain/contracts"],
  inbox: [
    ...["domain/leads/office/dashboard", "domain/leads/office/inbox", "domain/leads/office/reports"],
    ...["domain/operations/office/messages", "domain/privacy"],
  ],
  leads: [
    ...["domain/leads/customer", "domain/leads/mails", "domain/leads/store", "domain/operations/office/mailbox"],
    ...["platform/spam", "platform/whatsapp", "site/forms", "site/letters"],
  ],
  people: ["domain/people"],
  platform: ["domain/operations/office/database", "domain/operations/office/status"],
  quotations: ["domain/quotations", "platform/pdf", "site/papers"],
  site: [
    ...["content", "domain/assistants", "domain/operations/office/missing", "domain/search"],
    ...["platform/search", "site/content"],
    ...["brand", "films", "motion", "pictures"].map((folder) => `public/${folder}`),
  ],
  visits: ["domain/reputation", "domain/visits"],
};

/**
 * Folders that do not count for all domains. Pages contain little code, and count for the domains that they import. Texts count for the
 * domain `site`, which shows them.
 */
const notOfAll = ["app/pages", "app/routes.ts"];

const ofAll = [
  ...["app/*", "domain/*", "ground/*", "packages/typed", "platform/*", "server/*", "site/*", "public/*", ...builders],
  ...["tests/e2e/support", "tests/e2e/*.ts", "tests/set.ts", "playwright.config.ts"],
];

/** Returns the folders that count for every domain, whether or not the domain imports them. */
export function foldersOfAll(root = "."): string[] {
  const own = [...Object.values(ownFolders).flat(), ...notOfAll];
  return globSync(ofAll, { cwd: root })
    .filter((folder) => !own.some((each) => each === folder || each.startsWith(`${folder}/`)))
    .sort();
}

/** Returns what the tests of a domain test. The pages of a domain are those that import one of its modules. */
function ofDomain(domain: Domain, root: string, graph: Graph): Tested {
  const isOwn = (file: string) => ownFolders[domain].some((folder) => file.startsWith(`${folder}/`));
  const pages = [...graph].flatMap(([file, imported]) =>
    file.startsWith("app/pages/") && imported.some(isOwn) ? [file] : [],
  );
  // For the support files of browser tests only the files themselves count, and not their imports. They sign in for all domains, so their
  // imports would make every domain due.
  const used = [...graph].flatMap(([file, imported]) =>
    file.startsWith(`tests/e2e/${domain}/`) ? imported.filter((each) => !each.startsWith("tests/e2e/support/")) : [],
  );
  return {
    modules: [...ownFolders[domain].map((folder) => `${folder}/**/*.{ts,tsx}`), ...pages, ...used],
    files: [...ownFolders[domain], ...foldersOfAll(root), `tests/e2e/${domain}`].flatMap((folder) => [
      folder,
      `${folder}/**/*`,
    ]),
  };
}

export type ProvenTrees = Partial<Record<Group, string>>;

const record = "scripts/test/proven.json";

export const readProven = (root = "."): ProvenTrees => JSON.parse(readFileSync(join(root, record), "utf8"));

/**
 * True for unit tests beside the code. They run for every change anyway, so they make no group due. In the editor's package some tests wait
 * until the editor is due.
 */
const isTestedAnyway = (file: string) =>
  /^(?:app|domain|ground|packages|platform|server|site|scripts\/build)\/.*\.test\.tsx?$/.test(file) &&
  !file.startsWith("packages/editor/");

/** Returns a hash for each group: of everything that its tests depend on, including the packages. */
export function inputsOf(root = ".", graph: Graph = readGraph(root)): Inputs {
  const digests = new Map<string, string>();
  const digestOf = (file: string) => {
    const known = digests.get(file);
    if (known) return known;
    const path = join(root, file);
    const digest = existsSync(path) && statSync(path).isFile() ? sha256(readFileSync(path)) : "";
    digests.set(file, digest);
    return digest;
  };
  const hashes = groups.map((group) => {
    const { modules = [], files } = isLong(group) ? long[group] : ofDomain(group, root, graph);
    const entries = globSync(modules, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
    const imported = [...closure(graph, entries)].filter((file) => graph.has(file));
    const all = new Set(["package-lock.json", ...imported, ...globSync(files, { cwd: root })]);
    const lines = [...all].filter((file) => !isTestedAnyway(file)).sort();
    return [group, sha256(lines.map((file) => `${file} ${digestOf(file)}\n`).join(""))] as const;
  });
  return Object.fromEntries(hashes) as Inputs;
}

const isLong = (group: Group): group is LongGroup => group in long;

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** Returns the groups that must run for a change. */
export const dueGroups = (proven: ProvenTrees, inputs: Inputs): Group[] =>
  groups.filter((group) => proven[group] !== inputs[group]);

/** Returns the steps that run the tests of a group. */
const stepsOf = (group: Group): string[] => (isLong(group) ? stepsOfLong[group] : ["browser"]);
const stepsOfLong: Record<LongGroup, string[]> = {
  company: ["company"],
  editor: ["unit", "browser"],
  engines: ["engines"],
  "first press": ["browser"],
  fuzz: ["auth", "http"],
};

type Inputs = Record<Group, string>;

/**
 * Returns the new record after a nightly run in which these steps passed. A group is recorded only if its files did not change during the
 * run.
 */
export function provenAfter(known: ProvenTrees, passed: readonly string[], before: Inputs, after: Inputs): ProvenTrees {
  const now = groups.filter(
    (group) => before[group] === after[group] && stepsOf(group).every((step) => passed.includes(step)),
  );
  return { ...known, ...Object.fromEntries(now.map((group) => [group, before[group]])) };
}

export const recordProven = (passed: readonly string[], before: Inputs, after = inputsOf()) =>
  writeFileSync(record, `${JSON.stringify(provenAfter(readProven(), passed, before, after), null, 2)}\n`);
