import { schema } from "#platform/process/env.ts";

const ours = Object.keys(schema.shape);
const familyOf = (name: string) => /^[A-Z0-9]+(?=_)/.exec(name)?.[0] ?? "";
/**
 * The first words of setting names that only our settings begin with. OTEL is left out, because other programs have such variables too. EDITOR is
 * left out, because such variables belong to another process too.
 */
const families = new Set(
  ours
    .map(familyOf)
    .filter((family, at, all) => family !== "" && all.indexOf(family) < at && !/^(OTEL|EDITOR)$/.test(family)),
);

/** Finds environment variables that look like our settings but are none. The site ignores such names, so a mistyped setting would have no effect. */
export function unknownSettings(names: readonly string[]): string[] {
  return names
    .filter((name) => !ours.includes(name))
    .flatMap((name) => {
      const meant = ours.find((one) => isOneSlipAway(name, one));
      if (meant) return [`${name} is no setting. Is ${meant} meant?`];
      return families.has(familyOf(name)) ? [`${name} is no setting: docs/settings.md lists them.`] : [];
    });
}

/**
 * True if one letter is added, missing or different, or two letters are swapped. Short names are not compared, because there a different
 * letter often makes another valid name.
 */
function isOneSlipAway(typed: string, name: string): boolean {
  if (name.length < 8) return false;
  let at = 0;
  while (at < name.length && typed[at] === name[at]) at += 1;
  const [rest, right] = [typed.slice(at), name.slice(at)];
  return (
    rest.slice(1) === right.slice(1) ||
    rest === right.slice(1) ||
    rest.slice(1) === right ||
    (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
  );
}
