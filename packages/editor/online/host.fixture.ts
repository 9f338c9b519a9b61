import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const named = ["-c", "user.name=Somebody else", "-c", "user.email=else@office.example"];
/** The environment in which Git runs. It ignores the Git settings of the person who runs the tests. */
const alone = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
};

export const gitNow = (folder: string, ...args: string[]) =>
  execFileSync("git", [...named, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: alone,
    stdio: ["ignore", "pipe", "pipe"],
  });

export const put = (folder: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};

/** For tests: makes a Git host (a bare repository), a clone of it, and a second clone in which somebody else works. */
export function gitHost(fill: (folder: string) => void, atEnd: (clear: () => void) => void = onTestFinished) {
  const base = mkdtempSync(join(tmpdir(), "host-"));
  atEnd(() => rmSync(base, { recursive: true, force: true }));
  const [host, clone, other] = ["host.git", "clone", "other"].map((name) => join(base, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(clone);
  gitNow(base, "init", "--quiet", "--bare", "--initial-branch=content", host);
  gitNow(clone, "init", "--quiet", "--initial-branch=content");
  gitNow(clone, "config", "editor.ownsClone", "true");
  fill(clone);
  gitNow(clone, "add", "--all");
  gitNow(clone, "commit", "--quiet", "--message", "The site");
  gitNow(clone, "remote", "add", "origin", host);
  gitNow(clone, "push", "--quiet", "origin", "content");
  gitNow(base, "clone", "--quiet", host, other);
  return {
    host,
    clone,
    read: (file: string) => readFileSync(join(clone, file), "utf8"),
    write: (file: string, text: string) => put(clone, { [file]: text }),
    /** Reads a file from the Git host. */
    held: (file: string) => gitNow(host, "show", `content:${file}`),
    log: () => gitNow(host, "log", "--format=%an <%ae> %s", "content").trim().split("\n"),
    state: () => gitNow(clone, "status", "--porcelain"),
    elsewhere(files: Record<string, string>) {
      gitNow(other, "pull", "--quiet", "--ff-only");
      put(other, files);
      gitNow(other, "add", "--all");
      gitNow(other, "commit", "--quiet", "--message", "Theirs");
      gitNow(other, "push", "--quiet");
    },
  };
}
