import { authorship, type Colleague, gitIn, NotPublished, withoutPasswords } from "./git.ts";

type Where = { folder: string; remote: string; branch: string };
export type Repository = Awaited<ReturnType<typeof openRepository>>;

const attempts = 4;
/** The running program is not built from these folders, so a change in them does not make it out of date. */
const words = [":(exclude)content", ":(exclude)docs"];

/**
 * A clone that belongs to the editor. It has the same content as the branch at the Git host, and nothing else. A change is in it only once the host
 * has accepted it. The clone must say `git config editor.ownsClone true`, because whatever differs from the host is put aside.
 */
export async function openRepository({ folder, remote, branch }: Where) {
  const git = gitIn(folder);
  const there = `refs/remotes/${remote}/${branch}`;
  const owns = await git(["config", "--local", "--type=bool", "editor.ownsClone"]).catch(() => "");
  if (owns.trim() !== "true")
    throw new Error(
      "This clone is not the editor's own: make one for it, and there `git config editor.ownsClone true`.",
    );

  const headOf = async (name: string) => (await git(["rev-parse", "--verify", name])).trim();
  const fetched = () =>
    git(["fetch", "--quiet", "--no-tags", remote, `+refs/heads/${branch}:${there}`]).catch((error) => {
      throw new NotPublished("unreachable", withoutPasswords(String(error)));
    });
  const restore = async () => {
    await git(["checkout", "--quiet", "--force", "--detach", there]);
    await git(["clean", "--quiet", "--force", "-d", "--", "content"]);
  };

  await fetched();
  const aside = await putAside(git, there);
  await restore();
  const started = await headOf("HEAD");
  const isOutdated = async () => (await git(["diff", "--name-only", started, there, "--", ".", ...words])) !== "";

  async function refresh() {
    await fetched();
    if ((await headOf("HEAD")) !== (await headOf(there))) await restore();
  }

  /** Pushes, and returns the host's answer: false if the branch has moved on meanwhile. */
  async function pushed(): Promise<boolean> {
    try {
      await git(["push", "--porcelain", remote, `HEAD:refs/heads/${branch}`]);
      return true;
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      if (stdout.includes("[rejected]")) return false;
      throw new NotPublished(
        stdout.includes("[remote rejected]") ? "refused" : "unreachable",
        withoutPasswords(stdout + stderr),
      );
    }
  }

  async function once<T>(by: Colleague, subject: string, write: () => T): Promise<{ result: T } | undefined> {
    await refresh();
    if (await isOutdated()) throw new NotPublished("outdated");
    const result = write();
    await git(["add", "--all", "--", "content"]);
    if ((await git(["diff", "--cached", "--name-only"])) === "") return { result };
    await git(["commit", "--quiet", "--message", subject.slice(0, 72)], authorship(by));
    return (await pushed()) ? { result } : undefined;
  }

  return {
    /** The branch where a change of an earlier run was put aside, because it never reached the host. */
    aside,
    refresh,
    isOutdated,
    /** Writes on top of the present state of the host. If somebody else pushed first, it writes again on top of theirs. */
    async publish<T>(by: Colleague, subject: string, write: () => T): Promise<T> {
      try {
        for (let attempt = 0; attempt < attempts; attempt++) {
          const done = await once(by, subject, write);
          if (done) return done.result;
        }
        throw new NotPublished("busy");
      } catch (error) {
        await restore();
        throw error;
      }
    },
    history: () =>
      git(["log", "--max-count=20", "--date=iso", "--format=%n%h %ad %an%n  %s", "--patch", "--", "content"]),
  };
}

/** Keeps what differs from the host on a branch of its own. It is a change that was interrupted between the disk and the host. */
async function putAside(git: ReturnType<typeof gitIn>, there: string): Promise<string | undefined> {
  const isClean = (await git(["status", "--porcelain"])) === "";
  const ahead = (await git(["rev-list", "--max-count=1", `${there}..HEAD`])) !== "";
  if (isClean && !ahead) return;
  const branch = `aside/${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  await git(["checkout", "--quiet", "-b", branch]);
  if (!isClean) {
    await git(["add", "--all"]);
    await git(
      ["commit", "--quiet", "--message", "Put aside by the content editor"],
      authorship({ name: "Content editor", email: "editor@localhost" }),
    );
  }
  return branch;
}
