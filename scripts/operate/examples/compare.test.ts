import { resolve } from "node:path";
import { calculate } from "@site/engine/buildings/building.ts";
import { nth } from "@site/typed";
import { expect, it } from "vitest";
import { exampleIds, exampleText } from "#domain/calculators/project/examples.ts";
import { readFile } from "#domain/calculators/project/file.ts";
import { openProject } from "#domain/calculators/project/model.ts";
import { byHand } from "./by-hand.ts";

const kw = (watts: number) => (watts / 1000).toFixed(2);
const head = `# The example projects, worked twice

For engineers and developers who ask how far the cooling-load engine can be trusted. The page of
projects offers four made-up examples. Here each stands with two results: the loads that the engine
finds, and the loads of a second calculation that was written from the method alone
(\`scripts/operate/examples/\`).

- **The second calculation does this itself**: sun, sky, delay, moist air and sums, in code of its
  own. With the engine it shares only data: climate, layers, glass, gains.
- **Where the method leaves a choice** it takes the plainer one: the almanac's sun instead of the
  handbook's, and one film coefficient on all inner surfaces.
- **It only reads** what the rooms are: areas, layers, schedules, how much outdoor air.
- *Known limit:* it does not know skylights, parapets, fins, neighbours or the plant. No room here
  has the first four, and the plant comes after the loads.

Loads are those of the coil at its peak, fresh air and safety included, in kW. Times are hours of
standard time on the 21st of the month. The test that compares the two writes this page:
\`npm run examples\`.
`;

/** The largest allowed difference in per cent: for a single room, and for all rooms together. */
const bearable = { room: 3, block: 2 };

it("computes the loads of the examples a second time, with only the differences that the choices explain (npm run examples)", async () => {
  const parts: string[] = [];
  for (const id of exampleIds) {
    const { project, unknown } = readFile(await exampleText(id, "en"));
    expect(unknown).toEqual([]);
    const { building, problems, counted } = openProject(project);
    expect([problems, counted.length]).toEqual([[], project.rooms.length]);
    if (!building) throw new Error(`${id} has no building`);
    const [engine, second] = [calculate(building), byHand(building)];
    const row = (name: string, watts: number, when: string, other: { watts: number; when: string }, most: number) => {
      const difference = 100 * (other.watts / watts - 1);
      expect(Math.abs(difference), `${id}: ${name}`).toBeLessThan(most);
      return `| ${name} | ${kw(watts)} | ${when} | ${kw(other.watts)} | ${other.when} | ${(Math.round(10 * difference) / 10 || 0).toFixed(1)} |\n`;
    };
    const at = ({ month, kind, hour }: { month: number; kind: string; hour: number }) => `${month} ${kind} ${hour}:00`;
    const rooms = engine.rooms.map(({ breakdown, peak }, index) =>
      row(project.rooms[index]?.given.n ?? "", breakdown.required, at(peak), nth(second.rooms, index), bearable.room),
    );
    const { breakdown, peak } = engine.block;
    const block = row("**all at once**", breakdown.required, at(peak), second.block, bearable.block);
    const columns = "| room | engine | at | second | at | difference, % |\n|---|---:|---|---:|---|---:|\n";
    parts.push(`\n## ${project.name.replace("Example: ", "")}\n\n${columns}${rooms.join("")}${block}`);
  }
  await expect(head + parts.join("")).toMatchFileSnapshot(resolve("docs/examples.md"));
});
