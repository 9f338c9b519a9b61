import { expect, it } from "vitest";
import { statementName } from "./statement-name.ts";

it.each([
  ['select "id" from "leads" where "email" = ?', "select leads"],
  ['insert into "outbox" ("id") values ($1)', "insert outbox"],
  ['update "leads" set "name" = ?', "update leads"],
  ["delete from photos", "delete photos"],
  ["with x as (select 1 from leads) select * from x", "with leads"],
  ["begin", "begin"],
  ["select 'from secret@example.com', 'it''s from bob' from leads", "select leads"],
  ["vacuum into 'x'", "statement"],
  ["", "statement"],
])("%s is %s", (sql, name) => expect(statementName(sql)).toBe(name));
