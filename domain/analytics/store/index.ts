/**
 * The public interface of this folder. Other domains, the server and the pages import its code only from this file. It uses neither React
 * nor the texts of the interface.
 */
export { countSearch, countWhatsApp, startAnalytics } from "./analytics.ts";
export type { Collector } from "./collect.ts";
export { clientOf, forgetClosed, rememberClient } from "./ga4/clients.ts";
export { clientIn } from "./ga4/consent.ts";
export { ga4Handlers } from "./ga4/handlers.ts";
export { isGa4Set } from "./ga4/property.ts";
export { type Move, reportStages, stageMessage } from "./ga4/stages.ts";
export { withoutKey } from "./private.ts";
export { placeOfOrigin } from "./read/origin.ts";
export { searchesInVain } from "./searches.ts";
export { type Channel, channelOf, isCampaignParameter } from "./source.ts";
export { sumVisits } from "./sum-visits.ts";
export { visitCounter } from "./visit-counter.ts";
export { queueWeekly } from "./weekly.ts";
export { eachWon, type WonPart, wonOn } from "./won.ts";
export { acceptedNet, hasAccepted, ownNet } from "./worth.ts";
