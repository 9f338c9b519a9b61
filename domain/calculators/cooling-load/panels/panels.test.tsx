import { calculate } from "@site/engine/buildings/building.ts";
import { ageIds } from "@site/engine/data/ages.ts";
import { glassSizes } from "@site/engine/data/glazing.ts";
import { roomKindIds } from "@site/engine/data/room-kinds.ts";
import { cityIds } from "@site/engine/data/stations.ts";
import { compassPoints, positions, type QuickInput } from "@site/engine/quick/input.ts";
import { calculateQuick } from "@site/engine/quick/quick.ts";
import { cuts } from "@site/engine/what-if/cuts.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import fc from "@site/testing/fast-check.ts";
import { nth } from "@site/typed";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { sayer } from "../../kit/frame/say.ts";
import { DayChart } from "../charts/DayChart.tsx";
import { PsychrometricChart } from "../charts/PsychrometricChart.tsx";
import { worstHours, YearMap } from "../charts/YearMap.tsx";
import { words } from "../words.ts";
import { BlockPanel } from "./BlockPanel.tsx";
import { BreakdownPanel } from "./BreakdownPanel.tsx";
import { CutsPanel } from "./CutsPanel.tsx";
import { SupplyPanel } from "./SupplyPanel.tsx";

const anyRoom: fc.Arbitrary<QuickInput> = fc.record({
  city: fc.constantFrom(...cityIds),
  room: fc.constantFrom(...roomKindIds),
  area: fc.double({ min: 2, max: 2000, noNaN: true }),
  height: fc.double({ min: 2, max: 12, noNaN: true }),
  facing: fc.constantFrom(...compassPoints),
  glass: fc.constantFrom(...glassSizes),
  position: fc.constantFrom(...positions),
  age: fc.constantFrom(...ageIds),
});

const sayers = languageCodes.map((language) => {
  const page = readPage("calculator", "/calculators/hvac-cooling-load", language);
  return sayer(words.parse(page?.words), calculatorWords(language), language);
});

test.each(sayers)("in $language every room can be drawn, and no figure is missing", (say) => {
  fc.assert(
    fc.property(anyRoom, (input) => {
      const { room, result, building } = calculateQuick(input);
      const { pressure } = nth(result.days, room.peak.day);
      const twice = calculate({ ...building, rooms: [...building.rooms, ...building.rooms] });
      const html = renderToStaticMarkup(
        <>
          <DayChart say={say} load={room} />
          <YearMap say={say} days={result.days} load={room} />
          <BreakdownPanel say={say} load={room} />
          {room.process && <PsychrometricChart say={say} process={room.process} pressure={pressure} />}
          <SupplyPanel say={say} room={room} pressure={pressure} />
          <BlockPanel say={say} result={twice} />
          <CutsPanel
            say={say}
            cuts={cuts(input, 3)}
            required={room.selection.decides.watts}
            current
            cost={{ price: 0.3, efficiency: 3 }}
          />
        </>,
      );
      expect(html).not.toMatch(/NaN|Infinity|undefined|style=|\{[a-z]+\}/);
    }),
    { numRuns: 12 },
  );
});

test("the heat map's largest cell is the peak in the result", () => {
  fc.assert(
    fc.property(anyRoom, (input) => {
      const { result, room } = calculateQuick(input);
      const map = worstHours(result.days, room.days);
      const { month, hour, value } = room.peak;
      expect(map[month - 1]?.[hour - 1]).toBeCloseTo(value / 1000, 9);
      expect(Math.max(...map.flat())).toBeCloseTo(value / 1000, 9);
    }),
    { numRuns: 30 },
  );
});
