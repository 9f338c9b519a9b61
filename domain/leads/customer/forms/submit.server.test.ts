import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { aLead } from "../../store/fixture.ts";
import { submitWithMessages } from "./submit.server.ts";

describe.each(places)("the limit of confirmations, on %s", (_, make) => {
  const database = databaseIn(make);
  const submit = (email: string) => submitWithMessages(database.db, { ...aLead, email });
  const queued = async (topic: string) =>
    (await database.db.selectFrom("outbox").select("id").where("topic", "=", topic).execute()).length;

  it("sends six to one recipient and then one every four hours; an enquiry beyond that is stored, and the office is told", async () => {
    for (const email of ["amna@example.com", "Amna@Example.com", "amna+1@example.com", "amna+2@example.com"])
      for (let again = 0; again < 2; again += 1) await submit(email);
    expect(await database.db.selectFrom("leads").select("id").execute()).toHaveLength(8);
    expect([await queued("mail.customer"), await queued("mail.office")]).toEqual([6, 8]);
    await submit("omar@example.com");
    expect(await queued("mail.customer")).toBe(7);
  });
});
