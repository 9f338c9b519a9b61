import type { materialIds, placeIds, quietIds } from "@site/engine/ducts/data.ts";
import type { flowUnits } from "@site/engine/ducts/flow.ts";
import { beginningIds, bendIds, fittingSourceIds } from "@site/engine/ducts/tree/fittings.ts";
import { methodIds, treeShapeIds } from "@site/engine/ducts/tree/input.ts";
import { roundSeriesIds, stepIds } from "@site/engine/ducts/tree/sizes.ts";
import { reasonIds } from "@site/engine/ducts/tree/sizing.ts";
import { treeWarningIds } from "@site/engine/ducts/tree/tree.ts";
import { z } from "zod";
import { line } from "#site/content/schemas/common.ts";
import { columnIds, listProblems, refusedLists } from "./list/columns.ts";

const named = <const T extends string>(names: readonly T[]) => z.record(z.enum(names), line);

/** The words that only the mode for a whole tree uses. */
export const treeWords = z.strictObject({
  title: line,
  intro: line,
  groups: named(["method", "ducts", "outlets", "conditions", "sections"]),
  ask: named([
    ...(["method", "friction", "shape", "endShape", "material", "endMaterial", "height", "rounds", "step"] as const),
    ...(["outlet", "machine", "tolerance", "flowUnit", "place", "quiet", "temperature", "elevation"] as const),
  ]),
  hints: named(["method", "height", "outlet", "machine", "tolerance"]),
  methods: named(methodIds),
  shapes: named(treeShapeIds),
  rounds: named(roundSeriesIds),
  steps: named(stepIds),
  beginnings: named(beginningIds),
  bendKinds: named(bendIds),
  /** The option of a section that uses the place of the whole tree. */
  sameAsTree: line,
  /** The fields of a section, and the columns of a list. */
  columns: named(columnIds),
  sectionHints: named(["after", "flow", "outlet", "other", "height", "velocity"]),
  /**
   * Texts about a section. The placeholders are `{n}` for its number, `{after}` for the number of the previous section, `{flow}`, `{size}` and
   * `{length}`.
   */
  section: line,
  atFan: line,
  continues: line,
  actions: named(["add", "branch", "remove", "paste", "take", "file", "csv"]),
  /** The message if the tree is too large for an address. */
  tooLong: line,
  /** The words for pasting a list. The placeholders are `{n}` for the number of sections, `{limit}`, `{names}`, `{row}`, `{column}` and `{text}`. */
  paste: z.strictObject({
    title: line,
    intro: line,
    label: line,
    taken: line,
    unread: line,
    more: line,
    refused: named(refusedLists),
    problems: named(listProblems),
  }),
  found: named([
    ...(["fanTotal", "fanStatic", "ducts", "outlet", "machine", "critical", "sheet", "flow", "size"] as const),
    ...(["velocity", "friction", "straight", "junction", "fittings", "loss", "static", "path", "damper"] as const),
    ...(["number", "reason", "regain", "sheetHere"] as const),
  ]),
  reasons: named(reasonIds),
  tables: named(["sizes", "pressures", "coefficients"]),
  notes: named(["sizes", "pressures", "coefficients", "drawing", "proof"]),
  drawing: line,
  throttled: line,
  warnings: named(treeWarningIds),
  fittings: named(["damper", "fire", "reducer", "straight", "branch"]),
  fittingSources: named(fittingSourceIds),
  fittingColumns: named(["fitting", "round", "rectangular", "source"]),
  problems: named(["no-air", "not-the-sum", "second-straight", "too-low"]),
  answer: line,
});

/** The words of the tree mode, and the words that both modes use. */
export type Words = z.infer<typeof treeWords> & {
  mode: Record<"label" | "one" | "tree", string>;
  flowUnits: Record<(typeof flowUnits)[number], string>;
  places: Record<(typeof placeIds)[number], string>;
  quiets: Record<(typeof quietIds)[number], string>;
  materials: Record<(typeof materialIds)[number], string>;
};
