import { expect, test } from "vitest";
import { emptyProject, type Project } from "./model.ts";
import { fromStored, storedText } from "./storage.ts";
import { nothingYet, type Step, takeStep } from "./versions.ts";

const named = (name: string): Project => ({ ...emptyProject, name, rooms: [{ id: 1, floor: "", given: { a: "20" } }] });
const [villa, tower] = [named("Villa A"), named("Tower B")];
const after = (...steps: Step[]) => steps.reduce(takeStep, nothingYet);
/** Returns the name of the project that the page shows, and the id under which the account would save it. */
const shown = ({ history: { present }, accounts }: ReturnType<typeof after>) => [
  present.project.name,
  accounts[present.origin],
];
const renamed: Step = { edit: (project) => ({ ...project, client: "Al Noor" }) };

test("another project is never a revision of the one that was opened from the account", () => {
  const opened: Step = { replace: { project: villa, account: "a" } };
  expect(shown(after(opened, renamed))).toEqual(["Villa A", "a"]);
  const other = after(opened, renamed, { replace: { project: tower } });
  expect(shown(other)).toEqual(["Tower B", undefined]);
  expect(other.before).toMatchObject({ project: { name: "Villa A" }, account: "a" });
  expect(shown(takeStep(other, "undo"))).toEqual(["Villa A", "a"]);
  expect(shown(takeStep(takeStep(other, "undo"), "redo"))).toEqual(["Tower B", undefined]);
});

test("a saved project is recognised in all its versions, even if the answer comes late", () => {
  const typed = after({ edit: () => villa }, renamed);
  const { origin } = typed.history.present;
  const late = [{ replace: { project: tower } }, { saved: "a", origin }, "undo", "undo"].map((_, at, steps) =>
    shown((steps as Step[]).slice(0, at + 1).reduce(takeStep, typed)),
  );
  expect(late).toEqual([
    ["Tower B", undefined],
    ["Tower B", undefined],
    ["Villa A", "a"],
    ["Villa A", "a"],
  ]);
  const gone = takeStep(takeStep(typed, { saved: "a", origin }), { saved: undefined, origin });
  expect(shown(gone)).toEqual(["Villa A", undefined]);
  // An origin that was undone and replaced is not used again, because an answer for it may still come.
  const again = [{ replace: { project: tower } }, "undo", renamed, { replace: { project: tower } }] as Step[];
  expect(again.reduce(takeStep, typed).history.present.origin).toBeGreaterThan(origin + 1);
});

test("the browser stores it beside the project, and nothing that was stored before is lost", () => {
  for (const kept of [{ project: villa, account: "a" }, { project: villa }]) {
    expect(fromStored(storedText(kept))).toEqual({ account: undefined, ...kept });
    expect(shown(after({ load: kept, before: undefined }))).toEqual(["Villa A", kept.account]);
  }
  expect(fromStored(storedText({ project: villa, account: "" }))).toEqual({ project: villa, account: undefined });
  expect(shown(after({ edit: () => villa }, { load: undefined, before: undefined }))).toEqual(["Villa A", undefined]);
});
