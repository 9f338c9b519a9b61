import { fixedPages } from "@site/ground/site-map/pages.ts";
import { isOneOf } from "@site/typed";
import { describe, expect, test } from "vitest";
import { placeAsked, quotationQuery, topicOf, topics } from "#site/content/topics.ts";
import { leadPlaces, leadServices } from "#site/forms/options.ts";
import { askedFor } from "./asked-for.server.ts";
import { handOff } from "./whatsapp.server.ts";

describe("the topic of a page", () => {
  test("is named with words of the forms", () => {
    expect(topics.map(([, service]) => service).filter((service) => !isOneOf(leadServices, service))).toEqual([]);
    for (const id of fixedPages) {
      const { service, place } = topicOf(id);
      if (service) expect(leadServices).toContain(service);
      if (place) expect(leadPlaces).toContain(place);
    }
  });

  test.each([
    ["/dubai/ac-services/repair-cleaning", "?service=ac-repair&place=dubai"],
    ["/sharjah/plumbing", "?service=plumbing&place=sharjah"],
    ["/abu-dhabi/chiller-amc-company", "?service=commercial-hvac&place=abu-dhabi"],
    ["/ajman/ac-services/amc", "?service=ac-amc&place=ajman"],
    ["/near-me/ac-amc-services", "?service=ac-amc"],
    ["/umm-al-quwain/swimming-pool-maintenance", "?service=pool&place=umm-al-quwain"],
    ["/services/mep", "?service=mep"],
    ["/dubai/ac-services", "?service=ac&place=dubai"],
    ["/dubai/ac-services/dubai-marina", "?service=ac&place=dubai&area=dubai-marina"],
    ["/dubai/emergency-ac-repair", "?service=ac-repair&place=dubai&urgency=now"],
    ["/services/air-conditioning", "?service=ac"],
    ["/help/water-leak", "?service=plumbing&urgency=now&symptom=water-leak"],
    ["/help", ""],
    ["/dubai", "?place=dubai"],
    ["/bundles/energy-efficiency-bundle", "?bundle=energy-efficiency-bundle"],
    ["/bundles/complete-home-maintenance-package", "?service=maintenance&bundle=complete-home-maintenance-package"],
    ["/bundles", ""],
    ["/blog/why-your-ac-drips-indoors", ""],
    ["/", ""],
  ])("%s prefills %j", (id, query) => {
    expect(quotationQuery(id)).toBe(query);
  });

  test.each([
    ["dubai-marina", "?service=ac-repair&place=dubai&area=dubai-marina&urgency=now&symptom=no-cooling"],
    ["sharjah", "?service=ac-repair&place=sharjah&urgency=now&symptom=no-cooling"],
    ["nowhere", "?service=ac-repair&urgency=now&symptom=no-cooling"],
  ])("the page about a symptom takes over the place from the page before: %s", (at, query) => {
    expect(quotationQuery("/help/no-cooling", placeAsked(new URLSearchParams({ at })))).toBe(query);
  });

  test.each([
    ["/help/water-leak", "en", "Water leak"],
    ["/bundles/complete-home-maintenance-package", "en", "Home maintenance package"],
    ["/bundles/complete-home-maintenance-package", "ar", "باقة صيانة المنزل"],
    ["/services/painting", "en", undefined],
  ] as const)("the form opened from %s (%s) begins its message with %j", (id, language, message) => {
    expect(askedFor(new URLSearchParams(quotationQuery(id)), language, undefined).message).toBe(message);
  });

  test.each([
    ["/ar/near-me/plumbing-services", "ar", "وأودّ أن أستفسر عن أمر.\nالخدمة: السباكة"],
    ["/services/mep/plumbing-services", "en", "ask about: "],
  ] as const)("the WhatsApp message from %s is in words that a visitor would use", async (page, language, words) => {
    const address = await handOff(
      new Request("https://site.example/whatsapp"),
      new URLSearchParams({ page }),
      language,
    );
    expect(new URL(address).searchParams.get("text")).toContain(words);
  });
});
