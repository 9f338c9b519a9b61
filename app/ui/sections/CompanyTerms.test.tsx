import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { CompanyTerms as Terms } from "#app/site/company-terms.server.ts";
import { CompanyTerms } from "./CompanyTerms.tsx";
import { Scope } from "./Scope.tsx";

const terms: Terms = [{ name: "guarantee", text: "One year on our work" }];
const scope = { kind: "scope" as const, heading: "H", included: ["A"], excluded: ["B"] };
const htmlOf = (content: ReactNode) => renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>);

test("terms that are filled stand in a section of their own, and below what a service includes", () => {
  const printed = "<dt[^>]*>Guarantee</dt><dd[^>]*>One year on our work</dd>";
  expect(htmlOf(<CompanyTerms terms={terms} />)).toMatch(new RegExp(`<h2.*${printed}`));
  expect(htmlOf(<Scope section={{ ...scope, terms }} />)).toMatch(new RegExp(printed));
});

test("without them there is nothing, and no empty list", () => {
  expect(htmlOf(<CompanyTerms terms={[]} />)).toBe("");
  expect(htmlOf(<Scope section={scope} />)).not.toContain("<dl");
});
