import { languageCodes, languages } from "@site/ground/language/languages.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { calculatorWords } from "#site/content/content.server.ts";
import { formatDate, translator } from "#site/i18n/t.ts";
import { definedValue } from "#tests/defined-value.ts";
import type { Words } from "../cooling-load/words.ts";
import { sayer } from "../kit/frame/say.ts";
import { AboutForm } from "./AboutForm.tsx";
import { RoomsBar } from "./Bar.tsx";
import { ProjectContext } from "./context.ts";
import { exampleIds, exampleText } from "./examples.ts";
import { readFile } from "./file.ts";
import { emptyProject } from "./model.ts";
import { Paste } from "./Paste.tsx";
import { ProjectPage } from "./ProjectPage.tsx";
import { projectPage } from "./page.server.ts";
import { RoomList } from "./RoomList.tsx";
import { BuildingPanel, RoomPanel } from "./RoomPanel.tsx";
import { reckoner } from "./reckon.ts";
import { SharedProject } from "./SharedProject.tsx";
import { Totals } from "./Totals.tsx";

const nothing = () => {};

/** Renders the pages as the server does. A component fails here if it is outside its context, or if it uses words that this page does not have. */
describe.each(languageCodes)("the pages of a project in %s", (language) => {
  const path = `${languages[language].prefix}/calculators/hvac-cooling-load/project`;
  const data = projectPage(new URL(path, "https://site.test"));
  const say = sayer(data.words as Words, calculatorWords(language), language);
  const textOf = (content: ReactNode) => {
    const markup = renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>);
    const html = markup.replaceAll("&#x27;", "'");
    const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(text).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
    return { html, text };
  };
  const within = (content: ReactNode) =>
    textOf(<ProjectContext value={{ say, kinds: data.kinds }}>{content}</ProjectContext>);

  test("the empty page", () => {
    const { text } = textOf(<ProjectPage {...data} />);
    expect(text).toContain(say.words.engineer.groups.building);
    expect(text).toContain(say.words.engineer.plant.title);
  });

  test("that racks are assumed in a room that was read as a server room", () => {
    const t = translator(language, "project");
    const said = t("paste.racks", { watts: 600 });
    const list = (text: string) =>
      within(<Paste project={emptyProject} text={text} onTake={() => {}} onClose={() => {}} />).text;
    expect(list("Room\tArea\nIT room\t12")).toContain(said);
    expect(list("Room\tArea\tEquipment\nIT room\t12\t80")).not.toContain(said);
    expect(list("Room\tArea\nOffice\t12")).not.toContain(said);
  });

  test("cells of a list that nobody could read, each with the reason", () => {
    const fields = { a: "20", t: "maybe", l: "0.8 W/foo", w: "1", w0g: "1", w0g0w: "30%" };
    const project = { ...emptyProject, rooms: [{ id: 1, floor: "", given: fields }] };
    const reckoned = reckoner()(project);
    const { text } = within(<Totals {...{ project, reckoned }} working={false} />);
    const t = translator(language, "project");
    for (const reason of ["unknown-answer", "unknown-unit", "no-wall"] as const)
      expect(text).toContain(t(`totals.unread.${reason}`));
  });

  describe.each(exampleIds)("the example %s", (id) => {
    const opened = async () => {
      const file = await exampleText(id, language);
      const { project } = readFile(file);
      return { file, project, reckoned: reckoner()(project) };
    };

    test("its list, its totals and its actions", async () => {
      const { project, reckoned } = await opened();
      const edit = nothing;
      const ticked = new Set(project.rooms.map((room) => room.id));
      const { text, html } = within(
        <>
          <AboutForm {...{ project, edit }} />
          <BuildingPanel {...{ project, edit }} />
          <Totals {...{ project, reckoned }} working={false} />
          <RoomsBar {...{ project, ticked, edit }} />
          <RoomList {...{ project, reckoned, ticked, edit }} open={undefined} onTick={nothing} onOpen={nothing} />
        </>,
      );
      for (const { given: fields } of project.rooms) expect(html).toContain(`value="${fields.n}"`);
      expect(text).toContain(say.amount(definedValue(reckoned.block).required / 1000, "kw", 1));
    });

    test("each of its rooms with all fields", async () => {
      const { project, reckoned } = await opened();
      for (const room of project.rooms) {
        const { text } = within(
          <RoomPanel {...{ project, room }} line={reckoned.rooms[room.id]} edit={nothing} onClose={nothing} />,
        );
        expect(text).toContain(room.given.n);
        expect(text).toContain(say.words.engineer.groups.walls);
      }
    });

    test("as a link for reading", async () => {
      const { file, project } = await opened();
      // In the UAE this is one o'clock at night, and the date is already the 28th.
      const savedAt = Date.UTC(2026, 10, 27, 21);
      const { text } = textOf(<SharedProject {...data} file={file} number={3} saved_at={savedAt} />);
      for (const { given: fields } of project.rooms) expect(text).toContain(fields.n);
      expect(text).toContain(project.name);
      expect(text).toContain(formatDate("2026-11-28", language));
    });
  });
});
