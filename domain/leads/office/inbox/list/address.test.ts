import { expect, test } from "vitest";
import { nextPageOf, queryOf, searchOf } from "./address.ts";

test("the default view is open leads, most urgent first", () => {
  expect(queryOf("")).toEqual({ folder: "inbox", sort: "due", open: true });
  expect(queryOf("?index")).toMatchObject({ open: true });
});

test("every view of the inbox has its own address", () => {
  const all = { folder: "inbox", sort: "due" } as const;
  expect(queryOf(searchOf(all))).toEqual(all);
});

test("a saved view is recognised by its address without the page cursor", () => {
  const after = "n1795233000000.01a1fe75-00b4-7363-ad7a-09ce9541bb68";
  const query = { folder: "inbox", sort: "newest", status: ["new", "quoted"], text: "سارة & co" } as const;
  const listQuery = { ...query, status: [...query.status] };
  expect(queryOf(searchOf({ ...listQuery, after }))).toEqual(listQuery);
  expect(queryOf(nextPageOf(listQuery, after))).toEqual({ ...listQuery, after });
});

test("the next page keeps the filter", () => {
  const after = "r1795233000000.01a1fe75-00b4-7363-ad7a-09ce9541bb68";
  expect(queryOf(nextPageOf(queryOf(""), after))).toEqual({ ...queryOf(""), after });
});
