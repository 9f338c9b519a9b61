import { latentParts, sensibleParts } from "@site/engine/rooms/components.ts";
import type { Block } from "#site/papers/blocks.ts";
import { plannedOf } from "../engineer/plant-loads.ts";
import { blanksOf, kilowatts } from "../say.ts";
import { type Context, figure, wordsOf } from "./context.ts";

/** Lists the values that a person who checks the report looks at first. They are computed again from the result. */
export function checkBlocks(context: Context): Block[] {
  const { state } = context;
  const p = wordsOf(context);
  const { rooms, block } = state.counted.result;
  const { values, usual } = state.counted.opened;
  const { breakdown } = block;
  const parts =
    sensibleParts.reduce((sum, part) => sum + breakdown.sensible[part], 0) +
    latentParts.reduce((sum, part) => sum + breakdown.latent[part], 0);
  const whole = parts + breakdown.freshSensible + breakdown.freshLatent + breakdown.fan + breakdown.ducts;
  const typed = ["o", "w", "n", "x"].some((name) => values[name] !== usual[name]);
  const area = rooms.reduce((sum, room) => sum + room.area, 0);
  const hasPlant = plannedOf(state.counted) !== undefined;
  return [
    {
      kind: "list",
      items: [
        p("report.checks.balance", { watts: figure(Math.abs(whole - breakdown.coil), 1, "W") }),
        p(typed ? "report.checks.designTyped" : "report.checks.designOwn"),
        p("report.checks.perArea", { watts: figure(breakdown.coil / area, 0, "W/m²") }),
        ...(hasPlant ? [] : unitChecks(context)),
        p("report.checks.codes"),
      ],
    },
  ];
}

/** Returns remarks on one unit for all rooms, and on rooms that need a separate unit for their outdoor air. */
function unitChecks(context: Context): string[] {
  const { say, state } = context;
  const p = wordsOf(context);
  const { rooms, block } = state.counted.result;
  const apart = rooms.filter(({ freshAirApart }) => freshAirApart);
  const { margin, decides } = block.selection;
  const { gives, needs } = say.words.result;
  return [
    p("report.checks.margin", { percent: figure(100 * margin) }),
    say.fill(gives, blanksOf(decides, say)) +
      `: ${figure(kilowatts(decides.capacity), 2, "kW")} · ${say.fill(needs, blanksOf(decides, say))}: ${figure(kilowatts(decides.watts), 2, "kW")}`,
    ...(apart.length === 0
      ? [p("report.checks.noApart")]
      : apart.map(({ name, breakdown: own }) =>
          p("report.checks.apart", { name, latent: figure((100 * own.coilLatent) / own.coil) }),
        )),
  ];
}
