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

The page of projects offers four made-up examples. Here each stands with the loads that the engine finds, and with those of a second calculation from the written method alone (\`scripts/operate/examples/\`):
other code for sun, sky, delay, moist air and sums, which shares nothing with the engine but its data (climate, layers, glass, gains). Where the method leaves a choice the second one takes the plainer:
the almanac's sun instead of the handbook's, and one film coefficient on all inner surfaces. What the rooms are (areas, layers, schedules, how much outdoor air) it reads and does not work out again, and it does not know skylights, parapets, fins, neighbours or the plant, which no room here has or which come after the loads.

Loads are those of the coil at its peak, fresh air and safety included, in kW; times are hours of standard time on the 21st. The test that compares them writes this page: \`npm run examples\`.
`;

/** The difference in per cent that the test bears, for a room and for all rooms at once. */
const bearable = { room: 3, block: 2 };

it("finds the loads of the examples a second time, within what the choices make (npm run examples)", async () => {
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
