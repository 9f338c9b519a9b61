/** Returns the kind of a statement and its table, such as `select leads`. Returns neither its values nor any other part of its text. */
export function statementName(sql: string): string {
  const verb = /^[\s(]*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? "";
  if (!verbs.has(verb)) return "statement";
  const table = /\b(?:from|into|update|join)\s+"?([a-z][a-z0-9_]{0,40})\b/i.exec(unquoted(sql))?.[1]?.toLowerCase();
  return table && tables.test(table) ? `${verb} ${table}` : verb;
}

const verbs = new Set([
  "select",
  "insert",
  "update",
  "delete",
  "with",
  "begin",
  "commit",
  "rollback",
  "pragma",
  "analyze",
]);
const tables = /^[a-z][a-z0-9_]*$/;

/** Returns the statement for the log as one line without its literals, so that no personal data can get into the log, even by mistake. */
export const statementText = (sql: string): string => unquoted(sql).replace(/\s+/g, " ").trim().slice(0, longest);

/** The longest statement in the log. An insert of many rows would otherwise fill the log. */
const longest = 2000;

/** Removes the literals, because the text in a literal could look like the name of a table. */
const unquoted = (sql: string) => sql.replace(/'(?:[^']|'')*'/g, "'…'");
