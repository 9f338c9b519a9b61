/**
 * A tool that selects files by a pattern does not report a pattern without any match, for example after a folder was moved. Then tests do
 * not run, rules forbid nothing, or styles are missing. So each alternative of each pattern must match a file.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { matchesGlob } from "node:path";
import { join } from "node:path/posix";
import { describe, expect, test } from "vitest";
import config from "../../vitest.config.ts";
import { closure, readGraph } from "./graph.ts";

const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => file && existsSync(file));
const folders = new Set(files.map((file) => file.split("/").slice(0, -1)).flatMap(above));

function above(segments: string[]): string[] {
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}

type Marks = { open: string; bar: string; close: string };
const glob: Marks = { open: "{", bar: ",", close: "}" };
const regex: Marks = { open: "(", bar: "|", close: ")" };

/** Returns the pattern once for each alternative of each group, with that alternative in place of the group. */
function alternatives(pattern: string, { open, bar, close }: Marks): string[] {
  const found: string[] = [];
  const groups: number[][] = open === "(" ? [[-1]] : [];
  const end = (at: number) => {
    const cuts = groups.pop() ?? [];
    const [start = 0] = cuts;
    if (cuts.length === 1 || pattern.startsWith("(?!", start)) return;
    const parts = cuts.map((cut, index) => pattern.slice(cut + 1, cuts[index + 1] ?? at).replace(/^\?:/, ""));
    const [before, after] = [pattern.slice(0, Math.max(start, 0)), pattern.slice(at + 1)];
    found.push(...parts.map((part) => (open === "(" ? `${before}(?:${part})${after}` : before + part + after)));
  };
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === "\\") at++;
    else if (sign === open) groups.push([at]);
    else if (sign === bar) groups.at(-1)?.push(at);
    else if (sign === close) end(at);
  }
  end(pattern.length);
  return found.length > 0 ? found : [pattern];
}

test("each alternative is tried, at any depth", () => {
  expect(alternatives("{a,b}/*.{ts,tsx}", glob)).toEqual(["a/*.{ts,tsx}", "b/*.{ts,tsx}", "{a,b}/*.ts", "{a,b}/*.tsx"]);
  expect(alternatives("^(?:a|b(c|d))$", regex)).toEqual([
    "^(?:a|b(?:c))$",
    "^(?:a|b(?:d))$",
    "^(?:a)$",
    "^(?:b(c|d))$",
  ]);
  expect(alternatives("a|b", regex)).toEqual(["(?:a)", "(?:b)"]);
});

const matchesNone = (pattern: string) =>
  alternatives(pattern, glob).filter(
    (each) => !folders.has(each) && !files.some((file) => matchesGlob(file, each)) && !folderMatches(each),
  );
const folderMatches = (pattern: string) => [...folders].some((folder) => matchesGlob(folder, pattern));

const matchesNoPath = (pattern: string) =>
  alternatives(pattern.replaceAll("$1", "[^/]+"), regex).filter((each) => {
    const expression = new RegExp(each);
    return !files.some((file) => expression.test(file));
  });

const topFolders = [...new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/", 1)[0] ?? ""))];
const literal = /["'`]((?:\{[\w,/.-]+\}|[\w.-]+)\/[^"'`\s$]*[*][^"'`\s$]*)["'`]/g;
/** Patterns for files outside the project, or for paths that do not begin at its root. */
const elsewhere =
  /^(?:\.\/|\.react-router\/|a\.b\/|assets\/|build\/|diagrams\/|image\/|node_modules\/|sitemap\/|text\/|\{bundles,)/;

const code = files.filter(
  (file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file) && !/^(?:content|public)\/|patterns\.test\.ts$/.test(file),
);

/** All strings in the code that look like a glob from the root. */
const globs = code
  .flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(literal), ([, pattern = ""]) => ({ file, pattern })),
  )
  .filter(({ pattern }) => !elsewhere.test(pattern));

/** All regular expressions that list folders, if at least one of them is a folder of ours. */
const lists = code.flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(/\/\^\(\?:([\w|\\/-]+)\)\\\//g), ([, list = ""]) => ({
    file,
    listed: list.replaceAll("\\/", "/").split("|"),
  })).filter(({ listed }) => listed.some((each) => topFolders.includes(each))),
);

test("every glob in code and settings matches a file", () => {
  expect(globs.length).toBeGreaterThan(30);
  expect(
    globs.map(({ file, pattern }) => ({ file, none: matchesNone(pattern) })).filter(({ none }) => none[0]),
  ).toEqual([]);
});

/** All strings in the code that are a file's path from the root. The compiler checks none of them. */
const named = files
  .filter((file) => /\.(?:[cm]?[jt]sx?|py)$/.test(file) && !/^(?:content|public|tests)\/|\.test\.|fixture/.test(file))
  .flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/["'`]\/?([\w-]+\/[\w./-]+\.(?:[cm]?[jt]sx?|css|py|ttf|typ))["'`]/g),
      ([, path = ""]) => ({ file, path }),
    ),
  )
  .filter(({ path }) => topFolders.includes(path.split("/", 1)[0] ?? "") && !path.includes(".test."));
/** These files write files at the paths that they name, and the paths exist nowhere else. */
const written = ["art/make/temporary.ts", "bench/site-folder.ts"];

test("every file that code names by its path exists", () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ file, path }) => !files.includes(path) && !written.includes(file))).toEqual([]);
});

test("every folder that a regular expression lists exists", () => {
  expect(lists.length).toBeGreaterThan(1);
  expect(
    lists
      .map(({ file, listed }) => ({ file, none: listed.filter((each) => !folders.has(each)) }))
      .filter(({ none }) => none[0]),
  ).toEqual([]);
});

/** Returns every `path` and `pathNot` in the rules about imports. */
const paths = (value: unknown, key = ""): string[] =>
  typeof value === "string"
    ? /^path(?:Not)?$/.test(key)
      ? [value]
      : []
    : Object.entries(value ?? {}).flatMap(([name, each]) => paths(each, Array.isArray(value) ? key : name));

describe("every path in", () => {
  test("the rules about imports names a file", () => {
    const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");
    expect(paths(forbidden).length).toBeGreaterThan(40);
    expect(
      paths(forbidden)
        .filter((each) => !each.includes("node_modules"))
        .flatMap(matchesNoPath),
    ).toEqual([]);
  });

  test("the pieces that the browser gets names a file", () => {
    const tests = [...readFileSync("vite.config.ts", "utf8").matchAll(/\btest:\s*\/(.+)\/,?(?: \}|,|\n)/g)];
    const ours = tests
      .flatMap(([, source = ""]) => alternatives(source, regex))
      .filter((each) => !each.includes("node_modules"));
    expect(ours.length).toBeGreaterThan(5);
    expect(ours.filter((each) => !files.some((file) => new RegExp(each).test(`/${file}`)))).toEqual([]);
  });

  test.each(["account", "office"])(
    "every component that a page with the styles of %s imports is in its list of sources",
    (sheet) => {
      // The build stops if a document has a class without styles. But pages of the app are not rendered in the build, so they are checked
      // here.
      const css = readFileSync(`site/styles/${sheet}.css`, "utf8");
      const sources = Array.from(css.matchAll(/@source "([^"]+)"/g), ([, path = ""]) => join("site/styles", path));
      const isIn = (file: string, list: readonly string[]) =>
        list.some((path) => matchesGlob(file, path) || matchesGlob(file, `${path}/**`));
      const pages = sources.filter((path) => path.startsWith("app/pages/"));
      const imported = files
        .filter((file) => isIn(file, pages))
        .flatMap((file) =>
          Array.from(readFileSync(file, "utf8").matchAll(/from "#(.+\.tsx)"/g), ([, path = ""]) => path),
        );
      expect(imported.length).toBeGreaterThan(10);
      const hasClasses = (file: string) => readFileSync(file, "utf8").includes("className");
      expect(imported.filter((file) => hasClasses(file) && !isIn(file, sources))).toEqual([]);
    },
  );

  test("the styles names a file or a folder", () => {
    const sources = files
      .filter((file) => /^site\/styles\/.*\.css$/.test(file))
      .flatMap((file) =>
        Array.from(readFileSync(file, "utf8").matchAll(/@source (?:not )?"([^"]+)"/g), ([, path = ""]) => ({
          file,
          path,
        })),
      );
    expect(sources.length).toBeGreaterThan(40);
    expect(sources.map(({ file, path }) => join(file, "..", path)).flatMap(matchesNone)).toEqual([]);
  });

  test("the container's list names a file or a folder", () => {
    const copied = [...readFileSync("deploy/container/Dockerfile", "utf8").matchAll(/cp (?:-a )?(\S.*?) \/site/g)]
      .flatMap(([, list = ""]) => list.split(" "))
      .filter((path) => !["build", "node_modules"].includes(path));
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !folders.has(path) && !files.includes(path))).toEqual([]);
    // Only the engineers' tools read the list of films, and they do not run in the container.
    const needed = [...closure(readGraph(), globSync("scripts/operate/*.ts", { exclude: ["**/*.test.ts"] }))].filter(
      (file) => file !== "art/films.json",
    );
    expect(needed.filter((file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
  });
});

describe("every", () => {
  const { projects = [] } = config.test ?? {};
  const suites = projects.flatMap((project) =>
    typeof project === "object" && "test" in project ? [project.test] : [],
  );
  const isOf = (file: string, patterns: readonly string[] = []) => patterns.some((each) => matchesGlob(file, each));

  test("file of tests is run by one project", () => {
    const drills = ["rolling-deploy", "cdn", "static-host"].map((name) => `tests/reliability/${name}.test.ts`);
    const runs = files
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => {
        const by = suites.filter((suite) => isOf(file, suite?.include) && !isOf(file, suite?.exclude));
        const byBrowser = /^tests\/e2e\/.*\.spec\.ts$/.test(file) ? ["browser"] : [];
        return [file, ...by.map((suite) => suite?.name), ...byBrowser];
      });
    expect(runs.length).toBeGreaterThan(500);
    expect(runs.filter(([file, ...by]) => by.length !== (drills.includes(String(file)) ? 0 : 1))).toEqual([]);
  });

  test("package is imported by its name from outside", () => {
    const outside = /from "(?:\.\.?\/)+(?:ground|packages)\//;
    expect(
      code.filter((file) => !/^(?:ground|packages)\//.test(file) && outside.test(readFileSync(file, "utf8"))),
    ).toEqual([]);
  });

  test("module is seen by the type check and by the graph of imports", () => {
    const { include } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
    const isIncluded = (file: string) => isOf(file, include) || include.includes(file.split("/", 1)[0]);
    const modules = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith("scripts/build/fonts/"));
    expect(modules.filter((file) => !isIncluded(file))).toEqual([]);
    const graph = readGraph();
    expect(modules.filter((file) => !graph.has(file))).toEqual([]);
  });
});
