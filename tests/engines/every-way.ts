import { afterAll, beforeAll, describe, test } from "vitest";
import { isDue, type Language, turn } from "#tests/set.ts";
import { origin } from "../e2e/support/origin.ts";
import type { Engine, RunningEngine, Tab } from "./engine.ts";
import { whatIsSeen } from "./in-page.ts";
import { account } from "./journeys/account.ts";
import { booking } from "./journeys/booking.ts";
import { calculators } from "./journeys/calculators.ts";
import { forms } from "./journeys/forms.ts";
import type { Journey, Journeys } from "./journeys/journeys.ts";
import { look } from "./journeys/look.ts";
import { office } from "./journeys/office.ts";
import { photos } from "./journeys/photos.ts";
import { Visitor } from "./visitor.ts";

const all: Journeys = { ...look, ...forms, ...calculators, ...account, ...office, ...photos, ...booking };

/**
 * The journeys that run for every change: the complete use of a form, and journeys that take at most 1.5 seconds. The language alternates
 * between commits.
 */
const always: string[] = [
  "a quote with two photos",
  "a menu of the bar opens; Escape closes it and gives the focus back",
  "the sheet of a phone has the focus while it is open, and gives it back",
  "an empty form leads to its first field, which says why",
  "before lies over after, and the slider moves the cut by keys and by a press",
] satisfies (keyof typeof forms | keyof typeof look | keyof typeof photos)[];
const isDueNow = (name: string, language: Language) => isDue("engines") || (language === turn && always.includes(name));

/**
 * Tests every journey in both languages, and the journeys that only this browser can do (`own`). If the browser is not installed, they are
 * skipped.
 */
export function testEveryWay(engine: Engine, own: Journeys = {}) {
  const isHere = engine.isHere();
  const title = isHere ? engine.name : `${engine.name} is not installed: npm run setup`;
  describe.runIf(isHere)(title, () => {
    let running: RunningEngine;
    beforeAll(async () => {
      running = await engine.start();
    });
    afterAll(() => running?.stop());

    describe.each(["en", "ar"] as const)("%s", (language) => {
      for (const [name, way] of Object.entries({ ...all, ...own })) {
        test.runIf(isDueNow(name, language))(name, () => running.withTab((tab) => walk(way, tab, language)));
      }
    });
  });
}

async function walk(way: Journey, tab: Tab, language: Language) {
  const visitor = new Visitor(tab, language, origin);
  await tab.resize(1280, 800);
  try {
    await way(visitor);
  } catch (error) {
    const seen = await visitor.ask(whatIsSeen).catch(() => "a page that does not answer");
    throw new Error(`${error instanceof Error ? error.message : error}\nSeen: ${seen}`, { cause: error });
  }
}
