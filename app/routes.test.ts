import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { expect, it } from "vitest";
import { alternateOf } from "#site/content/shell.server.ts";
import routes from "./routes.ts";

/** The English pages below a route, by their path. */
function pagesOf({ path = "", file, children = [] }: RouteConfigEntry, above = ""): string[] {
  const own = [above, path.replace(/^\//, "")].filter(Boolean).join("/");
  if (/^ar(\/|$)/.test(own)) return [];
  return children.length > 0 ? children.flatMap((child) => pagesOf(child, own)) : file.endsWith(".tsx") ? [own] : [];
}

const isPersonal = (path: string) =>
  /:(key|token)|^(account|sign-|check-mail|(forgot|reset)-password|second-factor|auth\/)/.test(path);

it("leads from each of a person's own pages to the same page in the other language", () => {
  const personal = routes.flatMap((route) => pagesOf(route)).filter(isPersonal);
  expect(personal).toContain("account/projects");
  for (const path of personal) {
    const id = `/${path.replace(/:\w+/g, "0a1b2c")}` as PageId;
    expect(alternateOf(id, "en").href).toBe(`/ar${id}`);
  }
});
