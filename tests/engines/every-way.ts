import { afterAll, beforeAll, describe, test } from "vitest";
import { origin } from "../e2e/support/origin.ts";
import type { Engine, Running, Tab } from "./engine.ts";
import { whatIsSeen } from "./in-page.ts";
import { Visitor } from "./visitor.ts";
import { account } from "./ways/account.ts";
import { calculators } from "./ways/calculators.ts";
import { forms } from "./ways/forms.ts";
import { look } from "./ways/look.ts";
import { office } from "./ways/office.ts";
import { photos } from "./ways/photos.ts";
import type { Way, Ways } from "./ways/ways.ts";

const all: Ways = { ...look, ...forms, ...calculators, ...account, ...office, ...photos };

/** Every way in both languages, and those that only this engine can go; counted as skipped where the engine is not installed. */
export function testEveryWay(engine: Engine, own: Ways = {}) {
  const isHere = engine.isHere();
  const title = isHere ? engine.name : `${engine.name} is not installed: npm run setup`;
  describe.runIf(isHere)(title, () => {
    let running: Running;
    beforeAll(async () => {
      running = await engine.start();
    });
    afterAll(() => running?.stop());

    describe.each(["en", "ar"] as const)("%s", (language) => {
      for (const [name, way] of Object.entries({ ...all, ...own })) {
        test(name, () => running.withTab((tab) => walk(way, tab, language)));
      }
    });
  });
}

async function walk(way: Way, tab: Tab, language: "en" | "ar") {
  const visitor = new Visitor(tab, language, origin);
  await tab.resize(1280, 800);
  try {
    await way(visitor);
  } catch (error) {
    const seen = await visitor.ask(whatIsSeen).catch(() => "a page that does not answer");
    throw new Error(`${error instanceof Error ? error.message : error}\nSeen: ${seen}`, { cause: error });
  }
}
