import { specimenPdf } from "#app/specimens/specimens.server.ts";
import type { Route } from "./+types/specimen-paper.ts";

/** A specimen as PDF. The build makes this file. */
export const loader = ({ url }: Route.LoaderArgs) => specimenPdf(url.pathname);
