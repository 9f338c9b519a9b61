/** The door to what this domain does on the server, for other domains. */
export { keysOf } from "./customer/forms/key.server.ts";
export { looksTooOften, receiveUpdate } from "./customer/request/actions.server.ts";
export { stateOf, viewOf } from "./customer/request/view.server.ts";
export { languageOfLead, leadOf } from "./mails/data.server.ts";
export { clock, wordsFor } from "./mails/facts.server.ts";
export { addressToConfirm } from "./mails/outgoing.server.ts";
export { answersTo } from "./mails/reply-to.server.ts";
