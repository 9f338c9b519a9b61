/** The changelog in which the unreleased part has got a version, and the text of that part, which becomes the release notes. */
export interface ReleaseTexts {
  changelog: string;
  notes: string;
}

const unreleased = "## [Unreleased]";

/** Returns null if there is nothing unreleased. `date` has the form YYYY-MM-DD. */
export function releaseTexts(changelog: string, version: string, date: string): ReleaseTexts | null {
  const at = changelog.indexOf(`\n${unreleased}\n`);
  if (at < 0) return null;
  const from = at + unreleased.length + 2;
  const next = changelog.indexOf("\n## [", from);
  const notes = changelog.slice(from, next < 0 ? undefined : next).trim();
  if (!/^- /m.test(notes)) return null;
  const rest = next < 0 ? "" : changelog.slice(next);
  const head = changelog.slice(0, at);
  return { changelog: `${head}\n${unreleased}\n\n## [${version}] - ${date}\n\n${notes}\n${rest}`, notes };
}

const parts = (version: string) => version.split(".").map(Number);

/** Tells whether `version` is the next patch, minor or major version after `before`. */
export function follows(version: string, before: string): boolean {
  if (!/^(0|[1-9]\d{0,5})(\.(0|[1-9]\d{0,5})){2}$/.test(version)) return false;
  const [major = 0, minor = 0, patch = 0] = parts(before);
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`].includes(version);
}
