import { languageOf } from "#app/i18n/languages.ts";
import { calculatorWords, readPage } from "#app/site/content.server.ts";
import { sayer } from "../../frame/say.ts";
import { open } from "../../frame/state.ts";
import { coolingLoad } from "./calculator.ts";
import { hourlyCsv } from "./panels/hourly.server.ts";
import { words } from "./words.ts";

/** The hourly table of what stands in the address. */
export function hourlyAnswer(url: URL): Response {
  const language = languageOf(url.pathname);
  const page = readPage("calculator", "/calculators/hvac-cooling-load", language);
  const say = sayer(words.parse(page?.words), calculatorWords(language), language);
  const { input, result } = open(coolingLoad, url.searchParams);
  const rooms = result.result.rooms.map((room) => ({ ...room, name: say.words.options.room[input.room] }));
  return new Response(hourlyCsv({ ...result.result, rooms }, say), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="cooling-load.csv"',
    },
  });
}
