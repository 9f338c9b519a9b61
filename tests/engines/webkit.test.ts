import { testEveryWay } from "./every-way.ts";
import { rounds } from "./ways/my-visits.ts";
import { webkit } from "./webkit.ts";

// Its driver cannot cut the line, and what a technician did would be sent.
testEveryWay(webkit, rounds);
