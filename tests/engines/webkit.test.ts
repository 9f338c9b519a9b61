import { testEveryWay } from "./every-way.ts";
import { myVisits } from "./journeys/my-visits.ts";
import { webkit } from "./webkit.ts";

// The driver cannot cut the connection, so a technician's reports would be sent.
testEveryWay(webkit, myVisits);
