import { describe, expect, it } from "vitest";
import { places } from "#platform/db/fixture.ts";
import { leadsIn } from "../../../store/fixture.ts";
import { setSpam } from "../../../store/spam.ts";
import { heldBack } from "./held-back.server.ts";

describe.each(places)("enquiries that were marked as not spam, on %s", (_, make) => {
  const leads = leadsIn(make);
  const queued = async (topic: string) =>
    (await leads.db.selectFrom("outbox").select("id").where("topic", "=", topic).execute()).length;

  it("count against the recipient's limit of confirmations, like any other enquiry", async () => {
    const spam = { score: 9, reasons: [], isSpam: true };
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await leads.add({ email: `amna+${n}@example.com`, spam }));
    await setSpam(
      leads.db,
      "huda",
      ids,
      false,
      heldBack(() => 1),
    );
    expect([await queued("mail.customer"), await queued("mail.office")]).toEqual([6, 8]);
  });
});
