import { languageOf } from "#app/i18n/languages.ts";
import { calculatorWords, readPage } from "#app/site/content.server.ts";
import type { BuildingResult } from "#engine/buildings/building.ts";
import { sayer } from "../frame/say.ts";
import { open } from "../frame/state.ts";
import { coolingLoad } from "./calculator.ts";
import { openState } from "./engineer/state.ts";
import { isEngineer } from "./ModeLinks.tsx";
import { hourlyCsv } from "./panels/hourly.server.ts";
import { type Words, words } from "./words.ts";

/** The hourly table for the calculation in the address, or a plain sentence if the engine refuses it. */
export function hourlyAnswer(url: URL): Response {
  const language = languageOf(url.pathname);
  const page = readPage("calculator", "/calculators/hvac-cooling-load", language);
  const say = sayer(words.parse(page?.words), calculatorWords(language), language);
  const result = resultAt(url, say.words);
  if (!result) {
    const headers = { "content-type": "text/plain; charset=utf-8", "content-language": language };
    return new Response(`${say.words.panels.hourly.refused}\n`, { status: 400, headers });
  }
  return new Response(hourlyCsv(result, say), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="cooling-load.csv"',
    },
  });
}

function resultAt({ search, searchParams }: URL, words: Words): BuildingResult | undefined {
  if (isEngineer(search)) {
    const { result, stale } = openState(searchParams, words);
    return stale ? undefined : result;
  }
  const { input, result, stale } = open(coolingLoad, searchParams);
  if (stale) return undefined;
  const rooms = result.result.rooms.map((room) => ({ ...room, name: words.options.room[input.room] }));
  return { ...result.result, rooms };
}
