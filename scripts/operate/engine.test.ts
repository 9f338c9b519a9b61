import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { fileText } from "#domain/calculators/project/file.ts";
import { emptyProject } from "#domain/calculators/project/model.ts";

const folder = mkdtempSync(join(tmpdir(), "engine-"));
afterAll(() => rmSync(folder, { recursive: true }));

const engine = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/operate/engine.ts", ...args], { encoding: "utf8" });

it("writes the building of an address to a file, prints the loads of that file, and reports what it cannot read", () => {
  const address = "https://example.com/calculators/hvac-cooling-load?v=1&mode=engineer&b=";
  const file = join(folder, "villa.json");
  const written = engine(`${address}1r2Ra42Ra25`, "Villa 12");
  expect(written.stderr).toBe("");
  writeFileSync(file, written.stdout);
  const lines = engine(file).stdout.split("\n");
  expect(lines[0]).toBe("Villa 12");
  expect(lines[2]).toMatch(/^Living room 1 +42\.0/);
  expect(lines[3]).toMatch(/^Living room 2 +25\.0/);
  expect(lines[4]).toMatch(/^all rooms at once +67\.0/);
  const refused = engine(`${address}9`);
  expect(refused).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("refused") });
});

it("prints the loads of a project of the website, and reports what it left out", () => {
  const rooms = [
    { id: 1, floor: "1", given: { n: "Office 101", a: "24" } },
    { id: 2, floor: "1", given: { n: "Office 102", a: "-1" } },
  ];
  const file = join(folder, "tower.json");
  writeFileSync(file, fileText({ ...emptyProject, name: "Tower 4", rooms }));
  const { stdout, stderr } = engine(file);
  expect(stdout.split("\n")[0]).toBe("Tower 4");
  expect(stdout).toMatch(/^Office 101 +24\.0/m);
  expect(stdout).not.toContain("Office 102");
  expect(stderr).toContain("Room 2, Floor area: At least 1 m², please.");
  writeFileSync(file, fileText(emptyProject).replace('"version": 1', '"version": 9'));
  expect(engine(file)).toMatchObject({ status: 1, stderr: expect.stringContaining("file version 9") });
});
