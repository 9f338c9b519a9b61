import { languageOf } from "#app/i18n/languages.ts";
import { calculatorWords, readPage } from "#app/site/content.server.ts";
import { sayer } from "../frame/say.ts";
import { open } from "../frame/state.ts";
import { coolingLoad } from "./calculator.ts";
import { designOf } from "./engineer/design.ts";
import { openState } from "./engineer/state.ts";
import { isEngineer } from "./ModeLinks.tsx";
import { hourlyCsv } from "./panels/hourly.server.ts";
import type { Speech } from "./say.ts";
import { words } from "./words.ts";

/** The hourly table for the calculation in the address, or a plain sentence if the engine refuses it. */
export function hourlyAnswer(url: URL): Response {
  const language = languageOf(url.pathname);
  const page = readPage("calculator", "/calculators/hvac-cooling-load", language);
  const say = sayer(words.parse(page?.words), calculatorWords(language), language);
  const table = tableAt(url, say);
  if (!table) {
    const headers = { "content-type": "text/plain; charset=utf-8", "content-language": language };
    return new Response(`${say.words.panels.hourly.refused}\n`, { status: 400, headers });
  }
  return new Response(table, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="cooling-load.csv"',
    },
  });
}

function tableAt({ search, searchParams }: URL, say: Speech): string | undefined {
  if (isEngineer(search)) {
    const { counted, stale } = openState(searchParams, say.words);
    return stale ? undefined : hourlyCsv(counted.result, say, (kind) => designOf(kind, counted, say));
  }
  const { input, result, stale } = open(coolingLoad, searchParams);
  if (stale) return undefined;
  const { options, engineer } = say.words;
  const rooms = result.result.rooms.map((room) => ({ ...room, name: options.room[input.room] }));
  return hourlyCsv({ ...result.result, rooms }, say, () => engineer.options.design.ashrae04);
}
