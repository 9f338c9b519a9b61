import { describe, expect, it } from "vitest";
import { readContent } from "./files.server.ts";
import { landing } from "./schemas/pages.ts";
import { versionOf } from "./variants.server.ts";

const { sections } = readContent("en/al-ain.yaml", landing);
const [, , section] = sections;
if (!section) throw new Error("The page has fewer sections.");
const variants = { name: "short-promise", replaces: 1, section };
const versionFor = (query: string, page = { sections, variants }) => versionOf(page, new URLSearchParams(query));

describe("the versions of a page", () => {
  it("differ in one section and in the name under which they are counted", () => {
    expect(versionFor("")).toEqual({ sections, variant: "short-promise.a" });
    expect(versionFor("variant=c")).toEqual({ sections, variant: "short-promise.a" });
    expect(versionFor("variant=b")).toEqual({ sections: [section, ...sections.slice(1)], variant: "short-promise.b" });
  });

  it("are one and the same if there is no second one, whatever is asked for", () => {
    expect(versionOf({ sections }, new URLSearchParams("variant=b"))).toEqual({ sections, variant: undefined });
  });
});
