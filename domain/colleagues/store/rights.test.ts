import { roles } from "@site/ground/company/roles.ts";
import { describe, expect, it } from "vitest";
import { commonRole, may, rights, rightsOf } from "./rights.ts";

/** The expected rights. The table is repeated here, so that nobody changes the original by accident. */
const expected = {
  owner: [
    ...["leads", "leads.change", "notices", "visits", "visits.change", "visits.own", "leads.export", "leads.privacy"],
    ...["applications", "analytics", "content", "settings", "colleagues", "mailbox"],
  ],
  agent: ["leads", "leads.change", "notices", "visits", "visits.change", "visits.own"],
  reader: ["leads", "notices", "visits"],
  hiring: ["applications"],
  analyst: ["analytics"],
  writer: ["content"],
  technician: ["visits.own"],
};

describe("the table of rights", () => {
  it.each(roles)("gives %s what the office agreed on", (role) => {
    expect(rightsOf(role)).toEqual(expected[role]);
  });

  it("gives nobody a right that the table does not name", () => {
    for (const right of Object.keys(rights) as (keyof typeof rights)[])
      for (const role of roles) expect(may(role, right)).toBe(rightsOf(role).includes(right));
  });

  it("gives two roles of one person only what both allow", () => {
    for (const one of roles)
      for (const other of roles) {
        const common = commonRole(one, other);
        expect(common).toBe(commonRole(other, one));
        const both = rightsOf(one).filter((right) => may(other, right));
        expect(common === null ? [] : rightsOf(common)).toEqual(both);
      }
  });
});
