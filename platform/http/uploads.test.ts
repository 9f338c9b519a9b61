import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import config from "#app/routes.ts";
import { uploadTo } from "./uploads.ts";

const root = resolve(import.meta.dirname, "../..");
const app = join(root, "app");
const sources = new Map(
  globSync("{app,domain,site}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.(?:test|server)\./.test(file))
    .map((file) => [join(root, file), readFileSync(join(root, file), "utf8")]),
);

/** The modules that a module loads, now or later. */
function loadedBy(file: string): string[] {
  const names = [...(sources.get(file) ?? "").matchAll(/(?:from|import\() ?"((?:\.|#(?:app|domain|site)\/)[^"]+)"/g)];
  return names.map(([, name = ""]) =>
    name.startsWith("#") ? join(root, name.slice(1)) : resolve(dirname(file), name),
  );
}

const hasFileField = (file: string) =>
  !file.startsWith(join(root, "site/ui")) && /<FileField|<FileInput|type="file"/.test(sources.get(file) ?? "");

/** A form with a file field stands in a page if any module that it loads has one. */
function fileFieldsOf(page: string): string[] {
  const seen = new Set<string>();
  const look = (file: string): string[] => {
    if (seen.has(file) || !sources.has(file)) return [];
    seen.add(file);
    return [...(hasFileField(file) ? [file] : []), ...loadedBy(file).flatMap(look)];
  };
  return look(page).map((file) => file.slice(root.length + 1));
}

interface Page {
  path: string;
  file: string;
}
const pagesOf = (entries: typeof config, above = ""): Page[] =>
  entries.flatMap(({ path = "", file, children = [] }) => {
    const own = path ? `${above}/${path}`.replace("//", "/") : above;
    return [{ path: own || "/", file: join(app, file) }, ...pagesOf(children as typeof config, own)];
  });

/** Forms that are sent to an address of their own, whatever page they stand on; of some the file is read in the browser, or fits into any form. */
const anywhere: Record<string, string[]> = {
  "domain/leads/customer/forms/PhotoField.tsx": ["/contact", "/quote", "/api/contact", "/api/quote"],
  "domain/calculators/duct-size/tree/PasteList.tsx": [],
  "domain/calculators/project/Bar.tsx": [],
  "domain/settings/office/Settings.tsx": [],
};
/** Where a script sends the form of a page. Without one the account shows nothing at all. */
const scripted: Record<string, string[]> = {
  "/account/requests/:id": ["/api/account/requests/:id"],
  "/team": ["/team", "/team/sync"],
};

const addresses = new Set(
  pagesOf(config).flatMap(({ path, file }) => {
    const own = scripted[path.replace(/^\/ar/, "")] ?? [path];
    return fileFieldsOf(file).flatMap((field) => anywhere[field] ?? own);
  }),
);

const headers = { "content-type": "multipart/form-data; boundary=x" };
const id = "01a22428-0dbd-719e-b0fb-3a0862a74995";
const example = (path: string) => path.replace(":id", id).replace(/:\w+/, "some-thing");

describe("a form with a file field", () => {
  it("stands on the pages that we know", () => {
    expect([...addresses].filter((path) => !path.startsWith("/ar/")).sort()).toEqual([
      ...["/admin/leads/:id", "/admin/places/:id", "/api/account/requests/:id", "/api/contact", "/api/quote"],
      ...["/careers/:job", "/contact", "/quote", "/request/:key", "/team", "/team/sync"],
    ]);
  });

  it.each([...addresses])("may be sent to %s", (path) => {
    expect(uploadTo({ url: `${example(path)}?from=x`, headers })).toMatchObject({ files: true });
  });

  it.each([...addresses].filter((path) => path.includes("/admin/")))("may be sent to %s by script", (path) => {
    expect(uploadTo({ url: `${example(path)}.data`, headers })).toMatchObject({ files: true });
  });

  it("may not be sent elsewhere, nor as another type", () => {
    for (const url of [
      "/",
      "/admin/settings",
      "/api/account/requests",
      `/api/account/requests/${id}/x`,
      "/ar/api/quote",
    ])
      expect(uploadTo({ url, headers }), url).toBeUndefined();
    expect(
      uploadTo({ url: "/contact", headers: { "content-type": "application/x-www-form-urlencoded" } }),
    ).toBeUndefined();
  });
});
