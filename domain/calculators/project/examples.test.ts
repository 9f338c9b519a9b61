import { languageCodes } from "@site/ground/language/languages.ts";
import { describe, expect, it } from "vitest";
import { exampleIds, exampleText } from "./examples.ts";
import { readFile } from "./file.ts";
import { openProject } from "./model.ts";

describe.each(exampleIds)("the example %s", (id) => {
  it.each(languageCodes)("is read completely, and every room of it is counted (%s)", async (language) => {
    const { project, unknown } = readFile(await exampleText(id, language));
    const { problems, counted } = openProject(project);
    expect([unknown, problems, counted.length]).toEqual([[], [], project.rooms.length]);
    const isArabic = (text = "") => /\p{Script=Arabic}/u.test(text);
    for (const text of [project.name, project.notes, ...project.rooms.map(({ given: fields }) => fields.n)])
      expect(isArabic(text), text).toBe(language === "ar");
  });
});
