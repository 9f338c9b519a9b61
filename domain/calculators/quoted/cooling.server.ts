import type { PlantId } from "@site/engine/data/systems.ts";
import type { Selection } from "@site/engine/equipment/select.ts";
import type { QuickResult } from "@site/engine/quick/quick.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { nth } from "@site/typed";
import type { QuotedLine } from "#domain/leads/index.ts";
import { plannedOf } from "../cooling-load/engineer/plant-loads.ts";
import { openState } from "../cooling-load/engineer/state.ts";
import type { Input } from "../cooling-load/fields.ts";
import { isEngineer } from "../cooling-load/modes.ts";
import { kilowatts } from "../cooling-load/say.ts";
import type { Words } from "../cooling-load/words.ts";
import { item, type SayByLanguage, saying } from "./line.ts";
import { blankNamed, inBoth, makeAndModel, quotationText, rowLine } from "./texts.server.ts";

type Say = SayByLanguage<Words>;
/** A room, or all rooms together, with the unit that was selected for it. It has a name only if there are several rooms. */
interface Cooled {
  name?: Record<Language, string>;
  selection: Selection;
  freshAirApart: boolean;
}

/**
 * Makes the lines of a cooling load for a quotation: the recommended units, and their fitting. Makes and models stay open, because the
 * calculated sizes are nominal sizes and not those of a maker.
 */
export const cooling = {
  lines(_: Input, { room }: QuickResult, say: Say, search: string): QuotedLine[] {
    if (!isEngineer(search)) return unitsFor([{ ...room, name: undefined }], say);
    const { counted } = openState(new URLSearchParams(search), say.en.words);
    if (!counted) return [];
    const planned = plannedOf(counted);
    if (planned) return [plantLine(planned.plan.plant, planned.loads.plant, say)];
    const names = { en: namesIn(search, say.en.words), ar: namesIn(search, say.ar.words) };
    return unitsFor(
      counted.result.rooms.map((room, at) => ({ ...room, name: inBoth((language) => nth(names[language], at)) })),
      say,
    );
  },
};

/** Returns the names of the rooms in one language. A room without a name is named by its use. */
const namesIn = (search: string, words: Words) =>
  (openState(new URLSearchParams(search), words).opened.building?.rooms ?? []).map(({ name }) => name);

/** Makes the line for a plant. The machines of the plant are chosen later, from its data sheet. */
const plantLine = (plant: PlantId, watts: number, say: Say): QuotedLine =>
  item(
    quotationText((words, language) =>
      words("taken.plant", {
        kind: say[language].words.engineer.options.plant[plant],
        load: say[language].format(kilowatts(watts), 1),
        open: blankNamed(words("taken.plantOpen")),
      }),
    ),
    "system",
    1,
  );

function unitsFor(rooms: readonly Cooled[], say: Say): QuotedLine[] {
  const alike = alikeIn(rooms);
  const apart = rooms.filter(({ freshAirApart }) => freshAirApart);
  return [
    saying(
      "heading",
      quotationText((words) => words("taken.units")),
    ),
    ...alike.map((those) => unitLine(those, say)),
    ...(apart.length > 0 ? [freshAirLine(apart)] : []),
    saying(
      "heading",
      quotationText((words) => words("taken.installation")),
    ),
    ...fitting(rooms),
  ];
}

type Alike = [Cooled, ...Cooled[]];

/** Groups rooms whose units have the same kind and size. */
function alikeIn(rooms: readonly Cooled[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const room of rooms) {
    const key = `${room.selection.kind} ${room.selection.size}`;
    const known = groups.get(key);
    if (known) known.push(room);
    else groups.set(key, [room]);
  }
  return [...groups.values()];
}

const countOf = (rooms: readonly Cooled[]) => rooms.reduce((sum, { selection }) => sum + selection.count, 0);

interface Need {
  watts: number;
  celsius: number;
}

/**
 * Returns the load in watts that one unit must meet on each kind of day. A unit that is enough on a humid day may be too small on a hot day,
 * because it gives less in the heat.
 */
function needsOf(rooms: Alike): Need[] {
  const all = rooms.flatMap(({ selection: { comparisons, count } }) => comparisons.map((day) => ({ ...day, count })));
  return [...Map.groupBy(all, ({ kind }) => kind).values()].map((days) => ({
    watts: Math.max(...days.map(({ watts, count }) => watts / count)),
    celsius: Math.max(...days.map(({ outdoor }) => outdoor)),
  }));
}

const and = { en: new Intl.ListFormat("en-GB"), ar: new Intl.ListFormat("ar") };

function unitLine(rooms: Alike, say: Say): QuotedLine {
  const [{ selection }] = rooms;
  const { kind, size } = selection;
  const all = needsOf(rooms);
  return item(
    quotationText((words, language) => {
      const { words: own, format, count } = say[language];
      const needIn = ({ watts, celsius }: Need) =>
        words("taken.need", { need: format(kilowatts(watts), 2), celsius: format(celsius, 1) });
      const unit = words("taken.unit", {
        kind: own.options.system[kind],
        size: count(own.result.sizes.one, size),
        ...makeAndModel(words),
        needs: and[language].format(all.map(needIn)),
      });
      return withRooms(unit, rooms, words, language);
    }),
    "unit",
    countOf(rooms),
  );
}

const freshAirLine = (rooms: readonly Cooled[]) =>
  item(
    quotationText((words, language) =>
      withRooms(words("taken.outdoorAir", makeAndModel(words)), rooms, words, language),
    ),
    "unit",
    1,
  );

/** The largest number of room names in one line. */
const mostNames = 8;

function withRooms(
  text: string,
  rooms: readonly Cooled[],
  words: Parameters<typeof makeAndModel>[0],
  language: Language,
) {
  const names = rooms.flatMap(({ name }) => name?.[language] || []);
  if (names.length === 0) return text;
  const said = names.length > mostNames ? [...names.slice(0, mostNames), "…"] : names;
  return `${text}\n${words("taken.rooms", { rooms: said.join(language === "ar" ? "، " : ", ") })}`;
}

/** Makes the lines for fitting the units. The price list has a row for split units of up to 2 tons. The other units get a line without a price. */
function fitting(rooms: readonly Cooled[]): QuotedLine[] {
  const isSmall = ({ selection: { kind, size } }: Cooled) => kind === "split" && size <= 2;
  const [small, others] = [rooms.filter(isSmall), rooms.filter((room) => !isSmall(room))];
  const row = small.length > 0 ? rowLine("ac-install", countOf(small)) : undefined;
  const rest = row ? others : rooms;
  const own = item(
    quotationText((words) => words("taken.fitting", { open: blankNamed(words("taken.fittingOpen")) })),
    "unit",
    countOf(rest),
  );
  return [...(row ? [row] : []), ...(rest.length > 0 ? [own] : [])];
}
