import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { schema } from "#server/env.ts";

/** An engine adds these itself, or they belong to another program. */
const foreign = /^POSTGRES_/;
const dockerfile = readFileSync("deploy/container/Dockerfile", "utf8");

/** All values of the documents in the file, with the names that lead to them. */
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

describe.each(files)("%s", (file) => {
  it("sets only what the site knows", () => {
    const named = values(file).flatMap(([path, value]) => [
      ...(/\.environment\.(\w+)$/.exec(path)?.slice(1) ?? []),
      ...(/literals/.test(path) ? [String(value).split("=", 1)[0] ?? ""] : []),
    ]);
    expect(named.filter((name) => !(name in schema.shape) && !foreign.test(name))).toEqual([]);
  });

  it("leads to the ports, the account and the paths of the image", () => {
    for (const [path, value] of values(file)) {
      if (/containerPort$/.test(path)) expect(dockerfile).toContain(`EXPOSE ${value}\n`);
      if (/runAs(User|Group)$/.test(path)) expect(dockerfile).toContain(`USER ${value}\n`);
      if (/httpGet\.path$/.test(path)) expect(["/healthz", "/readyz"]).toContain(value);
      if (/args\.0$/.test(path)) expect(dockerfile).toContain(`CMD ["${value}"]`);
      if (/dockerfile$/.test(path)) expect(value).toBe("deploy/container/Dockerfile");
    }
  });
});

it("there are manifests", () => expect(files).toHaveLength(4));
