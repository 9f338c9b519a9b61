import { testEveryWay } from "./every-way.ts";
import { myVisits } from "./journeys/my-visits.ts";
import { webkit } from "./webkit.ts";

// The driver cannot cut the network connection, so the journeys without a connection are left out.
testEveryWay(webkit, myVisits);
