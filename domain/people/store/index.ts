/** Other domains, the server and the pages use the rows and rules of this domain only through this file. It needs no React and no words. */
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
