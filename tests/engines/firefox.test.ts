import { testEveryWay } from "./every-way.ts";
import { firefox } from "./firefox.ts";
import { films } from "./journeys/films.ts";
import { myVisitsOffline } from "./journeys/my-visits.ts";

// Films are tested only in Firefox. WebKitGTK plays what the machine's GStreamer can decode, so a test in it would say nothing about
// Safari.
testEveryWay(firefox, { ...films, ...myVisitsOffline });
