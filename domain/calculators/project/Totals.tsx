import { tons } from "@site/engine/units.ts";
import { systemOf } from "../cooling-load/engineer/calculator.ts";
import { momentOf } from "../cooling-load/engineer/moment.ts";
import { coilsLabel } from "../cooling-load/engineer/plant-parts.ts";
import { cellId } from "./Cell.tsx";
import { useFrame, useWords } from "./context.ts";
import { readCell } from "./list/cells.ts";
import { type ColumnId, columnIds, columns, kindOf, typedIn } from "./list/columns.ts";
import type { KindNames } from "./list/room-names.ts";
import type { Project } from "./model.ts";
import type { ProjectResult } from "./reckon.ts";

type Props = { project: Project; reckoned: ProjectResult; working: boolean };

/** Shows the load of all rooms together, and the reasons why a room has no load. */
export function Totals({ project, reckoned, working }: Props) {
  const { say } = useFrame();
  const t = useWords();
  const { block, plant } = reckoned;
  const load = (watts: number) => `${say.amount(watts / 1000, "kw", 1)} · ${say.amount(tons(watts), "tr", 1)}`;
  const lines: [string, string][] = block
    ? [
        [t("totals.block"), load(block.required)],
        [t("totals.peak"), momentOf(block.peak, say)],
        [t("totals.sum"), load(block.sumOfPeaks)],
        [t("totals.diversity"), say.format(block.diversity, 3)],
        [t("totals.perArea"), say.amount(block.required / block.area, "w-per-m2")],
        ...(plant
          ? ([
              [coilsLabel(plant.kind, say), load(plant.system.block.watts)],
              [
                `${say.words.engineer.plant.load}: ${say.words.engineer.options.plant[plant.kind]}`,
                load(plant.system.plant),
              ],
            ] satisfies [string, string][])
          : ([[t("totals.unit"), systemOf(block as never, say)]] satisfies [string, string][])),
      ]
    : [];
  return (
    <section aria-labelledby="totals" aria-busy={working} className="card">
      <h2 id="totals" className="text-xl">
        {t("totals.title")}
      </h2>
      {block ? (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-3">
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt className="text-xs text-soft">{label}</dt>
              <dd className="font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-2 text-sm text-soft">
          {t(project.rooms.length > 0 && working ? "totals.working" : "totals.none")}
        </p>
      )}
      {block && (
        <p className="mt-3 text-xs text-soft">
          {t("totals.counted", { count: block.rooms, all: project.rooms.length })}
        </p>
      )}
      <Problems project={project} reckoned={reckoned} />
    </section>
  );
}

const mostShown = 8;

/** Returns the reason why a cell from a list could not be read. The engine knows only that the text is not a number. */
function reasonOf(column: ColumnId, typed: string, kinds: readonly KindNames[]) {
  const { problem } = readCell(column, typed, kinds, kindOf(column) === "glass" ? { wall: 0 } : {});
  return reasons.find((reason) => reason === problem);
}
const reasons = ["unknown-unit", "unknown-answer", "no-area", "no-wall"] as const;

function Problems({ project, reckoned }: Omit<Props, "working">) {
  const { say, kinds } = useFrame();
  const t = useWords();
  const all = project.rooms.flatMap((room) =>
    (reckoned.rooms[room.id]?.problems ?? []).map((problem) => ({ room, ...problem })),
  );
  if (all.length === 0) return null;
  const words: Record<string, string> = {
    ...say.shared.problems,
    ...say.words.problems,
    ...say.words.engineer.problems,
  };
  return (
    <ul className="mt-3 grid gap-1 text-sm text-danger">
      {all.slice(0, mostShown).map(({ room, field, problem, limit }) => {
        const column = columnIds.find((id) => columns[id].field === field);
        const unread = column && reasonOf(column, typedIn(room, column), kinds);
        const sentence = unread
          ? t(`totals.unread.${unread}`)
          : say.fill(words[problem] ?? words.unknown ?? problem, {
              limit: limit === undefined ? "" : say.format(limit, 2),
            });
        return (
          <li key={`${room.id} ${field}`}>
            <a href={`#${column ? cellId(room.id, column) : "room"}`} className="underline">
              <bdi>{room.given.n || t("list.unnamed")}</bdi>
              {column ? say.listed(["", t(`columns.${column}`)]) : ""}
            </a>
            : {column && typedIn(room, column) && <bdi>{t("totals.typed", { text: typedIn(room, column) })}</bdi>}{" "}
            {sentence}
          </li>
        );
      })}
      {all.length > mostShown && <li>{t("paste.more", { count: all.length - mostShown })}</li>}
    </ul>
  );
}
