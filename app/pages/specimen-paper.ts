import type { BudgetHandle } from "#app/documents.ts";
import { paperFile } from "#app/specimens/specimens.server.ts";
import type { Route } from "./+types/specimen-paper.ts";

export const handle = { budget: "paper" } satisfies BudgetHandle;

/** A specimen as PDF, or the picture of the first page of a paper. The build makes these files. */
export const loader = ({ url }: Route.LoaderArgs) => paperFile(url.pathname);
