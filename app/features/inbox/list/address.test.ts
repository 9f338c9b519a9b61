import { expect, test } from "vitest";
import { nextPageOf, queryOf, searchOf } from "./address.ts";

test("an address that asks for nothing means what is open, due first", () => {
  expect(queryOf("")).toEqual({ folder: "inbox", sort: "due", open: true });
  expect(queryOf("?index")).toMatchObject({ open: true });
});

test("everything of the inbox has an address of its own", () => {
  const all = { folder: "inbox", sort: "due" } as const;
  expect(queryOf(searchOf(all))).toEqual(all);
});

test("a view is found again by its address, from its beginning", () => {
  const after = "n1795233000000.01a1fe75-00b4-7363-ad7a-09ce9541bb68";
  const query = { folder: "inbox", sort: "newest", status: ["new", "quoted"], text: "سارة & co" } as const;
  const asked = { ...query, status: [...query.status] };
  expect(queryOf(searchOf({ ...asked, after }))).toEqual(asked);
  expect(queryOf(nextPageOf(asked, after))).toEqual({ ...asked, after });
});

test("the next page of what is open is still of what is open", () => {
  const after = "r1795233000000.01a1fe75-00b4-7363-ad7a-09ce9541bb68";
  expect(queryOf(nextPageOf(queryOf(""), after))).toEqual({ ...queryOf(""), after });
});
