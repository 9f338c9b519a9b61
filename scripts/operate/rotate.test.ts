import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const script = new URL("../../deploy/one-machine/rotate", import.meta.url).pathname;
const hour = 3_600_000;
const start = Date.UTC(2025, 0, 1, 0, 30);

it("the backups of a day, a month and a year stay, and all of them when the clock jumps", () => {
  const folder = mkdtempSync(join(tmpdir(), "windtower-rotate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const backUp = (at: number) => {
    const [day = "", time = ""] = new Date(at).toISOString().split("T");
    writeFileSync(join(folder, `${day}-${time.slice(0, 8).replaceAll(":", "")}.backup`), "");
  };
  const rotate = () => execFileSync(script, [folder]);
  const names = () => readdirSync(folder).sort().reverse();
  const hours = 400 * 24;
  for (let n = 0; n < hours; n += 1) if (n % 12 === 11 || n > hours - 60) backUp(start + n * hour);
  const copiesOf = (date: string) => [
    `before-${date.replaceAll("-", "")}-101010.backup`,
    `after-rollback-${date.replaceAll("-", "")}-101010.backup`,
    `2025-01-02-101010.backup.replaced-${date}T10-10-10-123Z`,
  ];
  const late = copiesOf(new Date(start + hours * hour).toISOString().slice(0, 10));
  for (const copy of [...copiesOf("2025-03-01"), ...late]) writeFileSync(join(folder, copy), "");
  rotate();
  expect(
    names()
      .filter((name) => !/^[\d-]{17}\.backup$/.test(name))
      .sort(),
  ).toEqual(late.toSorted());
  for (const copy of late) rmSync(join(folder, copy));
  const kept = names();
  expect(kept).toHaveLength(24 + 31 + 12);
  const days = kept.map((name) => name.slice(0, 10));
  expect(new Set(days.slice(24, 55)).size).toBe(31);
  expect(new Set(kept.slice(55).map((name) => name.slice(0, 7))).size).toBe(12);
  expect(kept.slice(55).every((name) => name.includes("-233000"))).toBe(true);
  // The clock is six years ahead, and a backup is made every hour for a day and a half.
  for (let n = 0; n < 36; n += 1) backUp(start + 6 * 366 * 24 * hour + n * hour);
  rotate();
  expect(names().filter((name) => name < "2027")).toEqual(expect.arrayContaining([kept[0], kept[24], kept[60]]));
});
