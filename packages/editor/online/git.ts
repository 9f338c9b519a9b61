import { execFile } from "node:child_process";
import { promisify } from "node:util";

export type Colleague = { name: string; email: string };
export type GitFailure = "unreachable" | "refused" | "busy" | "outdated";

/** An error for a change that could not be sent to the Git host. The change is therefore not kept in the local files either. */
export class NotPublished extends Error {
  override name = "NotPublished";
  readonly why: GitFailure;
  constructor(why: GitFailure, said = "") {
    super(said || why);
    this.why = why;
  }
}

const run = promisify(execFile);
const patience = 30_000;

export const gitIn =
  (folder: string) =>
  async (args: string[], more: NodeJS.ProcessEnv = {}): Promise<string> => {
    const options = {
      cwd: folder,
      timeout: patience,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", ...more },
    };
    return (await run("git", args, options)).stdout;
  };

/** Removes passwords from Git's output, which may contain the address of a remote with its password. */
export const withoutPasswords = (text: string) => text.replaceAll(/\/\/[^@/\s]+@/g, "//");

/** Removes control characters and < > from a name, because they would break the author line of a commit. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}<>]/gu, " ").trim() || "-";

/** Returns the environment for a commit. Its author is the colleague who made the change; the editor is only the committer. */
export const authorship = ({ name, email }: Colleague): NodeJS.ProcessEnv => ({
  GIT_AUTHOR_NAME: plain(name),
  GIT_AUTHOR_EMAIL: plain(email),
  GIT_COMMITTER_NAME: "Content editor",
  GIT_COMMITTER_EMAIL: plain(email),
});
