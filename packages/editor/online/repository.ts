import { authorship, type Colleague, gitIn, NotPublished, withoutPasswords } from "./git.ts";

type Where = { folder: string; remote: string; branch: string };
export type Repository = Awaited<ReturnType<typeof openRepository>>;

const attempts = 4;
/** A change in these folders does not make the running program out of date, because the program is not built from them. */
const words = [":(exclude)content", ":(exclude)docs"];

/**
 * Opens a clone that belongs to the editor. Its content is always that of the branch at the Git host: a change stays in the clone only if
 * the host accepts it. Everything that differs from the host is put aside, so the clone must allow this with `git config editor.ownsClone
 * true`.
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

  /**
   * Pushes the commit. Returns false if somebody else has pushed to the branch meanwhile. Throws if the host refuses or does not answer.
   */
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
    /** The branch with a change of an earlier run, which never reached the host and was put aside. */
    aside,
    refresh,
    isOutdated,
    /**
     * Writes a change on top of the host's present state and pushes it. If somebody else pushed first, the change is written again on top
     * of their change.
     */
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

/**
 * Moves everything that differs from the host to a new branch. Such a change was interrupted after it was written to the disk and before it
 * reached the host.
 */
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
