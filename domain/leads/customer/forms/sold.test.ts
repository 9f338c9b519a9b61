import { type Scope, tradeOfService } from "@site/ground/company/scope.ts";
import { fixedPages, kindOf } from "@site/ground/site-map/pages.ts";
import { expect, it } from "vitest";
import { isSold } from "#site/content/sold.ts";
import { leadServices } from "#site/forms/options.ts";

it("every service in the forms except `other` is a trade, and a company without trades offers no page of a service", () => {
  expect(leadServices.filter((service) => !tradeOfService(service))).toEqual(["other"]);
  const none: Scope = { cities: "all", trades: [], without: [] };
  const services = fixedPages.filter((id) => /^\/(services|near-me)\//.test(id) && kindOf(id) === "landing");
  expect(services.filter((id) => isSold(id, none))).toEqual([]);
});
