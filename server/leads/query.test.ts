import { expect, expectTypeOf, it } from "vitest";
import { kinds, type Query, statuses } from "../../app/features/inbox/query.ts";
import type { ListQuery } from "./list.ts";
import { leadKinds, statuses as ours } from "./types.ts";

it("the address of the list speaks the words of the server", () => {
  expect(statuses).toEqual(ours);
  expect(kinds).toEqual(leadKinds);
  expectTypeOf<Query>().toExtend<ListQuery>();
});
