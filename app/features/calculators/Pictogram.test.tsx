import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue.server.ts";
import { Pictogram } from "./Pictogram.tsx";

test("every calculator has a picture of its own", () => {
  const drawn = [...catalogue.keys()].map((slug) => renderToStaticMarkup(<Pictogram of={slug} />));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(Math.min(...drawn.map(({ length }) => length))).toBeGreaterThan(
    renderToStaticMarkup(<Pictogram of="" />).length,
  );
});
