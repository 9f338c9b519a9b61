import { servesCity } from "@site/ground/company/scope.ts";
import { href } from "@site/ground/site-map/links.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { z } from "zod";
import { freeTimes as windowsOf } from "#domain/visits/index.server.ts";
import { currentTime } from "#platform/machine/time.ts";
import { office } from "#site/content/office.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { soldServices } from "#site/forms/options.ts";
import { call, inEach, inLanguages, links } from "./call.server.ts";

const most = 12;

const window = z.strictObject({
  window: z.string().describe("The id of the window, as /free-times and the booking form take it."),
  from: z.iso.datetime().describe("The team arrives between from and to."),
  to: z.iso.datetime(),
  text: inLanguages,
});

/** The next windows in which a person can be visited. It names no teams. */
export const freeTimes = () =>
  call({
    name: "free_times",
    title: "Free times",
    description:
      "The next windows in which a team can come for a service at a place. They are free now and not kept: a person books one on the page in book, or request_quote keeps one for ten minutes as its heldTime.",
    input: z.strictObject({
      service: z.enum(soldServices).describe("An id of services_and_area, such as ac-repair."),
      place: z
        .enum(cities.filter((city) => servesCity(city)))
        .optional()
        .describe("An id of services_and_area. Left out, the place where a team is free first."),
    }),
    output: z.strictObject({
      place: z.string().nullable().describe("Null if nothing is free, or the time of this service is agreed by phone."),
      windows: z.array(window),
      more: z.boolean().describe("True if there are more windows than these."),
      officeConfirms: z.boolean().describe("True if the office confirms a chosen time before it counts."),
      book: links,
    }),
    async answer({ service, place }) {
      const now = currentTime();
      const found = await windowsOf(service, place ?? null, now);
      const query = new URLSearchParams({ service, ...(place && { place }) });
      const result = {
        place: found.windows.length > 0 ? found.place : null,
        windows: found.windows.slice(0, most).map(({ from, to }) => ({
          window: String(from),
          from: new Date(from).toISOString(),
          to: new Date(to).toISOString(),
          text: inEach((language) => span(from, to, language, now)),
        })),
        more: found.windows.length > most,
        officeConfirms: (await office()).visits.confirm,
        book: inEach((language) => `${siteOrigin()}${href("/book", language)}?${query}`),
      };
      return { result };
    },
  });
