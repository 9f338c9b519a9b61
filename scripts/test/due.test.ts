import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { domains } from "#tests/set.ts";
import { dueGroups, foldersOfAll, inputsOf, ownFolders, provenAfter } from "./due.ts";
import { steps as plan } from "./plan.ts";

const steps = plan.map(({ name }) => name);

function project() {
  const root = mkdtempSync(join(tmpdir(), "windtower-due-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  cpSync("package-lock.json", join(root, "package-lock.json"));
  write("packages/editor/git.ts", "");
  write("scripts/edit/form.ts", 'import { title } from "#site/content/title.ts";');
  write("site/content/title.ts", "export const title = 60;");
  write("domain/leads/customer/forms/schema.ts", "export const name = 80;");
  write("domain/leads/customer/forms/schema.test.ts", "");
  write("domain/leads/office/inbox/list.ts", 'import { name } from "../../customer/forms/schema.ts";');
  write("platform/db/schema.ts", "export const version = 1;");
  write("scripts/operate/seed.ts", "export const leads = 1;");
  write("tests/e2e/visits/plan.spec.ts", 'import { leads } from "#scripts/operate/seed.ts";');
  write("vite.config.ts", "export default {};");
  write("public/pictures/roof.avif", "");
  return { root, write };
}

test("a group is due once a module that its tests reach has changed, however far away it is", () => {
  const { root, write } = project();
  const proven = inputsOf(root);
  expect(dueGroups(proven, inputsOf(root))).toEqual([]);
  write("site/content/title.ts", "export const title = 70;");
  expect(dueGroups(proven, inputsOf(root))).toEqual(["company", "editor", "site"]);
  write("domain/leads/customer/forms/schema.ts", "export const name = 90;");
  expect(dueGroups(proven, inputsOf(root))).toEqual(["company", "editor", "fuzz", "inbox", "leads", "site"]);
});

test("without a nightly run, and with other packages, everything is due", () => {
  const { root, write } = project();
  const proven = inputsOf(root);
  expect(dueGroups({}, proven)).toHaveLength(Object.keys(proven).length);
  write("package-lock.json", "{}");
  expect(dueGroups(proven, inputsOf(root))).toHaveLength(Object.keys(proven).length);
});

test("a change of modules that all domains use makes all of them due; a test beside the code makes none due", () => {
  const { root, write } = project();
  const proven = inputsOf(root);
  write("domain/leads/customer/forms/schema.test.ts", "expect(name).toBe(80);");
  expect(dueGroups(proven, inputsOf(root))).toEqual([]);
  write("platform/db/schema.ts", "export const version = 2;");
  expect(dueGroups(proven, inputsOf(root))).toEqual([...domains]);
  // The editor has tests that need Git. They run only if the editor is due.
  write("packages/editor/git.test.ts", "");
  expect(dueGroups(proven, inputsOf(root))).toEqual(["editor", ...domains]);
});

test("a change of the build makes the browser tests due, and a picture the site's", () => {
  const { root, write } = project();
  const proven = inputsOf(root);
  write("public/pictures/roof.avif", "red");
  expect(dueGroups(proven, inputsOf(root))).toEqual(["site"]);
  write("vite.config.ts", "export default { base: '/' };");
  expect(dueGroups(proven, inputsOf(root))).toEqual(["engines", "first press", ...domains]);
});

test("a module that a domain's tests import counts for that domain", () => {
  const { root, write } = project();
  const proven = inputsOf(root);
  write("scripts/operate/seed.ts", "export const leads = 2;");
  expect(dueGroups(proven, inputsOf(root))).toEqual(["visits"]);
});

test("a change during a nightly run is not proven by it", () => {
  const { root, write } = project();
  const before = inputsOf(root);
  write("site/content/title.ts", "export const title = 70;");
  const after = inputsOf(root);
  const proven = provenAfter({}, steps, before, after);
  expect(dueGroups(proven, before)).toEqual(["company", "editor", "site"]);
  expect(dueGroups(proven, after)).toEqual(["company", "editor", "site"]);
});

test("a nightly run proves the groups of which every step has passed, and keeps the record of the others", () => {
  const { root, write } = project();
  const old = inputsOf(root);
  const proven = provenAfter({}, steps, old, old);
  expect(dueGroups(proven, old)).toEqual([]);
  write("package-lock.json", "{}");
  const now = inputsOf(root);
  const without = (failed: string) =>
    provenAfter(
      proven,
      steps.filter((step) => step !== failed),
      now,
      now,
    );
  expect(dueGroups(without("browser"), now)).toEqual(["editor", "first press", ...domains]);
  expect(dueGroups(without("http"), now)).toEqual(["fuzz"]);
  expect(dueGroups(without("reliability"), now)).toEqual([]);
  expect(dueGroups(without("browser"), old)).toEqual(["company", "engines", "fuzz"]);
});

test("every browser test is in the folder of a domain, which decides whether it is due", () => {
  const places = globSync("tests/e2e/**/*.spec.ts").map((file) => file.split("/").slice(2, -1).join("/"));
  expect([...new Set(places)].sort()).toEqual([...domains].sort());
});

test("every folder that a domain lists exists, so that a moved one is not forgotten", () => {
  const named = Object.values(ownFolders).flat();
  expect(named.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(named.filter((folder) => foldersOfAll().includes(folder))).toEqual([]);
});
