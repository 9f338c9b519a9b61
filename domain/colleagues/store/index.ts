/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { audit } from "./audit.ts";
export { allColleagues, assignableColleagues, colleagueOf, takesLeads } from "./colleagues.ts";
export { keepInSight, ownerInvitation } from "./first-owner.ts";
export { invitationOf } from "./invitation.ts";
export {
  addNotice,
  markNoticesMailed,
  markNoticesSeen,
  mentionedIn,
  type Notice,
  noticesOf,
  noticesToMail,
  noticeTopic,
  setWantsMail,
  wantsMail,
} from "./notices.ts";
export { encrypt } from "./push/encrypt.ts";
export { type PushKind, pushNewLead, pushSeen, pushTo, pushTopics, staleAfter } from "./push/messages.ts";
export {
  devicesToNotify,
  notificationChoicesOf,
  quietHours,
  setNotificationChoices,
} from "./push/notification-choices.ts";
export {
  areKeys,
  devicesOf,
  forget,
  isPushService,
  markReached,
  type Subscription,
  subscribe,
  subscriptionOf,
  unsubscribe,
} from "./push/subscriptions.ts";
export { publicKey, vapidHeader } from "./push/vapid.ts";
export { may, type Right, rights } from "./rights.ts";
export { hashOf, newToken } from "./tokens.ts";
export type { Colleague } from "./types.ts";
