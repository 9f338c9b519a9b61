import { leadKinds, lostReasons as ourReasons, statuses as ours } from "@site/ground/states/lead.ts";
import { expect, expectTypeOf, it } from "vitest";
import type { Query } from "../office/inbox/list/query.ts";
import { kinds, lostReasons, statuses } from "../office/inbox/shared/options.ts";
import type { ListQuery } from "./list-query.ts";

it("the address of the list uses the same names as the server", () => {
  expect(statuses).toEqual(ours);
  expect(kinds).toEqual(leadKinds);
  expect(lostReasons).toEqual(ourReasons);
  expectTypeOf<Query>().toExtend<ListQuery>();
});
