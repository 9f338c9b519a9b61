import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { CompanyTerms as Terms } from "#site/content/schemas/company.ts";
import { CompanyTerms } from "./CompanyTerms.tsx";
import { Scope } from "./Scope.tsx";

const terms: Terms = [{ name: "guarantee", text: "One year on our work" }];
const scope = { kind: "scope" as const, heading: "H", included: ["A"], excluded: ["B"] };
const htmlOf = (content: ReactNode) => renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>);

test("terms that are filled in are in a section of their own, and below what a service includes", () => {
  expect(htmlOf(<CompanyTerms terms={terms} />)).toMatch(/<h2.*<dt[^>]*>Guarantee<\/dt><dd[^>]*>One year on our work</);
  expect(htmlOf(<Scope section={{ ...scope, terms }} />)).toMatch(/<b>Guarantee:<\/b> One year on our work/);
});

test("without terms there is nothing, and no empty line", () => {
  expect(htmlOf(<CompanyTerms terms={[]} />)).toBe("");
  expect(htmlOf(<Scope section={scope} />)).not.toContain("<p ");
});
