import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { pages, root, sources, uploadTo } from "./uploads.fixture.ts";

const isDoor = (file: string) => /\/domain\/[^/]+\/index\.ts$/.test(file);
const named = /(?:import|export) (?:type )?\{([^}]*)\}\s*from "([^"]+)"/g;
const namesIn = (list: string) => list.split(",").map((name) => name.trim().replace(/^type | as .*$/g, ""));

/** The modules from which the index file of a domain exports these names. */
const behind = (door: string, names: readonly string[]): string[] =>
  [...(sources.get(door) ?? "").matchAll(named)].flatMap(([, list = "", path = ""]) =>
    namesIn(list).some((name) => names.includes(name)) ? [resolve(dirname(door), path)] : [],
  );

/**
 * The modules that a module imports, at once or with import(). Of the modules behind a domain's index file, only those of the imported names count.
 */
function loadedBy(file: string): string[] {
  const text = sources.get(file) ?? "";
  const fileOf = (name: string) => (name.startsWith("#") ? join(root, name.slice(1)) : resolve(dirname(file), name));
  const all = [...text.matchAll(/(?:from|import\() ?"((?:\.|#(?:app|domain|site)\/)[^"]+)"/g)];
  const rooms = all.map(([, name = ""]) => fileOf(name)).filter((each) => !isDoor(each));
  const doors = [...text.matchAll(named)].map(([, list = "", name = ""]) => ({ list, door: fileOf(name) }));
  return [...rooms, ...doors.flatMap(({ list, door }) => (isDoor(door) ? behind(door, namesIn(list)) : []))];
}

const hasFileField = (file: string) =>
  !file.startsWith(join(root, "site/ui")) && /<FileField|<FileInput|type="file"/.test(sources.get(file) ?? "");

/** Lists the modules with a file field, among all modules that a page loads. */
function fileFieldsOf(page: string): string[] {
  const seen = new Set<string>();
  const look = (file: string): string[] => {
    if (seen.has(file) || !sources.has(file)) return [];
    seen.add(file);
    return [...(hasFileField(file) ? [file] : []), ...loadedBy(file).flatMap(look)];
  };
  return look(page).map((file) => file.slice(root.length + 1));
}

/**
 * Forms that are sent to addresses of their own, whatever page shows them. The list is empty if the browser reads the file itself, or if the
 * file is small enough for any address.
 */
const anywhere: Record<string, string[]> = {
  "domain/leads/customer/forms/PhotoField.tsx": ["/contact", "/quotation", "/api/contact", "/api/quote"],
  "domain/calculators/duct-size/tree/PasteList.tsx": [],
  "domain/calculators/project/Bar.tsx": [],
  "domain/settings/office/Settings.tsx": [],
};
/** The addresses to which a script sends the form of a page. The account works only with a script, so its page itself gets no form. */
const scripted: Record<string, string[]> = {
  "/account/enquiries/:id": ["/api/account/enquiries/:id"],
  "/my-visits": ["/my-visits", "/my-visits/sync", "/team/sync"],
};

const addresses = new Set(
  pages.flatMap(({ path, file }) => {
    const own = scripted[path.replace(/^\/ar/, "")] ?? [path];
    return fileFieldsOf(file).flatMap((field) => anywhere[field] ?? own);
  }),
);

const headers = { "content-type": "multipart/form-data; boundary=x" };
const id = "01a22428-0dbd-719e-b0fb-3a0862a74995";
const example = (path: string) => path.replace(":id", id).replace(/:\w+/, "some-thing");

describe("a form with a file field", () => {
  it("is on the pages that we know", () => {
    expect([...addresses].filter((path) => !path.startsWith("/ar/")).sort()).toEqual([
      ...["/admin/leads/:id", "/admin/places/:id", "/api/account/enquiries/:id", "/api/contact", "/api/quote"],
      ...[
        "/book",
        "/careers/:vacancy",
        "/contact",
        "/enquiry/:key",
        "/my-visits",
        "/my-visits/sync",
        "/quotation",
        "/team/sync",
      ],
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
      "/api/account/enquiries",
      `/api/account/enquiries/${id}/x`,
      "/ar/api/quote",
    ])
      expect(uploadTo({ url, headers }), url).toBeUndefined();
    expect(
      uploadTo({ url: "/contact", headers: { "content-type": "application/x-www-form-urlencoded" } }),
    ).toBeUndefined();
  });
});
