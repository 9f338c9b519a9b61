import { languageOf } from "#app/i18n/languages.ts";
import { calculatorWords, readPage } from "#app/site/content.server.ts";
import { sayer } from "../../frame/say.ts";
import { open } from "../../frame/state.ts";
import type { BuildingResult } from "../building.ts";
import { coolingLoad } from "./calculator.ts";
import { openState } from "./engineer/state.ts";
import { isEngineer } from "./ModeLinks.tsx";
import { hourlyCsv } from "./panels/hourly.server.ts";
import { type Words, words } from "./words.ts";

/** The hourly table of what stands in the address. */
export function hourlyAnswer(url: URL): Response {
  const language = languageOf(url.pathname);
  const page = readPage("calculator", "/calculators/hvac-cooling-load", language);
  const say = sayer(words.parse(page?.words), calculatorWords(language), language);
  return new Response(hourlyCsv(resultAt(url, say.words), say), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="cooling-load.csv"',
    },
  });
}

function resultAt({ search, searchParams }: URL, words: Words): BuildingResult {
  if (isEngineer(search)) return openState(searchParams, words).result;
  const { input, result } = open(coolingLoad, searchParams);
  const rooms = result.result.rooms.map((room) => ({ ...room, name: words.options.room[input.room] }));
  return { ...result.result, rooms };
}
