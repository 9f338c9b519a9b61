import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { fingerprint } from "./fingerprint.ts";

afterEach(() => vi.unstubAllEnvs());

test("a build is current until something from which it was made changes", () => {
  const root = mkdtempSync(join(tmpdir(), "fingerprint-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const seen: string[] = [];
  const now = () => {
    const found = fingerprint(root);
    const known = seen.includes(found);
    seen.push(found);
    return known ? "known" : "new";
  };
  write("content/en/home.yaml", "a");
  expect([now(), now()]).toEqual(["new", "known"]);
  write("content/en/home.yaml", "b");
  expect(now()).toBe("new");
  write("content/en/home.yaml", "a");
  expect(now(), "as before").toBe("known");
  write("public/x.svg", "");
  expect(now()).toBe("new");
  renameSync(join(root, "public/x.svg"), join(root, "public/y.svg"));
  expect(now()).toBe("new");
  write("art/made.json", "{}");
  expect(now(), "a picture is drawn").toBe("new");
  write("vite.config.ts", "");
  expect(now()).toBe("new");
  rmSync(join(root, "public/y.svg"));
  expect(now()).toBe("new");
  vi.stubEnv("SITE_URL", "https://other.example");
  expect(now()).toBe("new");
  write("tests/x.test.ts", "");
  write("packages/editor/web/app.ts", "");
  write("data/site.db", "");
  expect(now(), "what is not built").toBe("known");
});
