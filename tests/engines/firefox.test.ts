import { testEveryWay } from "./every-way.ts";
import { firefox } from "./firefox.ts";
import { films } from "./journeys/films.ts";
import { myVisitsOffline } from "./journeys/my-visits.ts";

// Films are tested in Firefox only, because WebKitGTK decodes what the machine's GStreamer can decode, which says nothing about Safari.
testEveryWay(firefox, { ...films, ...myVisitsOffline });
