import { expect, expectTypeOf, it } from "vitest";
import type { Query } from "#app/features/inbox/list/query.ts";
import { kinds, statuses } from "#app/features/inbox/shared/options.ts";
import type { ListQuery } from "./list.ts";
import { leadKinds, statuses as ours } from "./types.ts";

it("the address of the list uses the server's names", () => {
  expect(statuses).toEqual(ours);
  expect(kinds).toEqual(leadKinds);
  expectTypeOf<Query>().toExtend<ListQuery>();
});
