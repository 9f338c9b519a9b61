import { expect, it } from "vitest";
import { bulkSchema, leadSchema } from "./schema.server.ts";

const seen = "0199d1d0-0000-7000-8000-000000000000";
const typed = (value: string) => leadSchema.safeParse({ intent: "value", seen, value });

it.each([
  ["2450", 245_000],
  ["2,450.50", 245_050],
  ["2450,50", 245_050],
  ["٢٤٥٠", 245_000],
  ["٢٬٤٥٠٫٥٠", 245_050],
  ["۲۴۵۰", 245_000],
  ["", undefined],
])("%s dirhams are understood", (text, fils) => {
  expect(typed(text).data).toMatchObject({ intent: "value", value: fils });
});

it.each(["a lot", "1.234", "-5", "٢٤٥٠ درهم"])("%s is refused as a value", (text) => {
  expect(typed(text).success).toBe(false);
});

const bulk = (what: string) => bulkSchema.safeParse({ do: what, id: [seen], all: null }).success;

it.each(["read", "notSpam", "status:won", "status:lost:price", "assign:none", `assign:${seen}`])(
  "%s can be done with many leads",
  (what) => expect(bulk(what)).toBe(true),
);

it.each([
  "status:banana",
  "status:lost",
  "status:lost:banana",
  "status:won:price",
  "assign:huda",
  "read:now",
  "erase",
  "",
])("%j is not an action", (what) => expect(bulk(what)).toBe(false));
