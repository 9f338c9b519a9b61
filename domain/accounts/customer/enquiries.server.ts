import type { Language } from "@site/ground/language/languages.ts";
import { receiveUpdate, stateOf, viewOf } from "#domain/leads/index.server.ts";
import { type AtWithdrawal, type FollowedEnquiry, leadsOfAddress, toldIn } from "#domain/leads/store/index.ts";
import { db } from "#platform/db/db.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { fileOrAway } from "#site/content/away.server.ts";
import { translator } from "#site/i18n/t.ts";
import { languageAsked, requireAccount } from "./guard.server.ts";
import type { EnquiryLine, OwnEnquiry } from "./types.ts";

/** Answers with all enquiries from the confirmed email address of the person. */
export const ownEnquiries = (request: Request, url: URL) => fileOrAway(request, () => linesFor(request, url));

async function linesFor(request: Request, url: URL) {
  const { email } = await requireAccount(request);
  const database = await db();
  const lines: EnquiryLine[] = [];
  for (const lead of await leadsOfAddress(database, email)) {
    const found = await toldIn(database, lead);
    if (found) lines.push(lineOf(found, languageAsked(url)));
  }
  return Response.json(lines);
}

const lineOf = (found: FollowedEnquiry, language: Language): EnquiryLine => ({
  id: found.enquiry.id,
  reference: found.enquiry.reference,
  state: stateOf(found),
  about: aboutOf(found.enquiry, language),
  at: found.enquiry.created_at,
});

const aboutOf = ({ service, message }: LeadsTable, language: Language): string =>
  service ? translator(language, "lead")(`services.${service}`) : message.trim().replace(/\s+/g, " ").slice(0, 140);

type Words = NonNullable<OwnEnquiry["words"]>;
/** Finds what became of the customer's words. They are in another domain, so the page hands this in. */
type TestimonialOf = (enquiryId: string) => Promise<Words["testimonial"] | undefined>;

/** The page of the words is behind the private key. The person has it already, in the mails to the confirmed address. */
export const ownEnquiry = (request: Request, id: string, url: URL, testimonialOf: TestimonialOf) =>
  fileOrAway(request, async () => {
    const found = await toldIn(await db(), await ownLead(request, id));
    if (!found) throw missing();
    const { id: own, follow_key: enquiryKey } = found.enquiry;
    const testimonial = await testimonialOf(own);
    return Response.json({
      ...viewOf("", found, languageAsked(url)),
      words: testimonial && { enquiryKey, testimonial },
    } satisfies OwnEnquiry);
  });

/** Adds a message or photos to an enquiry, or withdraws it. */
export async function updateOwn(request: Request, id: string, atWithdrawal: AtWithdrawal) {
  const outcome = await receiveUpdate(request, async () => (await ownLead(request, id)).id, atWithdrawal);
  if ("missing" in outcome) throw missing();
  return "done" in outcome ? Response.json(outcome) : Response.json(outcome, { status: outcome.status });
}

const missing = () => Response.json({ code: "not_found" }, { status: 404 });

/**
 * Returns an enquiry of the person. The answer is the same for an enquiry that does not exist and for somebody else's, so that nobody can
 * find out which ids exist.
 */
async function ownLead(request: Request, id: string): Promise<LeadsTable> {
  const { email } = await requireAccount(request);
  const lead = (await leadsOfAddress(await db(), email)).find((own) => own.id === id);
  if (!lead) throw missing();
  return lead;
}
