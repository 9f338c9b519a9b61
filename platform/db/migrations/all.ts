import type { Migration } from "kysely/migration";
import { leads } from "./0001-leads.ts";
import { pipeline } from "./0002-pipeline.ts";
import { inbox } from "./0003-inbox.ts";
import { staff } from "./0006-staff.ts";
import { staffAuth } from "./0008-staff-auth.ts";
import { calculations } from "./0009-calculations.ts";
import { cameFrom } from "./0010-came-from.ts";
import { firstReply } from "./0011-first-reply.ts";
import { urgency } from "./0012-urgency.ts";
import { auditByTime } from "./0013-audit-by-time.ts";
import { rateLimits } from "./0014-rate-limits.ts";
import { dropRateHits } from "./0015-drop-rate-hits.ts";
import { applications } from "./0016-applications.ts";
import { analytics } from "./0017-analytics.ts";
import { searchVersion } from "./0018-search-version.ts";
import { notices } from "./0019-notices.ts";
import { ga4Clients } from "./0020-ga4-clients.ts";
import { quotes } from "./0025-quotes.ts";
import { settings } from "./0026-settings.ts";
import { appointments } from "./0027-appointments.ts";
import { push } from "./0037-push.ts";
import { projects } from "./0040-projects.ts";
import { incomingMail } from "./0041-incoming-mail.ts";
import { rounds } from "./0042-rounds.ts";
import { maintenanceContracts } from "./0043-contracts.ts";
import { people } from "./0044-people.ts";
import { whatsApp } from "./0045-whatsapp.ts";
import { mailboxReads } from "./0047-mailbox.ts";
import { quoteSums } from "./0048-quote-sums.ts";
import { peopleSearch } from "./0049-people-search.ts";
import { openPricesAndGates } from "./0050-open-prices-and-gates.ts";
import { refusedTakenPapers } from "./0051-refused-taken-papers.ts";
import { scheduledMessages } from "./0052-scheduled-messages.ts";
import { wonValues } from "./0054-won-values.ts";
import { clock } from "./0057-clock.ts";
import { erasures } from "./0058-erasures.ts";
import { mailboxBackwards } from "./0059-mailbox-backwards.ts";
import { acceptances } from "./0060-acceptances.ts";
import { quotesOfTheErased } from "./0061-quotes-of-the-erased.ts";
import { visitHolds } from "./0062-visit-holds.ts";
import { testimonials } from "./0066-testimonials.ts";
import { testimonialsAsked } from "./0067-testimonials-asked.ts";
import { findings } from "./0068-findings.ts";
import { soundsOfNames } from "./0069-sounds-of-names.ts";
import { waitingEnquiries } from "./0070-waiting-enquiries.ts";

/**
 * The migrations, in the order of their names. They are listed here instead of read from the disk, because the server is one bundle. Never
 * edit a released migration.
 */
export const migrations: Record<string, Migration> = {
  "0001-leads": leads,
  "0002-pipeline": pipeline,
  "0003-inbox": inbox,
  "0006-staff": staff,
  "0008-staff-auth": staffAuth,
  "0009-calculations": calculations,
  "0010-came-from": cameFrom,
  "0011-first-reply": firstReply,
  "0012-urgency": urgency,
  "0013-audit-by-time": auditByTime,
  "0014-rate-limits": rateLimits,
  "0015-drop-rate-hits": dropRateHits,
  "0016-applications": applications,
  "0017-analytics": analytics,
  "0018-search-version": searchVersion,
  "0019-notices": notices,
  "0020-ga4-clients": ga4Clients,
  "0025-quotes": quotes,
  "0026-settings": settings,
  "0027-appointments": appointments,
  "0037-push": push,
  "0040-projects": projects,
  "0041-incoming-mail": incomingMail,
  "0042-rounds": rounds,
  "0043-contracts": maintenanceContracts,
  "0044-people": people,
  "0045-whatsapp": whatsApp,
  "0047-mailbox": mailboxReads,
  "0048-quote-sums": quoteSums,
  "0049-people-search": peopleSearch,
  "0050-open-prices-and-gates": openPricesAndGates,
  "0051-refused-taken-papers": refusedTakenPapers,
  "0052-scheduled-messages": scheduledMessages,
  "0054-won-values": wonValues,
  "0057-clock": clock,
  "0058-erasures": erasures,
  "0059-mailbox-backwards": mailboxBackwards,
  "0060-acceptances": acceptances,
  "0061-quotes-of-the-erased": quotesOfTheErased,
  "0062-visit-holds": visitHolds,
  "0066-testimonials": testimonials,
  "0067-testimonials-asked": testimonialsAsked,
  "0068-findings": findings,
  "0069-sounds-of-names": soundsOfNames,
  "0070-waiting-enquiries": waitingEnquiries,
};
