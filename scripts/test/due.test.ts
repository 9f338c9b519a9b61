import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { domains } from "#tests/set.ts";
import { dueGroups, inputsOf, rooms, roomsOfAll } from "./due.ts";

function project() {
  const root = mkdtempSync(join(tmpdir(), "windtower-due-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  cpSync("package-lock.json", join(root, "package-lock.json"));
  write("scripts/edit/form.ts", 'import { title } from "#app/site/title.ts";');
  write("app/site/title.ts", "export const title = 60;");
  write("app/features/leads/schema.ts", "export const name = 80;");
  write("app/features/leads/schema.test.ts", "");
  write("app/features/inbox/list.ts", 'import { name } from "../leads/schema.ts";');
  write("server/db/schema.ts", "export const version = 1;");
  return { root, write };
}

test("a group is due once a module has changed that its tests reach, however far away", () => {
  const { root, write } = project();
  const proven = inputsOf(root);
  expect(dueGroups(proven, inputsOf(root))).toEqual([]);
  write("app/site/title.ts", "export const title = 70;");
  expect(dueGroups(proven, inputsOf(root))).toEqual(["company", "editor", "site"]);
  write("app/features/leads/schema.ts", "export const name = 90;");
  expect(dueGroups(proven, inputsOf(root))).toEqual(["company", "editor", "fuzz", "inbox", "leads", "site"]);
});

test("without a nightly run, and with other packages, everything is due", () => {
  const { root, write } = project();
  const proven = inputsOf(root);
  expect(dueGroups({}, proven)).toHaveLength(Object.keys(proven).length);
  write("package-lock.json", "{}");
  expect(dueGroups(proven, inputsOf(root))).toHaveLength(Object.keys(proven).length);
});

test("what all domains stand on makes all of them due; a test beside the code makes none", () => {
  const { root, write } = project();
  const proven = inputsOf(root);
  write("app/features/leads/schema.test.ts", "expect(name).toBe(80);");
  expect(dueGroups(proven, inputsOf(root))).toEqual([]);
  write("server/db/schema.ts", "export const version = 2;");
  expect(dueGroups(proven, inputsOf(root))).toEqual([...domains]);
});

test("every room of a domain exists, so a moved one is not forgotten", () => {
  const named = Object.values(rooms).flat();
  expect(named.filter((room) => !existsSync(room))).toEqual([]);
  expect(named.filter((room) => roomsOfAll().includes(room))).toEqual([]);
});
