import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { places } from "#platform/db/fixture.ts";
import {
  type NewRevision,
  projectFilesOf,
  projectLimits,
  projectsOf,
  removeProject,
  removeProjectsOf,
  revisionOf,
  saveRevision,
  share,
  sharedFile,
} from "./projects.ts";

const revision = (change: Partial<NewRevision> = {}): NewRevision => ({
  ...{ name: "Tower 4", label: "A", rooms: 2, file: '{"schema":"cooling-load-project"}' },
  ...change,
});

describe.each(places)("a project on %s", (_, make) => {
  const open = leadsIn(make);
  const save = async (owner: string, one: NewRevision, project?: string) => {
    const saved = await saveRevision(open.db, owner, one, project);
    if (typeof saved === "string") throw new Error(saved);
    return saved;
  };

  it("keeps its revisions, newest first, and does not store the same one twice", async () => {
    const { id, number } = await save("sara", revision());
    expect(number).toBe(1);
    expect(await save("sara", revision(), id)).toEqual({ id, number: 1 });
    expect(await save("sara", revision({ file: "{}", label: "B", name: "Tower 4a" }), id)).toEqual({ id, number: 2 });
    const [project] = await projectsOf(open.db, "sara");
    expect(project).toMatchObject({ id, name: "Tower 4a", share_key: null });
    expect(project?.revisions.map(({ number, label }) => [number, label])).toEqual([
      [2, "B"],
      [1, "A"],
    ]);
    expect(await revisionOf(open.db, "sara", id, 2)).toBe("{}");
    expect(await revisionOf(open.db, "sara", id, 3)).toBeUndefined();
  });

  it("gives each revision a number of its own, even if they are saved at the same instant", async () => {
    const { id } = await save("sara", revision());
    const files = ["1", "2", "3"].map((n) => save("sara", revision({ file: `{"n":${n}}` }), id));
    const numbers = (await Promise.all(files)).map(({ number }) => number);
    expect(new Set(numbers)).toEqual(new Set([2, 3, 4]));
    const [project] = await projectsOf(open.db, "sara");
    expect(project?.revisions.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  it("belongs to one account: nobody else can read, change, share or remove it", async () => {
    const { id } = await save("sara", revision());
    expect(await projectsOf(open.db, "omar")).toEqual([]);
    expect(await revisionOf(open.db, "omar", id, 1)).toBeUndefined();
    expect(await saveRevision(open.db, "omar", revision(), id)).toBe("missing");
    expect(await share(open.db, "omar", id, true)).toBeUndefined();
    expect(await removeProject(open.db, "omar", id)).toBe(false);
    await removeProjectsOf(open.db, "omar");
    expect(await projectFilesOf(open.db, "sara")).toHaveLength(1);
  });

  it("has limits by number and by bytes", async () => {
    const { id } = await save("sara", revision());
    for (let number = 2; number <= projectLimits.revisions; number += 1)
      await save("sara", revision({ file: `{"number":${number}}` }), id);
    expect(await saveRevision(open.db, "sara", revision({ file: "{}" }), id)).toBe("full");
    const large = revision({ file: "م".repeat(projectLimits.account / 2) });
    expect(await saveRevision(open.db, "sara", large)).toBe("full");
    expect(await projectsOf(open.db, "sara")).toHaveLength(1);
    for (let count = 0; count < projectLimits.projects; count += 1) await save("omar", revision());
    expect(await saveRevision(open.db, "omar", revision())).toBe("full");
  });

  it("can be read by anybody with its link, in its latest revision, until the link is withdrawn", async () => {
    const { id } = await save("sara", revision());
    const { key } = (await share(open.db, "sara", id, true)) ?? {};
    expect(key).toMatch(/^[\w-]{22}$/);
    await save("sara", revision({ file: "{}" }), id);
    expect(await sharedFile(open.db, key ?? "")).toMatchObject({ file: "{}", number: 2 });
    await share(open.db, "sara", id, false);
    expect(await sharedFile(open.db, key ?? "")).toBeUndefined();
    const again = await share(open.db, "sara", id, true);
    expect(again?.key).not.toBe(key);
  });

  it("is erased with its account, and is in its export", async () => {
    const { id } = await save("sara", revision());
    await save("sara", revision({ file: "{}" }), id);
    expect(await projectFilesOf(open.db, "sara")).toMatchObject([{ number: 1 }, { number: 2, file: "{}" }]);
    await removeProjectsOf(open.db, "sara");
    expect(await projectFilesOf(open.db, "sara")).toEqual([]);
    expect(await projectsOf(open.db, "sara")).toEqual([]);
  });
});
