import { languageOf } from "@site/ground/language/languages.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { sayer } from "../kit/frame/say.ts";
import { readCalculation } from "../kit/frame/state.ts";
import { coolingLoad } from "./calculator.ts";
import { basisOf } from "./engineer/design.ts";
import { plantOf } from "./engineer/plant-parts.ts";
import { plantRows } from "./engineer/plant-rows.ts";
import { type CalculatedBuilding, openState } from "./engineer/state.ts";
import { isEngineer } from "./modes.ts";
import { csvLine, hourlyCsv } from "./panels/hourly.server.ts";
import type { Speech } from "./say.ts";
import { words } from "./words.ts";

/** Answers with the hourly table for the calculation in the address, or with a plain sentence if the engine refuses the values. */
export function hourlyAnswer(url: URL): Response {
  const say = speechAt(url);
  const table = tableAt(url, say);
  return table ? csvOf(table, "cooling-load.csv") : refusal(say);
}

function speechAt(url: URL): Speech {
  const language = languageOf(url.pathname);
  const page = readPage("calculator", "/calculators/hvac-cooling-load", language);
  return sayer(words.parse(page?.words), calculatorWords(language), language);
}

const csvOf = (table: string, name: string) =>
  new Response(table, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });

function refusal({ words, language }: Speech): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "content-language": language };
  return new Response(`${words.panels.hourly.refused}\n`, { status: 400, headers });
}

/** Answers with the plant of the building in the address as a table. Each row has one figure. */
export function plantAnswer(url: URL): Response {
  const say = speechAt(url);
  const { counted, stale } = openState(url.searchParams, say.words);
  const table = stale || !counted ? undefined : plantCsv(counted, say);
  if (!table) return refusal(say);
  return csvOf(table, "cooling-load-plant.csv");
}

function plantCsv(counted: CalculatedBuilding, say: Speech): string | undefined {
  const parts = plantOf(counted, say);
  if (parts.length === 0) return undefined;
  return `\ufeff${plantRows(parts, say).map(csvLine).join("")}`;
}

function tableAt({ search, searchParams }: URL, say: Speech): string | undefined {
  if (isEngineer(search)) {
    const { counted, stale } = openState(searchParams, say.words);
    return stale || !counted ? undefined : hourlyCsv(counted.result, say, (kind) => basisOf(kind, counted, say));
  }
  const { input, result, stale } = readCalculation(coolingLoad, searchParams);
  if (stale) return undefined;
  const { options, engineer } = say.words;
  const rooms = result.result.rooms.map((room) => ({ ...room, name: options.room[input.room] }));
  return hourlyCsv({ ...result.result, rooms }, say, () => engineer.options.design.ashrae04);
}
