/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { note } from "./change.ts";
export { contactsOf, hasContact, leadsOfPerson, sameContact, withMerged } from "./contact.ts";
export { correctPerson, correctPlace } from "./correct.ts";
export { behindLeads, forgetUnused, leavePerson, leavePlace } from "./erase.ts";
export { peopleForExport, peopleOfAddress } from "./export.ts";
export { gateOfLead } from "./gate.ts";
export { linkAll } from "./link.ts";
export { lockAll, lockInOrder, lockPeople } from "./lock.ts";
export { addEquipment, mostEquipment } from "./places.ts";
export { type Equipment, equipmentOf } from "./read.ts";
