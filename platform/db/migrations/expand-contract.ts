const refused: [RegExp, string][] = [
  [/\bdrop table\b/, "drops a table"],
  [/\bdrop column\b/, "drops a column"],
  [/\brename (?:column|to)\b/, "renames what the version before asks for by its old name"],
  [/\balter column\b.*\b(?:type|set not null|drop default)\b/, "narrows a column that the version before still fills"],
  [/\badd column\b(?!.*\bdefault\b).*\bnot null\b/, "adds a column that the version before leaves empty"],
  [/\b(?:add constraint|create unique index)\b/, "forbids what the version before may still write"],
];

/** Returns the statements that could break the previous version. A statement about a table that the same migration made cannot break it. */
export function breaks(statements: readonly string[]): string[] {
  const made = new Set<string>();
  const found: string[] = [];
  for (const statement of statements) {
    const sql = statement.toLowerCase().replaceAll(/["`]|\s+/g, (sign) => (/\s/.test(sign) ? " " : ""));
    const table = /create table (?:if not exists )?([\w.]+)/.exec(sql)?.[1];
    if (table) made.add(table);
    const target = /(?:alter table|drop table(?: if exists)?|create unique index .* on) ([\w.]+)/.exec(sql)?.[1];
    if (target && made.has(target)) continue;
    for (const [pattern, what] of refused) if (pattern.test(sql)) found.push(`${what}: ${sql.slice(0, 120)}`);
  }
  return found;
}
